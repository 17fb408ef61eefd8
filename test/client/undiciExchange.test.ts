import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import { LexicalClient } from '../../src/client/client.ts';
import { ClientError } from '../../src/client/clientError.ts';
import { type UndiciOptions, undiciExchange } from '../../src/client/undiciExchange.ts';
import { startHost } from '../exchange/hosts.ts';
import { nothing, wordsBody } from './answering.ts';

const credentials = { appId: 'the-app-id', appKey: 'the-secret-key' };

/** What a call says when the host answers so. */
async function callHost(listener: RequestListener, options: UndiciOptions = {}, signal?: AbortSignal) {
  const host = await startHost(listener);
  const remote = undiciExchange(host.baseUrl, options);
  const client = new LexicalClient(remote.exchange, { credentials: async () => credentials });
  try {
    return await client.words('en-gb', 'dog', signal ? { signal } : {});
  } finally {
    await host.close();
    await remote.close();
  }
}

/** The kind of failure, after checking that nothing secret is in it. */
async function kindOf(call: Promise<unknown>): Promise<string> {
  const failure: unknown = await call.then(
    () => undefined,
    error => error,
  );
  assert.ok(failure instanceof ClientError);
  assert.doesNotMatch(failure.message, /the-app-id|the-secret-key/);
  return failure.kind;
}

describe('undiciExchange', () => {
  it('sends credentials and path as they are, and reads the answer', async () => {
    const seen: unknown[] = [];
    const answer = await callHost((request, response) => {
      seen.push([request.method, request.url, request.headers['app_id'], request.headers['app_key']]);
      response.end(JSON.stringify(wordsBody('dog')));
    });
    assert.deepEqual(answer, wordsBody('dog'));
    assert.deepEqual(seen, [['GET', '/api/v2/words/en-gb?q=dog', 'the-app-id', 'the-secret-key']]);
  });

  it('keeps dots of a word, which are no steps in a folder', async () => {
    const paths: (string | undefined)[] = [];
    const host = await startHost((request, response) => {
      paths.push(request.url);
      response.writeHead(404).end(JSON.stringify(nothing));
    });
    const remote = undiciExchange(`${host.baseUrl}/`);
    await new LexicalClient(remote.exchange).entries('en-gb', '..');
    await remote.close();
    await host.close();
    assert.deepEqual(paths, ['/api/v2/entries/en-gb/..']);
  });

  it('follows no redirect, so that credentials stay with the host', async () => {
    let asked = 0;
    const elsewhere = await startHost((_, response) => {
      asked += 1;
      response.end('{}');
    });
    const kind = await kindOf(
      callHost((_, response) => response.writeHead(301, { location: elsewhere.baseUrl }).end()),
    );
    await elsewhere.close();
    assert.deepEqual([kind, asked], ['serverError', 0]);
  });

  it('is unreachable where no one listens', async () => {
    const host = await startHost(() => undefined);
    await host.close();
    const remote = undiciExchange(host.baseUrl);
    assert.equal(await kindOf(new LexicalClient(remote.exchange).words('en-gb', 'dog')), 'unreachable');
    await remote.close();
  });

  it('is unreachable where the connection is cut', async () => {
    assert.equal(await kindOf(callHost((_, response) => response.destroy())), 'unreachable');
  });

  it('is unreachable where the body is cut off', async () => {
    const cut: RequestListener = (_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"query":"dog"');
      setTimeout(() => response.destroy(), 5);
    };
    assert.equal(await kindOf(callHost(cut)), 'unreachable');
  });

  it('times out where the answer does not come, or does not end', async () => {
    assert.equal(await kindOf(callHost(() => undefined, { timeout: 20 })), 'timeout');
    const slow: RequestListener = (_, response) => response.writeHead(200).write('{');
    assert.equal(await kindOf(callHost(slow, { timeout: 20 })), 'timeout');
  });

  it('is aborted by the signal of its caller', async () => {
    const controller = new AbortController();
    const call = callHost(() => controller.abort(), {}, controller.signal);
    assert.equal(await kindOf(call), 'aborted');
  });

  it('is malformed where the answer is HTML, of another shape, or too large', async () => {
    const answers: readonly string[] = ['<h1>Log in</h1>', '{"results":7}'];
    for (const answer of answers) {
      assert.equal(await kindOf(callHost((_, response) => response.end(answer))), 'malformed');
    }
    const large = JSON.stringify(wordsBody('dog')).padEnd(16_000_001);
    assert.equal(await kindOf(callHost((_, response) => response.end(large))), 'malformed');
  });

  it('is refused as the service refuses', async () => {
    const limited: RequestListener = (_, response) =>
      response.writeHead(429, { 'retry-after': '7' }).end(JSON.stringify(nothing));
    await assert.rejects(callHost(limited), { kind: 'rateLimited', retryAfter: 7, status: 429 });
  });

  for (const address of [
    'http://localhost:1',
    'http://127.8.9.1',
    'http://127.1',
    'http://[::1]:1/a',
    'https://w.example',
  ]) {
    it(`takes the address '${address}'`, () => undiciExchange(address).close());
  }

  for (const address of [
    '',
    'words.example',
    'http://words.example/api/v2',
    'ftp://words.example',
    'https://someone:the-secret-key@words.example',
    'https://the-secret-key@words.example',
    'https://:the-secret-key@words.example',
    'https://words.example/#the-secret-key',
    'https://words.example/?key=the-secret-key',
    'http://127.0.0.1.words.example',
    'http://localhost.words.example',
    'http://10.0.0.1',
  ]) {
    it(`takes no address such as '${address}', and does not repeat it`, async () => {
      assert.equal(await kindOf((async () => undiciExchange(address))()), 'unreachable');
    });
  }
});
