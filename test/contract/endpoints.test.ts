import assert from 'node:assert/strict';
import { type Endpoint, type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { errorStatuses } from '../../src/contract/errors.ts';
import type { QueryParameter } from '../../src/contract/queries.ts';

const entryFields =
  'fields(definitions|domains|etymologies|examples|pronunciations|regions|registers|variantForms|may be empty)';
const translationFields = entryFields.replace('|may be', '|translations|may be');
const filters = 'grammaticalFeatures lexicalCategory domains registers';
const search = 'q! prefix? limit<=5000 offset<=10000';
const labels = '/{source_lang=monolingual}';
const pair = '/{source_lang=bilingualSource}/{target_lang=bilingualTarget}';

/** The tables of "Endpoints" in the specification: path with its value sets, query parameters, statuses. */
const specified: Readonly<Record<EndpointName, readonly [path: string, query: string, statuses: string]>> = {
  entries: [
    '/entries/{source_lang=monolingual}/{word_id}',
    `${entryFields} ${filters} strictMatch?`,
    '200 400 403 404 414 429 500',
  ],
  words: ['/words/{source_lang=monolingual}', `q! ${entryFields} ${filters}`, '200 400 403 404 414 429 500'],
  lemmas: [
    '/lemmas/{source_lang=lemmas}/{word_id}',
    'grammaticalFeatures lexicalCategory',
    '200 400 403 404 414 429 500',
  ],
  inflections: [
    '/inflections/{source_lang=inflections}/{word_id}',
    'strictMatch?',
    '200 403 404 414 429 500',
  ],
  thesaurus: [
    '/thesaurus/{source_lang=thesaurus}/{word_id}',
    'fields(synonyms|antonyms) strictMatch?',
    '200 400 403 404 414 429 500',
  ],
  sentences: ['/sentences/{source_lang=sentences}/{word_id}', 'strictMatch?', '200 403 404 414 429 500'],
  pronunciations: [
    '/pronunciations/{source_lang=pronunciations}/{word_id}',
    'lexicalCategory(one)',
    '200 400 403 404 414 429 500',
  ],
  translations: [
    `/translations${pair}/{word_id}`,
    `strictMatch? ${translationFields} ${filters}`,
    '200 403 404 414 429 500',
  ],
  search: ['/search/{source_lang=monolingual}', search, '200 400 403 404 429 500'],
  searchThesaurus: ['/search/thesaurus/{source_lang=thesaurus}', search, '200 400 403 404 429 500'],
  searchTranslations: [`/search/translations${pair}`, search, '200 400 403 404 429 500'],
  languages: ['/languages', 'sourceLanguage= targetLanguage=', '200 400 403 404'],
  filters: ['/filters', '', '200'],
  filtersOf: ['/filters/{endpoint=filterEndpoints}', '', '200 404'],
  fields: ['/fields', '', '200'],
  fieldsOf: ['/fields/{endpoint=fieldEndpoints}', '', '200 404'],
  lexicalCategories: [`/lexicalCategories${labels}`, '', '200 404'],
  lexicalCategoriesOfPair: [`/lexicalCategories${pair}`, '', '200 404'],
  registers: [`/registers${labels}`, '', '200 404'],
  registersOfPair: [`/registers${pair}`, '', '200 400 404'],
  domains: [`/domains${labels}`, '', '200 404'],
  domainsOfPair: [`/domains${pair}`, '', '200 400 404'],
  grammaticalFeatures: [`/grammaticalFeatures${labels}`, '', '200 404'],
  grammaticalFeaturesOfPair: [`/grammaticalFeatures${pair}`, '', '200 400 404'],
};

describe('the endpoint table', () => {
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    it(`${name} is as specified`, () => {
      assert.deepEqual([pathOf(endpoint), queryOf(endpoint), endpoint.statuses.join(' ')], specified[name]);
    });
  }

  it('has every row of the specification', () => {
    assert.deepEqual(Object.keys(endpoints), Object.keys(specified));
  });

  it('takes filter ids from the list of their name', () => {
    const lists = Object.values(endpoints).flatMap(({ query }) =>
      Object.entries(query as Endpoint['query']).flatMap(([name, parameter]) =>
        parameter.kind === 'labelIds' ? [`${name}: ${parameter.list}`] : [],
      ),
    );
    assert.deepEqual([...new Set(lists)].sort(), [
      'domains: domains',
      'grammaticalFeatures: grammaticalFeatures',
      'lexicalCategory: lexicalCategories',
      'registers: registers',
    ]);
  });

  it('has a summary for every row and no status outside the closed set', () => {
    const known: readonly number[] = [200, ...errorStatuses];
    for (const { summary, statuses } of Object.values<Endpoint>(endpoints)) {
      assert.match(summary, /^[A-Z].*\.$/);
      assert.deepEqual(
        statuses.filter(status => !known.includes(status)),
        [],
      );
    }
    assert.deepEqual(errorStatuses, [400, 403, 404, 414, 429, 500]);
  });
});

function pathOf({ path, parameters }: Endpoint): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    parameters[name] === 'word' ? `{${name}}` : `{${name}=${parameters[name]}}`,
  );
}

function queryOf({ query }: Endpoint): string {
  return Object.entries(query)
    .map(([name, parameter]) => name + kindOf(parameter))
    .join(' ');
}

function kindOf(parameter: QueryParameter): string {
  switch (parameter.kind) {
    case 'text':
      return '=';
    case 'requiredText':
      return '!';
    case 'boolean':
      return '?';
    case 'integer':
      return `<=${parameter.maximum}`;
    case 'fields':
      return `(${[...parameter.names, ...(parameter.mayBeEmpty ? ['may be empty'] : [])].join('|')})`;
    case 'labelIds':
      return parameter.atMost === 1 ? '(one)' : '';
  }
}
