import type { CedictLine } from './dictionary.ts';
import { type Reading, readReading } from './readings.ts';

/** How many words of the dictionary have a character in a reading, by `character reading`. */
export type ReadingCounts = ReadonlyMap<string, number>;

/** Lines by their simplified spelling and then their reading, both in the order of the dictionary. */
export function groupLines(
  lines: Iterable<CedictLine>,
): ReadonlyMap<string, ReadonlyMap<string, readonly CedictLine[]>> {
  const headwords = new Map<string, Map<string, CedictLine[]>>();
  for (const line of lines) {
    const readings = headwords.get(line.simplified) ?? new Map<string, CedictLine[]>();
    headwords.set(line.simplified, readings);
    const same = readings.get(line.pinyin);
    if (same) {
      same.push(line);
    } else {
      readings.set(line.pinyin, [line]);
    }
  }
  return headwords;
}

/** Counts the readings of the characters that have several, in the words that they are part of. */
export function countReadings(
  headwords: ReadonlyMap<string, ReadonlyMap<string, readonly CedictLine[]>>,
): ReadingCounts {
  const counts = new Map<string, number>();
  for (const [headword, readings] of headwords) {
    const characters = [...headword];
    const matters = characters.length > 1 && characters.some(one => (headwords.get(one)?.size ?? 0) > 1);
    for (const pinyin of matters ? readings.keys() : []) {
      const syllables = pinyin.split(' ');
      for (const [position, character] of characters.length === syllables.length
        ? characters.entries()
        : []) {
        if ((headwords.get(character)?.size ?? 0) > 1) {
          const key = `${character} ${syllables[position]?.toLowerCase()}`;
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
      }
    }
  }
  return counts;
}

/**
 * The homographs of a headword, the likeliest first: words before names, surnames and mere variants; of the
 * readings of a character, that in which more words have it; then that of which more is said.
 */
export function homographs(
  readings: ReadonlyMap<string, readonly CedictLine[]>,
  counts: ReadingCounts,
): readonly Reading[] {
  return [...readings]
    .map(([pinyin, lines]) => {
      const reading = readReading(lines);
      const count = counts.get(`${reading.headword} ${pinyin.toLowerCase()}`) ?? 0;
      const said = reading.senses.filter(({ text }) => text !== '').length;
      return { reading, order: [rank(reading, said), -count, -said] };
    })
    .sort((one, other) => compare(one.order, other.order))
    .map(({ reading }) => reading);
}

function rank({ senses, capitalised, pinyin }: Reading, said: number): number {
  if (said === 0 || pinyin === undefined) {
    return 3;
  }
  return capitalised ? (senses.every(({ text }) => isSurname(text)) ? 2 : 1) : 0;
}

export function isSurname(gloss: string): boolean {
  return /\bsurname\b/i.test(gloss);
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [position, value] of one.entries()) {
    const difference = value - (other[position] ?? 0);
    if (difference !== 0) {
      return difference;
    }
  }
  return 0;
}
