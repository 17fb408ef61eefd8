import { fold } from './folding.ts';
import type { Stack } from './headwordList.ts';
import type { Pack } from './pack.ts';
import type { Having, IndexedHeadword } from './packIndex.ts';

/** A headword that was found by its own spelling. */
export interface FoundSpelling {
  readonly headword: string;
  readonly frequency: number;
  readonly folded: string;
  /** Edits between the folded spellings; 0 for equal ones and for beginnings. */
  readonly edits: number;
}

/**
 * The headwords of a stack that have what is searched, by their spellings. The first question to a pack takes some
 * tenths of a second, for it reads its headwords.
 */
export interface SearchIndex {
  holds(headword: string): boolean;
  /** The headwords that begin with a folded spelling. */
  startingWith(folded: string): FoundSpelling[];
  /** The headwords within some edits of a folded spelling. */
  similarTo(folded: string, edits: number): FoundSpelling[];
}

/** The records that a headword must have to be found. */
export type Searched =
  /** Of one of these datasets at least. */
  | { readonly kind: 'entry' | 'thesaurus'; readonly datasets: readonly string[] }
  | { readonly kind: 'translation'; readonly target: string };

/** An index over packs that are open; it holds nothing itself but what the packs keep. */
export function createSearchIndex(stack: Stack, searched: Searched): SearchIndex {
  const { language, serves } = stack;
  const packs = stack.packs.filter(pack => holdsSearched(pack, language, searched));
  // packs that translate do not count words; those that describe the language do
  const counting =
    searched.kind === 'translation'
      ? stack.packs.filter(pack => !packs.includes(pack) && pack.counts(language))
      : [];
  const isWanted = ({ text, datasets }: IndexedHeadword) =>
    serves(text, language) &&
    (searched.kind === 'translation' || (datasets?.some(id => searched.datasets.includes(id)) ?? true));
  const indexes = () => packs.map(pack => pack.index(language));
  const counts = () => counting.map(pack => pack.index(language));
  return {
    holds: headword =>
      indexes().some(index =>
        index.spelled(fold(headword), searched).some(found => found.text === headword && isWanted(found)),
      ),
    startingWith(folded) {
      const found = indexes().map(index => index.startingWith(folded, searched).filter(isWanted));
      const [only = [], ...others] = found;
      if (others.length === 0 && counting.length === 0) {
        return only.map(headword => foundSpelling(headword, 0)); // sorted already, each once
      }
      const counted = counts().flatMap(index => index.startingWith(folded, anyEntry));
      return merge(found.flat(), counted, () => 0);
    },
    similarTo(folded, edits) {
      const similar = indexes().flatMap(index =>
        index.similarTo(folded, edits, searched).filter(([found]) => isWanted(found)),
      );
      const distances = new Map(similar.map(([found, distance]) => [found.folded, distance]));
      const counted = counts().flatMap(index =>
        [...distances.keys()].flatMap(spelling => index.spelled(spelling, anyEntry)),
      );
      const found = similar.map(([headword]) => headword);
      return merge(found, counted, spelling => distances.get(spelling) ?? 0);
    },
  };
}

const anyEntry: Having = { kind: 'entry' };

function holdsSearched({ manifest }: Pack, language: string, searched: Searched): boolean {
  return (
    manifest.spelling === 'exact' &&
    (searched.kind === 'translation'
      ? manifest.pairs.includes(`${language}-${searched.target}`)
      : manifest.datasets.some(dataset => searched.datasets.includes(dataset)))
  );
}

/** Each headword once, in the order of the folded spellings, with the frequency of the first pack that counts it. */
function merge(
  found: readonly IndexedHeadword[],
  counted: readonly IndexedHeadword[],
  edits: (folded: string) => number,
): FoundSpelling[] {
  const merged = new Map<string, FoundSpelling>();
  for (const headword of found) {
    const { text, folded } = headword;
    const earlier = merged.get(text);
    if (!earlier?.frequency) {
      merged.set(text, foundSpelling(headword, edits(folded)));
    }
  }
  for (const { text, frequency } of counted) {
    const uncounted = merged.get(text);
    if (uncounted?.frequency === 0) {
      merged.set(text, { ...uncounted, frequency });
    }
  }
  return [...merged.values()].sort((one, other) => compare(one.folded, other.folded));
}

function foundSpelling({ text, folded, frequency }: IndexedHeadword, edits: number): FoundSpelling {
  return { headword: text, folded, frequency, edits };
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
