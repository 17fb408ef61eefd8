import { DatabaseSync } from 'node:sqlite';

/** Numbers from 0 to 1, always the same ones for a seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The English headwords of the first pack, the commonest first: by frequency, then length, then alphabet. */
export function headwordsByFrequency([pack = '']: readonly string[]): string[] {
  const database = new DatabaseSync(pack, { readOnly: true });
  const rows = database
    .prepare("SELECT text FROM headword WHERE language = 'en' ORDER BY frequency DESC, length(text), text")
    .all();
  database.close();
  return rows.map(row => String(row['text']));
}

/** Words drawn so that the one of rank n comes n times more rarely than the first. */
export function drawnByRank(words: readonly string[], count: number, random: () => number): string[] {
  const sums = new Float64Array(words.length);
  let sum = 0;
  for (let rank = 0; rank < words.length; rank += 1) {
    sum += 1 / (rank + 1);
    sums[rank] = sum;
  }
  return Array.from({ length: count }, () => words[firstAbove(sums, random() * sum)] ?? '');
}

function firstAbove(sums: Float64Array, wanted: number): number {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) < wanted) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

export function drawnEvenly(words: readonly string[], count: number, random: () => number): string[] {
  return Array.from({ length: count }, () => words[Math.floor(random() * words.length)] ?? '');
}

/** A word with one edit or two, each a letter too many, too few or wrong, or two neighbours in the wrong order. */
export function misspelled(word: string, edits: number, random: () => number): string {
  let typo = word;
  while (typo === word) {
    for (let edit = 0; edit < edits; edit += 1) {
      typo = edited(typo, random);
    }
  }
  return typo;
}

function edited(word: string, random: () => number): string {
  const at = Math.floor(random() * word.length);
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  const before = word.slice(0, at);
  switch (Math.floor(random() * 4)) {
    case 0:
      return before + letter + word.slice(at);
    case 1:
      return before + word.slice(at + 1);
    case 2:
      return before + letter + word.slice(at + 1);
    default:
      return (
        before +
        word
          .slice(at, at + 2)
          .split('')
          .reverse()
          .join('') +
        word.slice(at + 2)
      );
  }
}
