/**
 * How many longer headwords contain each headword of two or three characters, or begin or end with it if it has
 * one: a word that makes others is in common use. CC-CEDICT counts no occurrences.
 */
export function countCompounds(headwords: {
  has(headword: string): boolean;
  keys(): Iterable<string>;
}): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const headword of headwords.keys()) {
    for (const part of partsOf(headword)) {
      if (headwords.has(part)) {
        counts.set(part, (counts.get(part) ?? 0) + 1);
      }
    }
  }
  return counts;
}

function* partsOf(headword: string): Generator<string> {
  const { length } = headword;
  for (let size = 1; size < Math.min(length, 4); size += 1) {
    for (let start = 0; start + size <= length; start += 1) {
      yield headword.slice(start, start + size);
    }
  }
}
