import { fold } from './folding.ts';
import type { Pack } from './pack.ts';
import { type SpellingList, similarSpellings, spellingList } from './similarSpellings.ts';

/** Records that a headword must have to be found. */
export type SearchedKind = 'entry' | 'thesaurus';

/** A headword that was found by its own spelling. */
export interface FoundSpelling {
  readonly headword: string;
  readonly frequency: number;
  readonly folded: string;
  /** Edits between the folded spellings; 0 for equal ones and for beginnings. */
  readonly edits: number;
}

/** All headwords of some packs in memory, by their folded spelling. */
export interface SearchIndex {
  holds(headword: string): boolean;
  /** The headwords that begin with a folded spelling. */
  startingWith(folded: string): FoundSpelling[];
  /** The headwords within some edits of a folded spelling. */
  similarTo(folded: string, edits: number): FoundSpelling[];
}

/** What an index is made of. */
export interface SearchedHeadwords {
  readonly packs: readonly Pack[];
  readonly language: string;
  /** Headwords that have entries in one of these. */
  readonly datasets: readonly string[];
  readonly kind: SearchedKind;
}

/** Reads headwords into an index. Takes some tenths of a second for a hundred thousand. */
export function createSearchIndex({ packs, language, datasets, kind }: SearchedHeadwords): SearchIndex {
  const headwords = new Map<string, Map<string, number>>();
  for (const pack of packs.filter(({ manifest }) => manifest.spelling === 'exact')) {
    for (const { folded, text, frequency, datasets: own } of pack.everyHeadword(language, kind)) {
      if (!own.some(dataset => datasets.includes(dataset))) {
        continue;
      }
      const known = headwords.get(folded) ?? new Map<string, number>();
      headwords.set(folded, known.set(text, known.get(text) || frequency));
    }
  }
  const list = spellingList(headwords.keys());
  const foundAt = (index: number, edits: number): FoundSpelling[] => {
    const folded = list.spellings[index] ?? '';
    return [...(headwords.get(folded) ?? [])].map(([headword, frequency]) => ({
      headword,
      frequency,
      folded,
      edits,
    }));
  };
  return {
    holds: headword => headwords.get(fold(headword))?.has(headword) ?? false,
    startingWith(folded) {
      const first = firstNotBefore(list, folded);
      const found: FoundSpelling[] = [];
      for (let index = first; list.spellings[index]?.startsWith(folded); index += 1) {
        found.push(...foundAt(index, 0));
      }
      return found;
    },
    similarTo: (folded, edits) =>
      similarSpellings(list, folded, edits).flatMap(({ index, edits: distance }) => foundAt(index, distance)),
  };
}

/** Position of the first spelling that is not smaller than a text. */
function firstNotBefore({ spellings }: SpellingList, text: string): number {
  let low = 0;
  let high = spellings.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((spellings[middle] ?? '') < text) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
