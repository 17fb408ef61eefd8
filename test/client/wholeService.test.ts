import assert from 'node:assert/strict';
import { LexicalClient, remoteExchange } from '../../src/client/index.ts';
import { type RunningServer, startServer } from '../../src/service/edge/server.ts';
import { fixtureService } from '../exchange/fixtureService.ts';

/** The client and the service as two programs have them: a pool, a socket, the network edge. */
describe('the client of a server', () => {
  const asked: string[] = [];
  let server: RunningServer | undefined;
  let remote: ReturnType<typeof remoteExchange> | undefined;
  let client: LexicalClient | undefined;
  before(async () => {
    const service = fixtureService({
      accounts: {
        admit: ({ appId, appKey }) =>
          appId === 'me' && appKey === 'mine'
            ? { kind: 'admitted' }
            : { kind: 'refused', reason: 'who are you?' },
      },
    });
    const noted: typeof service = request => {
      asked.push(request.path);
      return service(request);
    };
    server = await startServer({
      host: '127.0.0.1',
      port: 0,
      mounts: [{ basePath: '/api/v2', exchange: noted }],
    });
    remote = remoteExchange(`${server.url}/api/v2`);
    client = new LexicalClient(remote.exchange, {
      credentials: async () => ({ appId: 'me', appKey: 'mine' }),
    });
  });
  after(async () => {
    await remote?.close();
    await server?.close();
  });

  type Call = (client: LexicalClient) => Promise<{ readonly results: object } | undefined>;
  const calls: Readonly<Record<string, Call>> = {
    entries: api => api.entries('en-gb', 'bank', { fields: ['definitions'], strictMatch: true }),
    words: api => api.words('en-gb', 'ran'),
    lemmas: api => api.lemmas('en', 'mice', { lexicalCategory: ['noun'] }),
    inflections: api => api.inflections('en-gb', 'mouse'),
    thesaurus: api => api.thesaurus('en', 'river bank', { fields: ['synonyms'] }),
    sentences: api => api.sentences('en', 'run'),
    pronunciations: api => api.pronunciations('en-us', 'polish'),
    translations: api => api.translations('zh', 'en', '跑步'),
    search: api => api.search('en-gb', 'quikc', { limit: 3 }),
    searchThesaurus: api => api.searchThesaurus('en', 'quick'),
    searchTranslations: api => api.searchTranslations('en', 'es', 'ran'),
    languages: api => api.languages({ sourceLanguage: 'en-gb' }),
    filters: api => api.filters(),
    fields: api => api.fields('thesaurus'),
    lexicalCategories: api => api.lexicalCategories('en-gb'),
    registers: api => api.registers('en', 'es'),
    domains: api => api.domains('en', 'es'),
    grammaticalFeatures: api => api.grammaticalFeatures('en-us'),
  };
  for (const [name, call] of Object.entries(calls)) {
    it(`${name} finds what the service has`, async () => {
      assert.ok(client);
      const found = await call(client);
      assert.ok(found && Object.keys(found.results).length > 0);
    });
  }

  it('follows the redirect from en, with the credentials', async () => {
    assert.ok(remote);
    const { status, body } = await remote.exchange({
      path: '/entries/en/bank?fields=',
      headers: { app_id: 'me', app_key: 'mine' },
    });
    assert.equal(status, 200);
    assert.equal(JSON.parse(new TextDecoder().decode(body)).results[0].language, 'en-gb');
  });

  it('asks once for what it has, and says why there is nothing', async () => {
    assert.ok(client);
    const reasons: string[] = [];
    await client.entries('en-gb', 'saw');
    const before = asked.length;
    await client.entries('en-gb', 'saw');
    assert.equal(asked.length, before);
    const nothing = await client.translations('en', 'de', 'run', { onAbsence: text => reasons.push(text) });
    assert.equal(nothing, undefined);
    assert.match(reasons.join(), /'en' to 'de'.*install/);
  });

  it('is refused without the account', async () => {
    assert.ok(remote);
    const stranger = new LexicalClient(remote.exchange);
    await assert.rejects(stranger.words('en-gb', 'ran'), { kind: 'forbidden', status: 403 });
  });
});
