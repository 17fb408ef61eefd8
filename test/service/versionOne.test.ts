import assert from 'node:assert/strict';
import { errorBodySchema } from '../../src/contract/errors.ts';
import type { Accounts } from '../../src/service/accounts.ts';
import { createVersionOne } from '../../src/service/versionOne.ts';

/** service.md, "Versioning". */
describe('version 1', () => {
  const ask = async (path: string, accounts?: Accounts) => {
    const { status, headers, body } = await createVersionOne(accounts ? { accounts } : {})({ path });
    return {
      status,
      headers,
      error: errorBodySchema.parse(JSON.parse(new TextDecoder().decode(body))).error,
    };
  };

  const successors: readonly (readonly [string, string])[] = [
    ['/entries/en/ace', '/entries/en-gb/ace'],
    ['/entries/en/ace/regions=us', '/entries/en-us/ace'],
    ['/entries/en/ace?regions=us', '/entries/en-us/ace'],
    ['/entries/es/casa', '/entries/es/casa'],
    ['/entries/en/caf%C3%A9', '/entries/en-gb/caf%C3%A9'],
    ['/entries/en/ace/definitions;examples', '/entries/en-gb/ace?fields=definitions,examples'],
    [
      '/entries/en/ace/lexicalCategory=noun,verb;registers=informal',
      '/entries/en-gb/ace?lexicalCategory=noun,verb&registers=informal',
    ],
    ['/entries/en/ace/pronunciations;regions=us', '/entries/en-us/ace?fields=pronunciations'],
    ['/entries/en/ace/translations=es', '/translations/en/es/ace'],
    ['/entries/es/casa/translations=en', '/translations/es/en/casa'],
    ['/entries/en/ace/sentences', '/sentences/en/ace'],
    ['/entries/en/ace/synonyms;antonyms', '/thesaurus/en/ace?fields=synonyms,antonyms'],
    ['/entries/en/ace/antonyms', '/thesaurus/en/ace?fields=antonyms'],
    ['/inflections/en/swimming', '/lemmas/en/swimming'],
    ['/inflections/en/swimming/lexicalCategory=verb', '/lemmas/en/swimming?lexicalCategory=verb'],
    ['/search/en?q=eye&prefix=true', '/search/en-gb?q=eye&prefix=true'],
    ['/search/en?q=eye&regions=us', '/search/en-us?q=eye'],
    ['/search/es?q=ojo', '/search/es?q=ojo'],
    ['/search/en/translations=es?q=eye', '/search/translations/en/es?q=eye'],
    ['/wordlist/en/registers=rare', '/search/en-gb'],
    ['/regions/en', '/languages'],
    ['/languages', '/languages'],
    ['/languages?sourceLanguage=en', '/languages?sourceLanguage=en'],
    ['/filters', '/filters'],
    ['/filters/entries', '/filters/entries'],
    ['/filters/translations', '/filters'],
    ['/entries/en/ace?lexicalCategory=a%26b', '/entries/en-gb/ace?lexicalCategory=a%26b'],
    ['/lexicalcategories/en', '/lexicalCategories/en-gb'],
    ['/registers/en/es', '/registers/en/es'],
    ['/domains/es', '/domains/es'],
    ['/grammaticalFeatures/en', '/grammaticalFeatures/en-gb'],
  ];
  for (const [old, successor] of successors) {
    it(`${old} is gone and names ${successor}`, async () => {
      const { status, error } = await ask(old);
      assert.equal(status, 410);
      assert.ok(error.endsWith(` /api/v2${successor}`), error);
    });
  }

  for (const path of ['/', '', '/nothing/en', '/entries/en', '/inflections/en', '/constructor', '/search']) {
    it(`${path} was never there`, async () => {
      assert.equal((await ask(path)).status, 404);
    });
  }

  it('asks for credentials of version 1, and counts', async () => {
    const seen: unknown[] = [];
    const accounts: Accounts = {
      admit: caller => {
        seen.push(caller.version);
        return { kind: 'admitted', usage: { limit: 9, remaining: 8, reset: 60 } };
      },
    };
    const { headers } = await ask('/entries/en/ace', accounts);
    assert.deepEqual(seen, [1]);
    assert.equal(headers['x-ratelimit-remaining'], '8');
    const refused = await ask('/entries/en/ace', { admit: () => ({ kind: 'refused', reason: 'no.' }) });
    assert.deepEqual([refused.status, refused.error], [403, 'Authentication failed: no.']);
  });
});
