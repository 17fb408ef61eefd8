import type * as z from 'zod';
import type { ValueOf, ValueSetName } from './datasets.ts';
import { entriesBodySchema, translationsBodySchema, wordsBodySchema } from './entries.ts';
import type { ErrorStatus } from './errors.ts';
import { inflectionsBodySchema } from './inflections.ts';
import { lemmasBodySchema } from './lemmas.ts';
import { pronunciationsBodySchema } from './pronunciations.ts';
import type { FilterList, QueryParameters } from './queries.ts';
import { searchBodySchema, searchLimits } from './search.ts';
import { sentencesBodySchema } from './sentences.ts';
import { thesaurusBodySchema } from './thesaurus.ts';
import { filtersBodySchema, labelListBodySchema, languagesBodySchema } from './utilities.ts';

/** The endpoint table is the contract: router, client, description and tests read it (service.md, "Endpoints"). */

/** A path parameter takes a value of a value set, or a word as URL-encoded text. */
export type PathParameter = ValueSetName | 'word';

export interface Endpoint {
  /** Below the base address; a segment in braces is a path parameter. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly parameters: Readonly<Record<string, PathParameter>>;
  readonly query: QueryParameters;
  /** The statuses of the endpoint's row. 403 is possible on every endpoint besides (conventions.md, section 6). */
  readonly statuses: readonly (200 | ErrorStatus)[];
  readonly body: z.ZodType;
}

/** The values of an endpoint's path parameters, checked against their value sets. */
export type PathValues<E extends Endpoint> = {
  readonly [Name in keyof E['parameters']]: E['parameters'][Name] extends ValueSetName
    ? ValueOf<E['parameters'][Name]>
    : string;
};

export type BodyOf<E extends Endpoint> = z.infer<E['body']>;

const entryFields = [
  'definitions',
  'domains',
  'etymologies',
  'examples',
  'pronunciations',
  'regions',
  'registers',
  'variantForms',
] as const;

function labelIds<List extends FilterList>(list: List) {
  return { kind: 'labelIds', list } as const;
}

const filters = {
  grammaticalFeatures: labelIds('grammaticalFeatures'),
  lexicalCategory: labelIds('lexicalCategories'),
  domains: labelIds('domains'),
  registers: labelIds('registers'),
} as const;

const strictMatch = { kind: 'boolean' } as const;

const searchQuery = {
  q: { kind: 'requiredText' },
  prefix: { kind: 'boolean' },
  limit: { kind: 'integer', maximum: searchLimits.limit },
  offset: { kind: 'integer', maximum: searchLimits.offsetAndLimit },
} as const;

const monolingualWord = { source_lang: 'monolingual', word_id: 'word' } as const;
const bilingual = { source_lang: 'bilingualSource', target_lang: 'bilingualTarget' } as const;

const lookUpStatuses = [200, 400, 403, 404, 414, 429, 500] as const;
const lookUpStatusesWithout400 = [200, 403, 404, 414, 429, 500] as const;
const searchStatuses = [200, 400, 403, 404, 429, 500] as const;

