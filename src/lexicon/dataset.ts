import { equalIgnoringCase, fold } from './folding.ts';
import { mergeLayers } from './layers.ts';
import type { Manifest } from './manifest.ts';
import type { Pack, PackHeadword, PackLabel, Stored } from './pack.ts';
import type { LabelList } from './recordLabels.ts';
import { type SearchHit, search } from './search.ts';
import { createSearchIndex, type SearchedKind, type SearchIndex } from './searchIndex.ts';
import { type SentencesEntry, sentencesOf } from './sentences.ts';

/** A headword of a dataset, with the packs that say something about it. */
export interface Headword {
  readonly text: string;
  /** Occurrences in the corpus of the first pack that counts them. */
  readonly frequency: number;
  readonly places: readonly { readonly pack: Pack; readonly id: number }[];
}

export type Entry = Stored<'entry'> & { readonly lexicalCategory: string };
export type ThesaurusEntry = Stored<'thesaurus'> & { readonly lexicalCategory: string };

/** A form read as an inflection of a headword in one lexical category. */
export interface Lemma {
  readonly form: string;
  readonly headword: string;
  readonly lexicalCategory: string;
  readonly grammaticalFeatures: readonly string[];
}

export interface MatchOptions {
  /** Exact spelling only. Otherwise case and diacritics may differ; the exact spelling comes first. */
  readonly strict?: boolean;
}

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
export interface Dataset {
  readonly id: string;
  readonly language: string;
  readonly manifests: readonly Manifest[];
  headwords(text: string, options?: MatchOptions): readonly Headword[];
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
  labels(list: LabelList): ReadonlyMap<string, PackLabel>;
}

/** A dataset over packs. `members` are the datasets that it is made of: itself, or those of its language. */
export function createDataset(
  id: string,
  language: string,
  members: readonly string[],
  packs: readonly Pack[],
): Dataset {
  const belongs = (record: { readonly datasets?: readonly string[] }) =>
    record.datasets === undefined || record.datasets.some(dataset => members.includes(dataset));
  const labelLists = new Map<LabelList, ReadonlyMap<string, PackLabel>>();
  const indexes = new Map<SearchedKind, SearchIndex>();

  const entries = ({ places }: Headword): Entry[] =>
    mergeLayers(places.flatMap(({ pack, id: row }) => pack.records('entry', row)).filter(belongs)).sort(
      (one, other) => (other.frequency ?? 0) - (one.frequency ?? 0),
    );

  return {
    id,
    language,
    manifests: packs.map(pack => pack.manifest),
    headwords: (text, options = {}) => findHeadwords(packs, language, text, options),
    entries,
    thesaurus: ({ places }) =>
      mergeLayers(places.flatMap(({ pack, id: row }) => pack.records('thesaurus', row)).filter(belongs)),
    sentences: headword => {
      const records = headword.places.flatMap(({ pack, id: row }) => pack.records('sentences', row));
      return sentencesOf(entries(headword), records.filter(belongs));
    },
    search: (wanted, { kind, prefix }) => {
      const index = indexes.get(kind) ?? createSearchIndex({ packs, language, datasets: members, kind });
      indexes.set(kind, index);
      const forms = prefix ? [] : packs.flatMap(pack => pack.forms(language, fold(wanted)));
      return search(index, forms, wanted, { prefix });
    },
    lemmas: (form, options = {}) => findLemmas(packs, language, form, options),
    labels(list) {
      const known = labelLists.get(list);
      if (known) {
        return known;
      }
      const found = packs.flatMap(pack => members.flatMap(member => pack.labels(member, list)));
      // the first that names a label is heard
      const first = new Map(found.toReversed().map(label => [label.id, label]));
      const labels = new Map([...first].sort(([one], [other]) => (one < other ? -1 : 1)));
      labelLists.set(list, labels);
      return labels;
    },
  };
}

function findHeadwords(
  packs: readonly Pack[],
  language: string,
  text: string,
  { strict = false }: MatchOptions,
): readonly Headword[] {
  const folded = fold(text);
  const rows = packs.map(pack => ({ pack, found: pack.headwords(language, folded) }));
  const spellings = new Map<string, PackHeadword>();
  for (const { pack, found } of rows) {
    for (const row of pack.manifest.spelling === 'exact' ? found : []) {
      const wanted = strict ? row.text === text : true;
      if (wanted && !spellings.get(row.text)?.frequency) {
        spellings.set(row.text, row);
      }
    }
  }
  const placesOf = (spelling: string) =>
    rows.flatMap(({ pack, found }) =>
      found
        .filter(row => row.text === spelling || pack.manifest.spelling === 'folded')
        .map(row => ({ pack, id: row.id })),
    );
  return [...spellings.values()]
    .map(row => ({ text: row.text, frequency: row.frequency, places: placesOf(row.text) }))
    .sort(
      (one, other) =>
        distance(one.text, text) - distance(other.text, text) || other.frequency - one.frequency,
    );
}

function findLemmas(
  packs: readonly Pack[],
  language: string,
  text: string,
  { strict = false }: MatchOptions,
): readonly Lemma[] {
  const folded = fold(text);
  const rows = packs
    .flatMap(pack => pack.forms(language, folded))
    .filter(row => row.kind === 'inflection' && row.headword.text !== text && (!strict || row.form === text))
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

/** How far a spelling is from the one that was asked: 0 the same, 1 but for case, 2 but for more. */
export function distance(spelling: string, asked: string): 0 | 1 | 2 {
  if (spelling === asked) {
    return 0;
  }
  return equalIgnoringCase(spelling, asked) ? 1 : 2;
}
