import assert from 'node:assert/strict';
import type { EndpointName } from '../../src/contract/endpoints.ts';
import { credentials } from './glossaServer.ts';
import { answered, firstDefinition } from './outcomes.ts';
import { type RunningClient, runClient } from './runningClient.ts';

const { appId: app_id, appKey: app_key } = credentials;

/** A method of the client and its argument, the path that it asks for, and the endpoint of the answer. */
type AnsweredCall = readonly [method: string, argument: unknown, path: string, endpoint: EndpointName];

/** With the client's own default, the dataset en-us. */
const withDataset: readonly AnsweredCall[] = [
  ['find', 'Bank', '/entries/en-us/bank', 'entries'],
  [
    'find',
    { word: 'bank', filters: 'definitions,pronunciations' },
    '/entries/en-us/bank?fields=definitions%2Cpronunciations',
    'entries',
  ],
  ['definitions', 'bank', '/entries/en-us/bank?fields=definitions', 'entries'],
  [
    'definitions',
    { word: 'bank', filters: 'examples' },
    '/entries/en-us/bank?fields=definitions,examples',
    'entries',
  ],
  ['examples', 'bank', '/entries/en-us/bank?fields=examples', 'entries'],
  ['find', 'caf%C3%A9', '/entries/en-us/caf%c3%a9', 'entries'],
  ['pronunciations', 'polish', '/entries/en-us/polish?fields=pronunciations', 'entries'],
];

/** With the language en, which Lemmas, Thesaurus and Sentences take in place of a dataset. */
const withLanguage: readonly AnsweredCall[] = [
  ['inflections', 'ran', '/lemmas/en/ran', 'lemmas'],
  ['synonyms', 'quick', '/thesaurus/en/quick?fields=synonyms', 'thesaurus'],
  ['antonyms', 'quick', '/thesaurus/en/quick?fields=antonyms', 'thesaurus'],
  ['thesaurus', 'quick', '/thesaurus/en/quick', 'thesaurus'],
  ['sentences', 'run', '/sentences/en/run', 'sentences'],
];

/** With the two languages exchanged, because the client sends them in the wrong order. */
const withTarget: readonly AnsweredCall[] = [
  ['translate', { word: 'bank', target_language: 'en' }, '/translations/en/es/bank', 'translations'],
];

const noEntry = 'No such entry found.';
const notJson = { status_code: 418, status_text: 'JSON Parse Failed. Unable to parse response.' };

describe('oxford-dictionary', () => {
  describe('with its default dataset', () => {
    const client = running({ app_id, app_key });
    answers(client, withDataset);

    it('shows the definition of a word', async () => {
      assert.equal(
        firstDefinition(answered(await client().call('definitions', 'mouse'), 'entries')),
        'a small rodent',
      );
    });

    it('tells of a word without an entry', async () => {
      assert.deepEqual(await client().call('find', 'xyz'), { kind: 'failed', reason: noEntry });
    });

    it('finds no lemmas, because it asks for them in the dataset', async () => {
      assert.deepEqual(await client().call('inflections', 'ran'), { kind: 'failed', reason: noEntry });
    });

    it('tells of a word that is too long', async () => {
      assert.deepEqual(await client().call('find', 'x'.repeat(129)), {
        kind: 'failed',
        reason: 'URI too long. Your word_id exceeds the maximum 128 characters.',
      });
    });

    it('hands on the text of a refusal that it does not know', async () => {
      assert.deepEqual(await client().call('find', { word: 'bank', filters: 'abc' }), {
        kind: 'answered',
        value: { error: 'Unknown field requested: abc' },
      });
    });
  });

  describe('with the language en', () => {
    const client = running({ app_id, app_key, source_lang: 'en' });
    answers(client, withLanguage);

    it('finds no entries, because it follows no redirect', async () => {
      assert.deepEqual(await client().call('find', 'bank'), { kind: 'failed', reason: notJson });
    });
  });

  describe('with a target language', () => {
    answers(running({ app_id, app_key, source_lang: 'es' }), withTarget);
  });

  describe('without an account', () => {
    const client = running({ app_id: 'nobody', app_key });

    it('tells of the refusal', async () => {
      assert.deepEqual(await client().call('find', 'bank'), {
        kind: 'failed',
        reason: 'Authentication failed. Remember V2 is not accessible with FREE tier.',
      });
    });
  });
});

/** A client for the tests of the suite that this is called in. */
function running(options: object): () => RunningClient {
  let client: RunningClient | undefined;
  before(async () => {
    client = await runClient('oxford-dictionary', options);
  });
  after(() => client?.close());
  return () => {
    assert.ok(client);
    return client;
  };
}

function answers(client: () => RunningClient, calls: readonly AnsweredCall[]): void {
  for (const [method, argument, path, endpoint] of calls) {
    it(`${method}(${JSON.stringify(argument)})`, async () => {
      const { server, call } = client();
      server.asked.length = 0;
      const outcome = await call(method, argument);
      assert.deepEqual(server.asked, [path]);
      answered(outcome, endpoint);
    });
  }
}
