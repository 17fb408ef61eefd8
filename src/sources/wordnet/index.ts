import { join } from 'node:path';
import type { Report } from '../source.ts';
import { textLines } from '../textLines.ts';
import { type PartOfSpeech, partsOfSpeech, synsetKey } from './synsets.ts';

/** The index files of WordNet (wndb(5WN), "Index File Format"; senseidx(5WN)). */

export interface IndexEntry {
  /** Lower case, with spaces for underscores. */
  readonly lemma: string;
  readonly partOfSpeech: PartOfSpeech;
  /** Keys of its synsets, the most frequent sense first. */
  readonly synsets: readonly string[];
}

/** Every lemma of a `dict` folder, by part of speech, in alphabetical order. */
export function* readIndex(folder: string, report: Report): Generator<IndexEntry> {
  for (const [partOfSpeech, name] of Object.entries(partsOfSpeech)) {
    const file = join(folder, `index.${name}`);
    for (const { number, text } of textLines(file)) {
      if (text.startsWith('  ')) {
        continue; // the licence at the head of the file
      }
      const entry = parseIndexLine(text, partOfSpeech as PartOfSpeech);
      if (entry) {
        yield entry;
      } else {
        report({ file, line: number, reason: 'not an index entry' });
      }
    }
  }
}

/** One line of an index file; undefined when it is none. */
export function parseIndexLine(line: string, partOfSpeech: PartOfSpeech): IndexEntry | undefined {
  const fields = line.trim().split(' ');
  const [lemma = '', , count = ''] = fields;
  const offsets = fields.slice(-Number(count));
  if (!/^[1-9]\d*$/.test(count) || fields.length < 6 || !offsets.every(offset => /^\d{8}$/.test(offset))) {
    return undefined;
  }
  return {
    lemma: lemma.replaceAll('_', ' '),
    partOfSpeech,
    synsets: offsets.map(offset => synsetKey(partOfSpeech, offset)),
  };
}

/** How often a lemma was tagged with a synset in the semantic concordance, by `lemma synset`. */
export type SenseCounts = ReadonlyMap<string, number>;

/** Reads index.sense; senses that were never tagged are left out. */
export function readSenseCounts(folder: string, report: Report): SenseCounts {
  const counts = new Map<string, number>();
  const file = join(folder, 'index.sense');
  for (const { number, text } of textLines(file)) {
    const line = /^([^%]+)%([1-5]):\S* (\d{8}) \d+ (\d+)$/.exec(text.trim());
    if (!line) {
      report({ file, line: number, reason: 'not a sense' });
      continue;
    }
    const [, lemma = '', type = '', offset = '', count = ''] = line;
    if (count !== '0') {
      counts.set(
        senseCountKey(lemma.replaceAll('_', ' '), synsetKey(senseTypes[Number(type)] ?? '', offset)),
        Number(count),
      );
    }
  }
  return counts;
}

export function senseCountKey(lemma: string, synset: string): string {
  return `${lemma} ${synset}`;
}

/** The synset types of sense keys by their number. */
const senseTypes = ['', 'n', 'v', 'a', 'r', 's'];
