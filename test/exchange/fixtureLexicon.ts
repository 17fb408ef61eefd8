import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Lexicon } from '../../src/lexicon/lexicon.ts';
import { PackWriter } from '../../src/lexicon/packWriter.ts';
import { fixtureRecords } from './fixtureRecords.ts';

let opened: Lexicon | undefined;

/** The lexicon of `fixtureRecords`, built on first use in a temporary folder that the process removes. */
export function fixtureLexicon(): Lexicon {
  opened ??= buildLexicon();
  return opened;
}

function buildLexicon(): Lexicon {
  const folder = mkdtempSync(join(tmpdir(), 'glossa-exchange-'));
  const file = join(folder, 'fixture.pack');
  const writer = PackWriter.create(file, {
    name: 'fixture',
    title: 'Fixture',
    datasets: ['en-gb', 'en-us'],
    pairs: [],
    languages: ['en'],
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
  for (const record of fixtureRecords) {
    writer.add(record);
  }
  writer.finish();
  const lexicon = Lexicon.open([file]);
  process.once('exit', () => {
    lexicon.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return lexicon;
}
