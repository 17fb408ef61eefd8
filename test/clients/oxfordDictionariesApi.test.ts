import assert from 'node:assert/strict';
import type { EndpointName } from '../../src/contract/endpoints.ts';
import { credentials } from './glossaServer.ts';
import { answered, firstDefinition } from './outcomes.ts';
import { type RunningClient, runClient } from './runningClient.ts';

type Options = Readonly<Record<string, unknown>>;

/** Method and options of the client, the path that it asks for, and the endpoint whose contract the answer keeps. */
type AnsweredCall = readonly [method: string, options: Options, path: string, endpoint: EndpointName];

const answeredCalls: readonly AnsweredCall[] = [
  ['entries', { word_id: 'bank' }, '/entries/en-gb/bank?&strictMatch=false', 'entries'],
  [
    'entries',
    {
      word_id: 'bank',
      source_lang: 'en-us',
      fields: ['definitions', 'registers'],
      lexicalCategory: ['noun', 'verb'],
      domains: ['finance'],
      registers: ['formal', 'archaic'],
      strictMatch: true,
    },
    '/entries/en-us/bank?&fields=definitions%2Cregisters&lexicalCategory=noun%2Cverb' +
      '&domains=finance&registers=formal%2Carchaic&strictMatch=true',
    'entries',
  ],
  [
    'entries',
    { word_id: 'run', grammaticalFeatures: ['intransitive'] },
    '/entries/en-gb/run?&grammaticalFeatures=intransitive&strictMatch=false',
    'entries',
  ],
  ['entries', { word_id: 'bank', fields: [] }, '/entries/en-gb/bank?&fields=&strictMatch=false', 'entries'],
  ['entries', { word_id: 'to_and_fro' }, '/entries/en-gb/to_and_fro?&strictMatch=false', 'entries'],
  ['entries', { word_id: 'caf%C3%A9' }, '/entries/en-gb/caf%C3%A9?&strictMatch=false', 'entries'],
  ['lemmas', { word_id: 'ran' }, '/lemmas/en/ran', 'lemmas'],
  [
    'lemmas',
    { word_id: 'ran', grammaticalFeatures: ['past'], lexicalCategory: ['verb', 'noun'] },
    '/lemmas/en/ran?&grammaticalFeatures=past&lexicalCategory=verb%2Cnoun',
    'lemmas',
  ],
  ['search', { q: 'bank' }, '/search/en-gb?q=bank&prefix=false', 'search'],
  [
    'search',
    { source_lang: 'en-us', q: 'r', prefix: true, limit: 2, offset: 1 },
    '/search/en-us?q=r&prefix=true&limit=2&offset=1',
    'search',
  ],
  // the client has no methods for these two: it writes whatever it is given between the slashes of the path
  [
    'search',
    { source_lang: 'thesaurus', target_lang: 'en', q: 'quick' },
    '/search/thesaurus/en?q=quick&prefix=false',
    'searchThesaurus',
  ],
  [
    'search',
    { source_lang: 'translations/en', target_lang: 'es', q: 'bank' },
    '/search/translations/en/es?q=bank&prefix=false',
    'searchTranslations',
  ],
  // and forgets the question mark of this one
  ['translation', { word_id: 'bank' }, '/translations/en/es/bank&strictMatch=false', 'translations'],
  ['thesaurus', { word_id: 'quick' }, '/thesaurus/en/quick?&strictMatch=false', 'thesaurus'],
  [
    'thesaurus',
    { lang: 'en', word_id: 'quick', fields: ['antonyms'], strictMatch: true },
    '/thesaurus/en/quick?&fields=antonyms&strictMatch=true',
    'thesaurus',
  ],
  ['sentences', { word_id: 'run' }, '/sentences/en/run?strictMatch=false', 'sentences'],
  ['domains', {}, '/domains/en-gb', 'domains'],
  ['domains', { source_lang: 'en', target_lang: 'es' }, '/domains/en/es', 'domainsOfPair'],
  ['fields', {}, '/fields', 'fields'],
  ['fields', { endpoint: 'entries' }, '/fields/entries', 'fieldsOf'],
  ['filters', {}, '/filters', 'filters'],
  ['filters', { endpoint: 'lemmas' }, '/filters/lemmas', 'filtersOf'],
  ['grammaticalFeatures', { source_lang: 'en-gb' }, '/grammaticalFeatures/en-gb', 'grammaticalFeatures'],
  [
    'grammaticalFeatures',
    { source_lang: 'en', target_lang: 'es' },
    '/grammaticalFeatures/en/es',
    'grammaticalFeaturesOfPair',
  ],
  ['languages', {}, '/languages?', 'languages'],
  ['languages', { sourceLanguage: 'en-gb' }, '/languages?sourceLanguage=en-gb', 'languages'],
  ['languages', { targetLanguage: 'es' }, '/languages?&targetLanguage=es', 'languages'],
  [
    'lexicalcategories',
    { source_lang: 'en', target_lang: 'es' },
    '/lexicalcategories/en/es',
    'lexicalCategoriesOfPair',
  ],
  ['lexicalcategories', { source_lang: 'en-us' }, '/lexicalcategories/en-us', 'lexicalCategories'],
  ['registers', { source_lang: 'en', target_lang: 'es' }, '/registers/en/es', 'registersOfPair'],
  ['registers', { source_lang: 'en-us' }, '/registers/en-us', 'registers'],
];

