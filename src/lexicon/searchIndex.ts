import { fold } from './folding.ts';
import type { Stack } from './headwordList.ts';
import type { ListedHeadword, Pack } from './pack.ts';
import { type SpellingList, similarSpellings, spellingList } from './similarSpellings.ts';

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

/** The records that a headword must have to be found. */
export type Searched =
  | {
      readonly kind: 'entry' | 'thesaurus' /** At least one of these must hold them. */;
      readonly datasets: readonly string[];
    }
  | { readonly kind: 'translation'; readonly target: string };

/**
 * Reads the headwords of a stack into an index. Takes some tenths of a second for a hundred thousand.
 */
export function createSearchIndex({ packs, language, serves }: Stack, searched: Searched): SearchIndex {
  const headwords = new Map<string, Map<string, number>>();
  for (const pack of packs.filter(({ manifest }) => manifest.spelling === 'exact')) {
    for (const { folded, text, frequency } of searchedHeadwords(pack, language, searched)) {
      if (serves(text, language)) {
        const known = headwords.get(folded) ?? new Map<string, number>();
        headwords.set(folded, known.set(text, known.get(text) || frequency));
      }
    }
  }
  if (searched.kind === 'translation') {
    addFrequencies(headwords, { packs, language });
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

/** Packs that translate do not count words; those that describe the language do. */
function addFrequencies(
  headwords: ReadonlyMap<string, Map<string, number>>,
  { packs, language }: Pick<Stack, 'packs' | 'language'>,
): void {
  for (const pack of packs) {
    for (const { folded, text, frequency } of pack.everyCounted(language)) {
      const known = headwords.get(folded);
      if (known?.get(text) === 0) {
        known.set(text, frequency);
      }
    }
  }
}

function* searchedHeadwords(pack: Pack, language: string, searched: Searched): Generator<ListedHeadword> {
  if (searched.kind === 'translation') {
    yield* pack.manifest.pairs.includes(`${language}-${searched.target}`)
      ? pack.everyTranslated(language, searched.target)
      : [];
    return;
  }
  for (const headword of pack.everyHeadword(language, searched.kind)) {
    if (headword.datasets.some(dataset => searched.datasets.includes(dataset))) {
      yield headword;
    }
  }
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
