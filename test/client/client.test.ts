import assert from 'node:assert/strict';
import type { ClientOptions } from '../../src/client/answerSource.ts';
import { LexicalClient } from '../../src/client/client.ts';
import { ClientError, type ClientErrorKind } from '../../src/client/clientError.ts';
import type { ApiResponse } from '../../src/contract/exchange.ts';
import { json, nothing, recorded, wordsBody } from './answering.ts';

const requestId = '0123456789abcdef0123456789abcdef';

/** The failure of a call whose exchange answers this. */
async function failureOf(response: ApiResponse, client = new LexicalClient(async () => response)) {
  const failure: unknown = await client.words('en-gb', 'dog').then(
    () => undefined,
    error => error,
  );
  assert.ok(failure instanceof ClientError);
  return failure;
}

describe('LexicalClient', () => {
  it('answers the body of a 200', async () => {
    const client = new LexicalClient(async () => json(wordsBody('dog')));
    assert.deepEqual(await client.words('en-gb', 'dog'), wordsBody('dog'));
  });

  it('answers undefined for what is not there, on every call', async () => {
    const client = new LexicalClient(async () => json(nothing, 404));
    assert.equal(await client.words('en-gb', 'xyz'), undefined);
    assert.equal(await client.entries('en-gb', 'xyz'), undefined);
    assert.equal(await client.lemmas('en', 'xyz'), undefined);
  });

  it('asks for what its caller means', async () => {
    const { asked, exchange } = recorded(() => json(nothing, 404));
    const client = new LexicalClient(exchange);
    await client.entries('en-us', "cat's cradle", { strictMatch: true, fields: ['definitions', 'examples'] });
    await client.words('en-gb', 'to & fro', { fields: [], domains: ['a', 'b'] });
    await client.lemmas('en', 'ran', { lexicalCategory: ['verb'] });
    assert.deepEqual(
      asked.map(({ path }) => path),
      [
        '/entries/en-us/cat%27s_cradle?fields=definitions,examples&strictMatch=true',
        '/words/en-gb?q=to%20%26%20fro&fields=&domains=a,b',
        '/lemmas/en/ran?lexicalCategory=verb',
      ],
    );
  });

  it('tolerates properties that it does not know, at any depth', async () => {
    const body = wordsBody('dog', { page: 1, metadata: { provider: 'someone' } }) as { results: object[] };
    const more = { ...body, results: body.results.map(result => ({ ...result, colour: { red: [] } })) };
    const client = new LexicalClient(async () => json(more));
    assert.deepEqual(await client.words('en-gb', 'dog'), more);
    const absent = new LexicalClient(async () => json({ ...nothing, code: 7 }, 404));
    assert.equal(await absent.words('en-gb', 'dog'), undefined);
  });
});

describe('absence', () => {
  const missing = { error: "There is no data for 'fr'; install the pack words-fr." };

  it('says why, when the answer is kept too, and to each of those who ask', async () => {
    const { asked, exchange } = recorded(() => json(missing, 404));
    const client = new LexicalClient(exchange);
    const reasons: string[] = [];
    const onAbsence = (reason: string) => reasons.push(reason);
    await Promise.all([client.words('fr', 'chat', { onAbsence }), client.words('fr', 'chat', { onAbsence })]);
    assert.equal(await client.words('fr', 'chat', { onAbsence }), undefined);
    assert.deepEqual([reasons, asked.length], [Array(3).fill(missing.error), 1]);
  });

  it('says nothing where there is something, or a failure', async () => {
    const onAbsence = () => assert.fail('nothing is absent');
    const found = new LexicalClient(async () => json(wordsBody('dog')));
    assert.deepEqual(await found.words('en-gb', 'dog', { onAbsence }), wordsBody('dog'));
    const refusing = new LexicalClient(async () => json(missing, 400));
    await assert.rejects(refusing.words('en-gb', 'dog', { onAbsence }), { kind: 'badRequest' });
  });

  it('leaves a failure of the listener to the caller, as it is', async () => {
    const client = new LexicalClient(async () => json(missing, 404));
    const failure = new Error('no room on the screen');
    const onAbsence = () => {
      throw failure;
    };
    await assert.rejects(client.words('fr', 'chat', { onAbsence }), error => error === failure);
  });

  it('never repeats credentials', async () => {
    const client = new LexicalClient(async () => json({ error: 'the-secret-key has nothing' }, 404), {
      credentials: async () => ({ appId: 'the-app-id', appKey: 'the-secret-key' }),
    });
    const reasons: string[] = [];
    await client.words('fr', 'chat', { onAbsence: reason => reasons.push(reason) });
    assert.deepEqual(reasons, ['… has nothing']);
  });
});

