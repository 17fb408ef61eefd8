import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Lexicon } from '../../src/lexicon/lexicon.ts';
import type { ManifestDraft } from '../../src/lexicon/manifest.ts';
import { PackWriter } from '../../src/lexicon/packWriter.ts';
import type { EntryRecord, LexicalRecord } from '../../src/lexicon/records.ts';

/** A pack of a test: its records, and what its manifest says differently from the others. */
export interface TestPack {
  readonly records: readonly LexicalRecord[];
  readonly manifest?: Partial<ManifestDraft>;
}

/** Packs of English on top of each other, in a temporary folder that `close` removes. */
export function openPacks(packs: readonly TestPack[]): { readonly lexicon: Lexicon; close(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'glossa-service-'));
  const files = packs.map(({ records, manifest }, position) => {
    const file = join(folder, `en-${position}.pack`);
    const writer = PackWriter.create(file, { ...draft(position), ...manifest });
    for (const record of records) {
      writer.add(record);
    }
    writer.finish();
    return file;
  });
  const lexicon = Lexicon.open(files);
  return {
    lexicon,
    close: () => {
      lexicon.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function draft(position: number): ManifestDraft {
  return {
    name: `en-${position}`,
    title: 'Test',
    datasets: ['en-gb', 'en-us'],
    pairs: [],
    languages: ['en'],
    precedence: position,
    spelling: 'exact',
    sources: [
      {
        name: `Source ${position}`,
        version: '1',
        licence: 'MIT',
        attribution: 'Ours.',
        homepage: 'https://a.example',
      },
    ],
    derived: [],
    buildKey: String(position),
  };
}

/** An entry of a word that has one sense, told apart by its id. */
export function entry(
  headword: string,
  lexicalCategory: string,
  senseId: string,
  more: Partial<EntryRecord> = {},
): EntryRecord {
  return {
    kind: 'entry',
    headword,
    language: 'en',
    lexicalCategory,
    senses: [{ id: senseId, definitions: [`definition of ${senseId}`] }],
    ...more,
  };
}
