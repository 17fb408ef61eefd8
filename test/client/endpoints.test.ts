import assert from 'node:assert/strict';
import { LexicalClient } from '../../src/client/client.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { json, nothing, recorded } from './answering.ts';

type Call = (client: LexicalClient) => Promise<unknown>;

/** A call of each endpoint, and what it asks for. */
const calls: Readonly<Record<EndpointName, readonly [Call, string]>> = {
  entries: [
    client => client.entries('en-gb', 'a b', { fields: ['regions'], strictMatch: true }),
    '/entries/en-gb/a_b?fields=regions&strictMatch=true',
  ],
  words: [
    client => client.words('de', 'ab', { fields: [], registers: ['slang', 'dated'] }),
    '/words/de?q=ab&fields=&registers=slang,dated',
  ],
  lemmas: [
    client => client.lemmas('en', 'ran', { grammaticalFeatures: ['past'] }),
    '/lemmas/en/ran?grammaticalFeatures=past',
  ],
  inflections: [
    client => client.inflections('en-us', 'run', { strictMatch: false }),
    '/inflections/en-us/run?strictMatch=false',
  ],
  thesaurus: [
    client => client.thesaurus('en', 'big', { fields: ['antonyms'] }),
    '/thesaurus/en/big?fields=antonyms',
  ],
  sentences: [client => client.sentences('es', 'sí'), '/sentences/es/s%C3%AD'],
  pronunciations: [
    client => client.pronunciations('en-au', 'lead', { lexicalCategory: 'noun' }),
    '/pronunciations/en-au/lead?lexicalCategory=noun',
  ],
  translations: [
    client => client.translations('en', 'zh', 'dog', { fields: ['translations'], domains: ['zoology'] }),
    '/translations/en/zh/dog?fields=translations&domains=zoology',
  ],
  search: [
    client => client.search('en-gb', 'do', { prefix: true, limit: 5, offset: 10 }),
    '/search/en-gb?q=do&prefix=true&limit=5&offset=10',
  ],
  searchThesaurus: [client => client.searchThesaurus('en', 'do'), '/search/thesaurus/en?q=do'],
  searchTranslations: [
    client => client.searchTranslations('de', 'en', 'Hund', { limit: 0 }),
    '/search/translations/de/en?q=Hund&limit=0',
  ],
  languages: [client => client.languages({ sourceLanguage: 'en' }), '/languages?sourceLanguage=en'],
  filters: [client => client.filters(), '/filters'],
  filtersOf: [client => client.filters('lemmas'), '/filters/lemmas'],
  fields: [client => client.fields(), '/fields'],
  fieldsOf: [client => client.fields('thesaurus'), '/fields/thesaurus'],
  lexicalCategories: [client => client.lexicalCategories('en-gb'), '/lexicalCategories/en-gb'],
  lexicalCategoriesOfPair: [client => client.lexicalCategories('en', 'es'), '/lexicalCategories/en/es'],
  registers: [client => client.registers('en-gb'), '/registers/en-gb'],
  registersOfPair: [client => client.registers('en', 'es'), '/registers/en/es'],
  domains: [client => client.domains('en-gb'), '/domains/en-gb'],
  domainsOfPair: [client => client.domains('en', 'es'), '/domains/en/es'],
  grammaticalFeatures: [client => client.grammaticalFeatures('en-gb'), '/grammaticalFeatures/en-gb'],
  grammaticalFeaturesOfPair: [client => client.grammaticalFeatures('en', 'es'), '/grammaticalFeatures/en/es'],
};

describe('every endpoint', () => {
  for (const [name, [call, path]] of Object.entries(calls)) {
    it(`${name} is asked as ${path}`, async () => {
      const { asked, exchange } = recorded(() => json(nothing, 404));
      assert.equal(await call(new LexicalClient(exchange)), undefined);
      assert.deepEqual(
        asked.map(request => request.path),
        [path],
      );
    });

    it(`${name} has its own body, and takes no other`, async () => {
      const client = new LexicalClient(async () => json({ results: 7 }));
      await assert.rejects(call(client), { kind: 'malformed' });
    });
  }

  it('takes a signal and says why there is nothing, whatever its options', async () => {
    const client = new LexicalClient(async () => json(nothing, 404));
    const reasons: string[] = [];
    const onAbsence = (reason: string) => reasons.push(reason);
    await client.search('en-gb', 'x', { limit: 1, onAbsence });
    await client.filters('lemmas', { onAbsence });
    await client.fields(undefined, { onAbsence });
    await client.domains('en-gb', undefined, { onAbsence });
    await client.domains('en', 'es', { onAbsence });
    assert.deepEqual(reasons, Array(5).fill(nothing.error));
    const signal = AbortSignal.abort();
    await assert.rejects(client.languages({ signal }), { kind: 'aborted' });
    await assert.rejects(client.registers('en', 'es', { signal }), { kind: 'aborted' });
  });

  it('is sent to the dataset that was asked for, whatever stands in the options', async () => {
    const { asked, exchange } = recorded(() => json(nothing, 404));
    const more = { fields: [], source_lang: 'de', word_id: 'cat', q: 'cat' };
    await new LexicalClient(exchange).entries('en-gb', 'dog', more);
    await new LexicalClient(exchange).words('en-gb', 'dog', more);
    assert.deepEqual(
      asked.map(({ path }) => path),
      ['/entries/en-gb/dog?fields=', '/words/en-gb?q=dog&fields='],
    );
  });

  it('of the table has a method', () => assert.deepEqual(Object.keys(calls), Object.keys(endpoints)));
});