describe('a refusal', () => {
  const kinds: Readonly<Record<number, ClientErrorKind>> = {
    400: 'badRequest',
    403: 'forbidden',
    414: 'tooLong',
    429: 'rateLimited',
    500: 'serverError',
    503: 'serverError',
    301: 'serverError',
    204: 'serverError',
  };
  for (const [status, kind] of Object.entries(kinds)) {
    it(`of status ${status} is ${kind} with the text of the service`, async () => {
      const headers = { 'x-request-id': requestId };
      const failure = await failureOf(json({ error: 'So it is.', code: 7 }, Number(status), headers));
      assert.deepEqual(
        [failure.kind, failure.status, failure.message, failure.requestId],
        [kind, Number(status), 'So it is.', requestId],
      );
    });
  }

  it('without a readable text names its status', async () => {
    for (const body of ['<h1>Bad gateway</h1>', '', '{"error":""}', '{"message":"no"}']) {
      const failure = await failureOf({ status: 502, headers: {}, body: new TextEncoder().encode(body) });
      assert.deepEqual(
        [failure.kind, failure.message],
        ['serverError', 'The lexical service answered with status 502.'],
      );
    }
  });

  it('says when to ask again', async () => {
    assert.equal((await failureOf(json(nothing, 429, { 'retry-after': '7' }))).retryAfter, 7);
    assert.equal(
      (await failureOf(json(nothing, 429, { 'retry-after': 'Sat, 1 Jan' }))).retryAfter,
      undefined,
    );
    assert.equal((await failureOf(json(nothing, 429))).retryAfter, undefined);
  });

  it('may say so as a date', async () => {
    const headers = { 'retry-after': 'Fri, 31 Dec 2100 23:59:59 GMT' };
    assert.ok(((await failureOf(json(nothing, 429, headers))).retryAfter ?? 0) > 1e9);
    assert.equal((await failureOf(json(nothing, 429, { 'retry-after': '' }))).retryAfter, undefined);
  });

  it('is asked for again: it is not kept', async () => {
    const answers = [json(nothing, 500), json(wordsBody('dog'))];
    const client = new LexicalClient(async () => answers.shift() ?? json(nothing, 500));
    await assert.rejects(client.words('en-gb', 'dog'), { kind: 'serverError' });
    assert.deepEqual(await client.words('en-gb', 'dog'), wordsBody('dog'));
  });
});

describe('a malformed answer', () => {
  const malformed: Readonly<Record<string, string>> = {
    HTML: '<!doctype html><p>Log in first</p>',
    nothing: '',
    'JSON that is cut off': JSON.stringify(wordsBody('dog')).slice(0, -5),
    'of another shape': '{"query":"dog","results":{}}',
    'without results': '{"query":"dog","results":[]}',
    'with a wrong type far inside': JSON.stringify(wordsBody('dog')).replace('"Noun"', '7'),
    null: 'null',
    'no UTF-8': '{"query":"\u00ff"}',
  };
  for (const [what, text] of Object.entries(malformed)) {
    it(`is one that is ${what}`, async () => {
      const body = Buffer.from(text, what === 'no UTF-8' ? 'latin1' : 'utf8');
      assert.equal((await failureOf({ status: 200, headers: {}, body })).kind, 'malformed');
    });
  }

  it('is a 404 of a server that is not the service', async () => {
    const body = new TextEncoder().encode('<h1>Not found</h1>');
    assert.equal((await failureOf({ status: 404, headers: {}, body })).kind, 'malformed');
  });
});

describe('credentials', () => {
  const credentials = { appId: 'the-app-id', appKey: 'the-secret-key' };

  it('are read before each request and sent as headers', async () => {
    const { asked, exchange } = recorded(() => json(nothing, 404));
    const owned = [credentials, undefined];
    const client = new LexicalClient(exchange, { credentials: async () => owned.shift() });
    await client.words('en-gb', 'one');
    await client.words('en-gb', 'two');
    assert.deepEqual(
      asked.map(({ headers }) => headers),
      [{ app_id: 'the-app-id', app_key: 'the-secret-key' }, {}],
    );
  });

  it('are never part of a message, even where the service repeats them', async () => {
    const answer = json({ error: 'Authentication failed: the-app-id with the-secret-key is unknown' }, 403);
    const client = new LexicalClient(async () => answer, { credentials: async () => credentials });
    const { kind, message } = await failureOf(answer, client);
    assert.equal(kind, 'forbidden');
    assert.match(message, /^Authentication failed: /);
    assert.doesNotMatch(message, /the-app-id|the-secret-key/);
  });

  it('that cannot be read are a failure of the call', async () => {
    const client = new LexicalClient(async () => json(nothing, 404), {
      credentials: async () => {
        throw new Error('the key chain is locked');
      },
    });
    await assert.rejects(client.words('en-gb', 'dog'), { kind: 'forbidden', message: /cannot be read/ });
  });

  it('that nobody gives do not hold a caller who gives up', async () => {
    const client = new LexicalClient(async () => json(nothing, 404), {
      credentials: () => new Promise(() => undefined),
    });
    const call = client.words('en-gb', 'dog', { signal: AbortSignal.timeout(10) });
    await assert.rejects(call, { kind: 'timeout' });
  });

  it('keep answers and requests apart', async () => {
    const accounts: ClientOptions['credentials'][] = [];
    const { asked, exchange } = recorded(({ headers }) => json(wordsBody(headers?.['app_id'] ?? 'nobody')));
    const client = new LexicalClient(exchange, { credentials: async () => accounts.shift()?.() });
    const ask = (appId: string | undefined) => {
      accounts.push(async () => (appId === undefined ? undefined : { appId, appKey: 'the-secret-key' }));
      return client.words('en-gb', 'dog').then(body => body?.query);
    };
    assert.deepEqual(await Promise.all([ask('one'), ask('two'), ask(undefined)]), ['one', 'two', 'nobody']);
    assert.deepEqual([await ask('two'), await ask('one'), await ask(undefined)], ['two', 'one', 'nobody']);
    assert.equal(asked.length, 3);
  });
});