export const endpoints = {
  entries: {
    path: '/entries/{source_lang}/{word_id}',
    summary: 'Dictionary entries of a headword.',
    parameters: monolingualWord,
    query: { fields: { kind: 'fields', names: entryFields, mayBeEmpty: true }, ...filters, strictMatch },
    statuses: lookUpStatuses,
    body: entriesBodySchema,
  },
  words: {
    path: '/words/{source_lang}',
    summary: 'Dictionary entries of a headword or of the lemmas of an inflected form.',
    parameters: { source_lang: 'monolingual' },
    query: {
      q: { kind: 'requiredText' },
      fields: { kind: 'fields', names: entryFields, mayBeEmpty: true },
      ...filters,
    },
    statuses: lookUpStatuses,
    body: wordsBodySchema,
  },
  lemmas: {
    path: '/lemmas/{source_lang}/{word_id}',
    summary: 'The possible lemmas of an inflected form.',
    parameters: { source_lang: 'lemmas', word_id: 'word' },
    query: { grammaticalFeatures: filters.grammaticalFeatures, lexicalCategory: filters.lexicalCategory },
    statuses: lookUpStatuses,
    body: lemmasBodySchema,
  },
  inflections: {
    path: '/inflections/{source_lang}/{word_id}',
    summary: 'All inflections of a headword.',
    parameters: { source_lang: 'inflections', word_id: 'word' },
    query: { strictMatch },
    statuses: lookUpStatusesWithout400,
    body: inflectionsBodySchema,
  },
  thesaurus: {
    path: '/thesaurus/{source_lang}/{word_id}',
    summary: 'Synonyms and antonyms of a headword, by sense.',
    parameters: { source_lang: 'thesaurus', word_id: 'word' },
    query: { fields: { kind: 'fields', names: ['synonyms', 'antonyms'], mayBeEmpty: false }, strictMatch },
    statuses: lookUpStatuses,
    body: thesaurusBodySchema,
  },
  sentences: {
    path: '/sentences/{source_lang}/{word_id}',
    summary: 'Sentences that show a headword in use.',
    parameters: { source_lang: 'sentences', word_id: 'word' },
    query: { strictMatch },
    statuses: lookUpStatusesWithout400,
    body: sentencesBodySchema,
  },
  pronunciations: {
    path: '/pronunciations/{source_lang}/{word_id}',
    summary: 'Pronunciations of a word, by lexical category.',
    parameters: { source_lang: 'pronunciations', word_id: 'word' },
    query: { lexicalCategory: { kind: 'labelIds', list: 'lexicalCategories', atMost: 1 } },
    statuses: lookUpStatuses,
    body: pronunciationsBodySchema,
  },
  translations: {
    path: '/translations/{source_lang}/{target_lang}/{word_id}',
    summary: 'Translations of a headword, by sense.',
    parameters: { ...bilingual, word_id: 'word' },
    query: {
      strictMatch,
      fields: { kind: 'fields', names: [...entryFields, 'translations'], mayBeEmpty: true },
      ...filters,
    },
    statuses: lookUpStatusesWithout400,
    body: translationsBodySchema,
  },
  search: {
    path: '/search/{source_lang}',
    summary: 'Candidate headwords for a search string.',
    parameters: { source_lang: 'monolingual' },
    query: searchQuery,
    statuses: searchStatuses,
    body: searchBodySchema,
  },
  searchThesaurus: {
    path: '/search/thesaurus/{source_lang}',
    summary: 'Candidate headwords of the thesaurus.',
    parameters: { source_lang: 'thesaurus' },
    query: searchQuery,
    statuses: searchStatuses,
    body: searchBodySchema,
  },
  searchTranslations: {
    path: '/search/translations/{source_lang}/{target_lang}',
    summary: 'Candidate headwords that have translations.',
    parameters: bilingual,
    query: searchQuery,
    statuses: searchStatuses,
    body: searchBodySchema,
  },
  languages: {
    path: '/languages',
    summary: 'The datasets that are loaded.',
    parameters: {},
    query: { sourceLanguage: { kind: 'text' }, targetLanguage: { kind: 'text' } },
    statuses: [200, 400, 403, 404],
    body: languagesBodySchema,
  },
  filters: {
    path: '/filters',
    summary: 'The valid filters of every endpoint.',
    parameters: {},
    query: {},
    statuses: [200],
    body: filtersBodySchema,
  },
  filtersOf: {
    path: '/filters/{endpoint}',
    summary: 'The valid filters of one endpoint.',
    parameters: { endpoint: 'filterEndpoints' },
    query: {},
    statuses: [200, 404],
    body: filtersBodySchema,
  },
  fields: {
    path: '/fields',
    summary: 'The available fields of every endpoint.',
    parameters: {},
    query: {},
    statuses: [200],
    body: filtersBodySchema,
  },
  fieldsOf: {
    path: '/fields/{endpoint}',
    summary: 'The available fields of one endpoint.',
    parameters: { endpoint: 'fieldEndpoints' },
    query: {},
    statuses: [200, 404],
    body: filtersBodySchema,
  },
  lexicalCategories: labelList('lexicalCategories', [200, 404]),
  lexicalCategoriesOfPair: bilingualLabelList('lexicalCategories', [200, 404]),
  registers: labelList('registers', [200, 404]),
  registersOfPair: bilingualLabelList('registers', [200, 400, 404]),
  domains: labelList('domains', [200, 404]),
  domainsOfPair: bilingualLabelList('domains', [200, 400, 404]),
  grammaticalFeatures: labelList('grammaticalFeatures', [200, 404]),
  grammaticalFeaturesOfPair: bilingualLabelList('grammaticalFeatures', [200, 400, 404]),
} as const satisfies Readonly<Record<string, Endpoint>>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

function labelList<Statuses extends Endpoint['statuses']>(list: FilterList, statuses: Statuses) {
  return {
    path: `/${list}/{source_lang}`,
    summary: `The ${list} of a dataset.`,
    parameters: { source_lang: 'monolingual' },
    query: {},
    statuses,
    body: labelListBodySchema,
  } as const;
}

function bilingualLabelList<Statuses extends Endpoint['statuses']>(list: FilterList, statuses: Statuses) {
  return {
    path: `/${list}/{source_lang}/{target_lang}`,
    summary: `The ${list} of a pair of languages.`,
    parameters: bilingual,
    query: {},
    statuses,
    body: labelListBodySchema,
  } as const;
}
