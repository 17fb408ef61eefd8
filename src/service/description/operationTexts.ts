import type { EndpointName, Endpoints } from '../../contract/endpoints.ts';
import type { TagName } from './tags.ts';

/** What the description says of an endpoint beside its row of the table. */
export interface OperationText {
  readonly tag: TagName;
  readonly description: string;
}

/** A call that the default lexicon answers with 200: a value for every path parameter, and for queries. */
export type Example<Name extends EndpointName> = {
  readonly [P in keyof Endpoints[Name]['parameters']]: string;
} & { readonly [Q in keyof Endpoints[Name]['query']]?: string };

type OperationTexts = {
  readonly [Name in EndpointName]: OperationText & { readonly example: Example<Name> };
};

const filtersInUse = { grammaticalFeatures: 'intransitive', lexicalCategory: 'verb', domains: 'sport' };
const searchInUse = { q: 'rnu', limit: '10', offset: '0' };
const pairInUse = { source_lang: 'en', target_lang: 'es' };

/** By endpoint: its group, what it does, and an example (service.md, "General rules" and "Endpoints"). */
export const operationTexts: OperationTexts = {
  entries: {
    tag: 'Dictionary',
    description:
      'Takes headwords only: for an inflected form ask Words. One result for each homograph. The dataset `en` is ' +
      'redirected to `en-gb`; the redirect and the request that follows it both count against usage.',
    example: {
      source_lang: 'en-gb',
      word_id: 'run',
      fields: 'definitions,examples',
      ...filtersInUse,
      strictMatch: 'true',
    },
  },
  words: {
    tag: 'Dictionary',
    description:
      'Takes headwords and inflected forms: for `ran` it answers the entries of `run`. It does not guess at ' +
      'misspellings; Search does.',
    example: { source_lang: 'en-gb', q: 'ran', fields: 'definitions,examples', lexicalCategory: 'verb' },
  },
  inflections: {
    tag: 'Dictionary',
    description: 'Takes a headword and answers its forms by lexical category, with grammatical features.',
    example: { source_lang: 'en-gb', word_id: 'run', strictMatch: 'true' },
  },
  thesaurus: {
    tag: 'Dictionary',
    description:
      'Takes a headword. Senses of Entries point to the senses here by `thesaurusLinks`. `fields` must not be empty.',
    example: { source_lang: 'en', word_id: 'run', fields: 'synonyms', strictMatch: 'true' },
  },
  sentences: {
    tag: 'Dictionary',
    description: 'Takes a headword. In English, `senseIds` names the senses that a sentence shows.',
    example: { source_lang: 'en', word_id: 'run', strictMatch: 'true' },
  },
  pronunciations: {
    tag: 'Dictionary',
    description:
      'Always matches case and diacritics strictly: `polish` and `Polish` are pronounced differently. Alpha: it may ' +
      'still change.',
    example: { source_lang: 'en-us', word_id: 'polish', lexicalCategory: 'verb' },
  },
  lemmas: {
    tag: 'Discovery',
    description:
      'Takes any form, a headword too, and answers each lemma with its lexical category. Nothing is guessed.',
    example: {
      source_lang: 'en',
      word_id: 'ran',
      grammaticalFeatures: 'past',
      lexicalCategory: 'verb',
    },
  },
  search: {
    tag: 'Discovery',
    description:
      'Finds headwords by spelling, beginning, inflected form, variant and likely misspelling, the closest first. ' +
      '`matchType` says why each was found.',
    example: { source_lang: 'en-gb', ...searchInUse },
  },
  searchThesaurus: {
    tag: 'Discovery',
    description: 'As Search, among the headwords that the thesaurus has.',
    example: { source_lang: 'en', ...searchInUse },
  },
  translations: {
    tag: 'Translations',
    description:
      'Takes headwords only. A sense without a translation has its definition in the target language where there is ' +
      'one. This is a dictionary: it translates words and phrases it has, not sentences.',
    example: {
      ...pairInUse,
      word_id: 'run',
      fields: 'translations',
      lexicalCategory: 'verb',
      strictMatch: 'true',
    },
  },
  searchTranslations: {
    tag: 'Translations',
    description: 'As Search, among the headwords that have translations into the target language.',
    example: { ...pairInUse, ...searchInUse },
  },
  languages: {
    tag: 'Utilities',
    description: 'Names every dataset and pair that this service can answer from.',
    example: { sourceLanguage: 'en', targetLanguage: 'es' },
  },
  filters: {
    tag: 'Utilities',
    description: 'Names the filters, not their values: those are in the label lists.',
    example: {},
  },
  filtersOf: {
    tag: 'Utilities',
    description: 'As Filters, for one endpoint.',
    example: { endpoint: 'entries' },
  },
  fields: { tag: 'Utilities', description: 'Names what `fields` may ask for.', example: {} },
  fieldsOf: {
    tag: 'Utilities',
    description: 'As Fields, for one endpoint.',
    example: { endpoint: 'entries' },
  },
  lexicalCategories: labelList('lexicalCategory'),
  lexicalCategoriesOfPair: labelListOfPair('lexicalCategory'),
  registers: labelList('registers'),
  registersOfPair: labelListOfPair('registers'),
  domains: labelList('domains'),
  domainsOfPair: labelListOfPair('domains'),
  grammaticalFeatures: labelList('grammaticalFeatures'),
  grammaticalFeaturesOfPair: labelListOfPair('grammaticalFeatures'),
};

function labelList(filter: string) {
  return {
    tag: 'Utilities',
    description: `The ids that the filter \`${filter}\` takes, each with its label in English; only those the dataset holds.`,
    example: { source_lang: 'en-gb' },
  } as const;
}

function labelListOfPair(filter: string) {
  return {
    tag: 'Utilities',
    description: `The ids that the filter \`${filter}\` takes for a pair of languages; only those the pair holds.`,
    example: pairInUse,
  } as const;
}
