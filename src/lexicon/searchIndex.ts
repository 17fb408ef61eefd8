import { fold } from './folding.ts';
import type { Stack } from './headwordList.ts';
import type { ListedHeadword, Pack } from './pack.ts';
import {
  beginsWith,
  firstNotBefore,
  type SpellingList,
  similarSpellings,
  spellingAt,
  spellingList,
} from './similarSpellings.ts';

/** A headword that was found by its own spelling. */
export interface FoundSpelling {
  readonly headword: string;
  readonly frequency: number;
  readonly folded: string;
  /** Edits between the folded spellings; 0 for equal ones and for beginnings. */
  readonly edits: number;
}

/** All headwords of a stack in memory, by their folded spelling. */
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

/** Reads the headwords of a stack into an index. Takes some tenths of a second for a hundred thousand. */
export function createSearchIndex(stack: Stack, searched: Searched): SearchIndex {
  const table = headwordTable(countedHeadwords(stack, searched));
  const { list } = table;
  return {
    holds(headword) {
      const folded = fold(headword);
      return foundAt(table, firstNotBefore(list, folded), 0).some(found => found.headword === headword);
    },
    startingWith(folded) {
      const found: FoundSpelling[] = [];
      for (let index = firstNotBefore(list, folded); beginsWith(list, index, folded); index += 1) {
        found.push(...foundAt(table, index, 0));
      }
      return found;
    },
    similarTo: (folded, edits) =>
      similarSpellings(list, folded, edits).flatMap(({ index, edits: distance }) =>
        foundAt(table, index, distance),
      ),
  };
}

/** The headwords of each folded spelling, in few objects: a hundred thousand of them are kept for each dataset. */
interface HeadwordTable {
  readonly list: SpellingList;
  /** Where the headwords of each folded spelling begin in the arrays below; one more than there are spellings. */
  readonly firsts: Uint32Array;
  /** Undefined where the headword is its folded spelling. */
  readonly texts: readonly (string | undefined)[];
  readonly frequencies: Uint32Array;
}

/** Headwords of one folded spelling with their frequencies; one that is spelled so itself may be alone. */
type Spelled = Map<string, number>;

function headwordTable(headwords: ReadonlyMap<string, Spelled>): HeadwordTable {
  const sorted = [...headwords.keys()].sort((one, other) => (one < other ? -1 : 1));
  const firsts = new Uint32Array(sorted.length + 1);
  const texts: (string | undefined)[] = [];
  const frequencies: number[] = [];
  for (const [index, folded] of sorted.entries()) {
    for (const [text, frequency] of headwords.get(folded) ?? []) {
      texts.push(text === folded ? undefined : text);
      frequencies.push(frequency);
    }
    firsts[index + 1] = texts.length;
  }
  return { list: spellingList(sorted), firsts, texts, frequencies: Uint32Array.from(frequencies) };
}

function foundAt({ list, firsts, texts, frequencies }: HeadwordTable, index: number, edits: number) {
  const found: FoundSpelling[] = [];
  if (index < list.length) {
    const folded = spellingAt(list, index);
    for (let at = firsts[index] ?? 0; at < (firsts[index + 1] ?? 0); at += 1) {
      found.push({ headword: texts[at] ?? folded, frequency: frequencies[at] ?? 0, folded, edits });
    }
  }
  return found;
}

function countedHeadwords(stack: Stack, searched: Searched): ReadonlyMap<string, Spelled> {
  const { packs, language, serves } = stack;
  const headwords = new Map<string, Spelled>();
  for (const pack of packs.filter(({ manifest }) => manifest.spelling === 'exact')) {
    for (const { folded, text, frequency } of searchedHeadwords(pack, language, searched)) {
      if (serves(text, language)) {
        const known = headwords.get(folded) ?? new Map<string, number>();
        headwords.set(folded, known.set(text, known.get(text) || frequency));
      }
    }
  }
  if (searched.kind === 'translation') {
    addFrequencies(headwords, stack);
  }
  return headwords;
}

/** Packs that translate do not count words; those that describe the language do. */
function addFrequencies(headwords: ReadonlyMap<string, Spelled>, { packs, language }: Stack): void {
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
