import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Lexicon, type LexiconOptions } from '../../src/lexicon/lexicon.ts';
import type { ManifestDraft } from '../../src/lexicon/manifest.ts';
import { PackWriter } from '../../src/lexicon/packWriter.ts';
import type { LexicalRecord } from '../../src/lexicon/records.ts';
import { fixtureRecords } from './fixtureRecords.ts';
import { wordsInTwoLanguages } from './wordsInTwoLanguages.ts';

let files: readonly string[] | undefined;
let whole: Lexicon | undefined;

/**
 * The lexicon of our own words, whose packs are built on first use in a temporary folder that the process
 * removes. Without options it is the same one each time.
 */
export function fixtureLexicon(options?: LexiconOptions): Lexicon {
  if (options) {
    return openUntilExit(fixturePacks(), options);
  }
  whole ??= openUntilExit(fixturePacks());
  return whole;
}

/** The files of the packs, which lie in a folder of their own. */
export function fixturePacks(): readonly string[] {
  files ??= buildPacks();
  return files;
}

function openUntilExit(packs: readonly string[], options: LexiconOptions = {}): Lexicon {
  const lexicon = Lexicon.open(packs, options);
  process.once('exit', () => lexicon.close());
  return lexicon;
}

function buildPacks(): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'glossa-exchange-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const english = writePack(join(folder, 'english.pack'), fixtureRecords, {
    name: 'fixture-english',
    datasets: ['en-gb', 'en-us'],
    pairs: [],
    languages: ['en'],
  });
  const bilingual = writePack(join(folder, 'bilingual.pack'), wordsInTwoLanguages, {
    name: 'fixture-bilingual',
    datasets: ['zh'],
    pairs: ['en-es', 'es-en', 'en-zh', 'zh-en'],
    languages: ['en', 'es', 'zh'],
  });
  return [english, bilingual];
}

/** Writes a pack of our own words and answers its file. */
function writePack(
  file: string,
  records: readonly LexicalRecord[],
  holds: Pick<ManifestDraft, 'name' | 'datasets' | 'pairs' | 'languages'>,
): string {
  const writer = PackWriter.create(file, {
    ...holds,
    title: 'Fixture',
    precedence: 1,
    spelling: 'exact',
    sources: [
      {
        name: 'Our Own Words',
        version: '1',
        licence: 'MIT',
        attribution: 'Our own words.',
        homepage: 'https://words.example',
      },
    ],
    derived: [],
    buildKey: 'fixture',
  });
  for (const record of records) {
    writer.add(record);
  }
  writer.finish();
  return file;
}
