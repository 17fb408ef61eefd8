import { fold } from './folding.ts';
import {
  distance,
  findHeadwords,
  type Headword,
  type HeadwordList,
  labelReader,
  type MatchOptions,
  type Stack,
} from './headwordList.ts';
import { mergeLayers } from './layers.ts';
import type { Stored } from './pack.ts';
import { type SearchHit, search } from './search.ts';
import { createSearchIndex, type SearchIndex } from './searchIndex.ts';
import { type SentencesEntry, sentencesOf } from './sentences.ts';

export type Entry = Stored<'entry'> & { readonly lexicalCategory: string };
export type ThesaurusEntry = Stored<'thesaurus'> & { readonly lexicalCategory: string };

/** A form read as an inflection of a headword in one lexical category. */
export interface Lemma {
  readonly form: string;
  readonly headword: string;
  readonly lexicalCategory: string;
  readonly grammaticalFeatures: readonly string[];
}

/** Which of the two lists of headwords of a dataset is searched. */
export type SearchedKind = 'entry' | 'thesaurus';

export interface SearchOptions {
  /** Headwords that have records of this kind. */
  readonly kind: SearchedKind;
  /** Only headwords that begin with the search string. */
  readonly prefix: boolean;
}

/**
 * One dataset of the lexicon: a stack of packs that are read together, the first one first. Every look-up
 * answers an empty list where there is nothing.
 */
export interface Dataset extends HeadwordList {
  /** The entries of a headword, the most frequent first. */
  entries(headword: Headword): readonly Entry[];
  thesaurus(headword: Headword): readonly ThesaurusEntry[];
  /** Sentences that show a headword, by lexical category; examples of its senses are among them. */
  sentences(headword: Headword): readonly SentencesEntry[];
  /** The headwords that a search string may mean, the likeliest first. */
  search(wanted: string, options: SearchOptions): readonly SearchHit[];
  /**
   * The lemmas of an inflected form, in no order of preference. A headword itself is not among its lemmas; a
   * headword that has no entry in the dataset may be.
   */
  lemmas(form: string, options?: MatchOptions): readonly Lemma[];
}

/** A dataset over packs. `members` are the datasets that it is made of: itself, or those of its language. */
export function createDataset(id: string, members: readonly string[], stack: Stack): Dataset {
  const { packs, language } = stack;
  const belongs = (record: { readonly datasets?: readonly string[] }) =>
    record.datasets === undefined || record.datasets.some(dataset => members.includes(dataset));
  const indexes = new Map<SearchedKind, SearchIndex>();

  const entries = ({ places }: Headword): Entry[] =>
    mergeLayers(places.flatMap(({ pack, id }) => pack.records('entry', id)).filter(belongs)).sort(
      (one, other) => (other.frequency ?? 0) - (one.frequency ?? 0),
    );

  return {
    id,
    language,
    manifests: packs.map(pack => pack.manifest),
    headwords: (text, options) => findHeadwords(stack, text, options),
    entries,
    thesaurus: ({ places }) =>
      mergeLayers(places.flatMap(({ pack, id }) => pack.records('thesaurus', id)).filter(belongs)),
    sentences: headword => {
      const records = headword.places.flatMap(({ pack, id }) => pack.records('sentences', id));
      return sentencesOf(entries(headword), records.filter(belongs));
    },
    search: (wanted, { kind, prefix }) => {
      const index = indexes.get(kind) ?? createSearchIndex(stack, { kind, datasets: members });
      indexes.set(kind, index);
      const forms = prefix ? [] : packs.flatMap(pack => pack.forms(language, fold(wanted)));
      return search(index, forms, wanted, { prefix });
    },
    lemmas: (form, options) => findLemmas(stack, form, options),
    labels: labelReader(packs, members),
  };
}

function findLemmas(
  { packs, language, serves }: Stack,
  text: string,
  { strict = false }: MatchOptions = {},
): readonly Lemma[] {
  const folded = fold(text);
  const rows = packs
    .flatMap(pack => pack.forms(language, folded))
    .filter(row => row.kind === 'inflection' && row.headword.text !== text && (!strict || row.form === text))
    .filter(row => serves(row.headword.text, language))
    .sort((one, other) => distance(one.form, text) - distance(other.form, text));
  const lemmas = new Map<string, Lemma>();
  for (const { form, headword, lexicalCategory, grammaticalFeatures } of rows) {
    const key = [form, headword.text, lexicalCategory, ...grammaticalFeatures].join('\t');
    if (!lemmas.has(key)) {
      lemmas.set(key, { form, headword: headword.text, lexicalCategory, grammaticalFeatures });
    }
  }
  return [...lemmas.values()];
}