/** Calls that the client rejects, with the status that it was answered. */
const refusedCalls: readonly (readonly [why: string, method: string, options: Options, status: number])[] = [
  ['a word without an entry', 'entries', { word_id: 'xyz' }, 404],
  ['a field that does not exist', 'entries', { word_id: 'bank', fields: ['abc'] }, 400],
  ['a word that is too long', 'entries', { word_id: 'x'.repeat(129) }, 414],
  ['a letter with an accent that is not encoded', 'entries', { word_id: 'café' }, 400],
  ['a search in two languages, whose path it does not know', 'search', { q: 'bank', target_lang: 'es' }, 404],
  ['the dataset en, because it follows no redirect', 'entries', { word_id: 'bank', source_lang: 'en' }, 301],
  ['its default dataset of registers, en', 'registers', {}, 404],
  ['its default dataset of lexical categories, en', 'lexicalcategories', {}, 404],
  ['its default dataset of grammatical features, en', 'grammaticalFeatures', {}, 404],
  ['n-grams, which version 2 has not', 'lexistats_ngrams', { tokens: 'run' }, 404],
  ['the frequency of a word, which version 2 has not', 'lexistats_word', { wordform: 'run' }, 404],
  ['the frequencies of words, which version 2 has not', 'lexistats_words', { wordform: 'run' }, 404],
];

describe('oxford-dictionaries-api', () => {
  let client: RunningClient | undefined;
  const call = (method: string, options: Options) => {
    assert.ok(client);
    client.server.asked.length = 0;
    return client.call(method, options);
  };
  before(async () => {
    client = await runClient('oxford-dictionaries-api', credentials.appId, credentials.appKey);
  });
  after(() => client?.close());

  for (const [method, options, path, endpoint] of answeredCalls) {
    it(`${method}(${JSON.stringify(options)})`, async () => {
      const outcome = await call(method, options);
      assert.deepEqual(client?.server.asked, [path]);
      answered(outcome, endpoint);
    });
  }

  it('shows the definition of a word', async () => {
    const entries = answered(await call('entries', { word_id: 'mouse' }), 'entries');
    assert.equal(firstDefinition(entries), 'a small rodent');
  });

  it('leads from an inflected form to its entry', async () => {
    const lemmas = answered(await call('lemmas', { word_id: 'ran' }), 'lemmas');
    const lemma = lemmas.results[0]?.lexicalEntries[0]?.inflectionOf[0]?.id;
    const entries = answered(await call('entries', { word_id: lemma }), 'entries');
    assert.equal(firstDefinition(entries), 'go faster than at a walk');
  });

  for (const [why, method, options, status] of refusedCalls) {
    it(`is refused ${why}`, async () => {
      assert.deepEqual(await call(method, options), { kind: 'failed', reason: `Status Code:${status}` });
    });
  }

  it('is refused without an account', async () => {
    const stranger = await runClient('oxford-dictionaries-api', 'nobody', credentials.appKey);
    try {
      const outcome = await stranger.call('entries', { word_id: 'bank' });
      assert.deepEqual(outcome, { kind: 'failed', reason: 'Status Code:403' });
    } finally {
      await stranger.close();
    }
  });
});
