import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { LexicalClient } from '../../src/client/client.ts';
import { remoteExchange } from '../../src/client/remoteExchange.ts';
import { startHost } from '../exchange/hosts.ts';
import { nothing, wordsBody } from './answering.ts';
import { failureOf } from './failing.ts';
import { dog, withRemote } from './remoteHost.ts';

describe('remoteExchange', () => {
  it('keeps its connections, and no more than it may', async () => {
    const ports = new Set<number | undefined>();
    const listener: RequestListener = (request, response) => {
      ports.add(request.socket.remotePort);
      setImmediate(() => response.end(dog));
    };
    await withRemote(
      listener,
      async ({ client, seen }) => {
        await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(word => client.words('en-gb', word)));
        await client.words('en-gb', 'g');
        assert.deepEqual([seen.length, ports.size], [7, 2]);
      },
      { connections: 2 },
    );
  });

  it('asks again when the service is away for a moment', async () => {
    const statuses = [503, 502, 200];
    const listener: RequestListener = (_, response) => response.writeHead(statuses.shift() ?? 500).end(dog);
    await withRemote(listener, async ({ client, clock, seen }) => {
      assert.deepEqual(await client.words('en-gb', 'dog'), wordsBody('dog'));
      assert.deepEqual([clock.slept, seen.length], [[100, 200], 3]);
    });
  });

  it('asks again when a connection is lost before the answer', async () => {
    let asked = 0;
    const listener: RequestListener = (request, response) => {
      asked += 1;
      asked === 1 ? request.socket.destroy() : response.end(dog);
    };
    await withRemote(listener, async ({ client }) => {
      assert.deepEqual(await client.words('en-gb', 'dog'), wordsBody('dog'));
      assert.equal(asked, 2);
    });
  });

  it('does not ask again for an answer that broke off', async () => {
    const listener: RequestListener = (request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{', () => request.socket.destroy());
    };
    await withRemote(listener, async ({ client, seen }) => {
      const failure = await failureOf(client.words('en-gb', 'dog'));
      assert.deepEqual([failure.kind, failure.status, seen.length], ['unreachable', 200, 1]);
      assert.match(failure.message, /broke off/);
    });
  });

  it('leaves a service alone that fails, across calls and tries', async () => {
    await withRemote(
      (_, response) => response.writeHead(503).end(),
      async ({ client, clock, seen }) => {
        await failureOf(client.words('en-gb', 'a'));
        const open = await failureOf(client.words('en-gb', 'b'));
        assert.deepEqual([open.kind, open.retryAfter, seen.length], ['unreachable', 30, 4]);
        clock.pass(30_000);
        await failureOf(client.words('en-gb', 'c'));
        assert.equal(seen.length, 5);
      },
      { circuit: { failures: 4, rest: 30_000 } },
    );
  });

  it('leaves a service alone that never answers in time', async () => {
    await withRemote(
      () => undefined,
      async ({ client, seen }) => {
        assert.equal((await failureOf(client.words('en-gb', 'a'))).kind, 'timeout');
        assert.equal((await failureOf(client.words('en-gb', 'b'))).kind, 'timeout');
        assert.equal((await failureOf(client.words('en-gb', 'c'))).kind, 'unreachable');
        assert.equal(seen.length, 2);
      },
      { timeout: 30, circuit: { failures: 2 } },
    );
  });

  it('waits out a short limit, and sends nothing during a long one', async () => {
    const waits = ['3', '40'];
    const listener: RequestListener = (_, response) => {
      const wait = waits.shift();
      const limited = () => response.writeHead(429, { 'retry-after': wait }).end(JSON.stringify(nothing));
      wait ? limited() : response.end(dog);
    };
    await withRemote(listener, async ({ client, clock, seen }) => {
      const limited = await failureOf(client.words('en-gb', 'dog'));
      assert.deepEqual([limited.kind, limited.retryAfter, clock.slept], ['rateLimited', 40, [3100]]);
      const still = await failureOf(client.words('en-gb', 'dog'));
      assert.deepEqual([still.kind, still.retryAfter, seen.length], ['rateLimited', 40, 2]);
      clock.pass(40_000);
      assert.deepEqual(await client.words('en-gb', 'dog'), wordsBody('dog'));
    });
  });

  it('follows a redirect of the service with the credentials', async () => {
    const listener: RequestListener = ({ url }, response) => {
      const moved = url === '/api/v2/words/en-gb?q=dog';
      moved ? response.writeHead(301, { location: '/api/v2/words/en-us?q=dog' }).end() : response.end(dog);
    };
    await withRemote(listener, async ({ client, seen }) => {
      assert.deepEqual(await client.words('en-gb', 'dog'), wordsBody('dog'));
      assert.deepEqual(
        seen.map(({ url, headers }) => [url, headers['app_key']]),
        [
          ['/api/v2/words/en-gb?q=dog', 'the-secret-key'],
          ['/api/v2/words/en-us?q=dog', 'the-secret-key'],
        ],
      );
    });
  });

  it('follows no redirect to another host', async () => {
    let asked = 0;
    const elsewhere = await startHost((_, response) => {
      asked += 1;
      response.end(dog);
    });
    const location = `${elsewhere.baseUrl}/words/en-gb?q=dog`;
    await withRemote(
      (_, response) => response.writeHead(307, { location }).end(),
      async ({ client }) => {
        assert.equal((await failureOf(client.words('en-gb', 'dog'))).kind, 'redirected');
      },
    );
    await elsewhere.close();
    assert.equal(asked, 0);
  });

  it('does not fetch again what has not changed', async () => {
    const headers = { etag: '"a"', 'content-type': 'application/json;charset=utf-8' };
    const listener: RequestListener = (request, response) => {
      const known = request.headers['if-none-match'] === '"a"';
      known ? response.writeHead(304, headers).end() : response.writeHead(200, headers).end(dog);
    };
    await withRemote(listener, async ({ client, seen }) => {
      assert.deepEqual(await client.words('en-gb', 'dog'), wordsBody('dog'));
      assert.deepEqual(await client.words('en-gb', 'dog'), wordsBody('dog'));
      assert.deepEqual(
        seen.map(request => request.headers['if-none-match']),
        [undefined, '"a"'],
      );
    });
  });

  for (const [coding, pack] of [
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ] as const) {
    it(`asks for packed answers, and reads ${coding}`, async () => {
      const listener: RequestListener = (_, response) =>
        response.writeHead(200, { 'content-encoding': coding }).end(pack(dog));
      await withRemote(listener, async ({ client, seen }) => {
        assert.deepEqual(await client.words('en-gb', 'dog'), wordsBody('dog'));
        assert.ok(seen[0]?.headers['accept-encoding']?.includes(coding));
      });
    });
  }

  it('takes nothing more when it is closed', async () => {
    const host = await startHost((_, response) => response.end(dog));
    const remote = remoteExchange(host.baseUrl);
    await remote.close();
    const failure = await failureOf(new LexicalClient(remote.exchange).words('en-gb', 'dog'));
    await host.close();
    assert.equal(failure.kind, 'unreachable');
  });

  it('sends no credentials that a header cannot carry', async () => {
    let asked = 0;
    const host = await startHost((_, response) => {
      asked += 1;
      response.end(dog);
    });
    const remote = remoteExchange(host.baseUrl);
    const client = new LexicalClient(remote.exchange, {
      credentials: async () => ({ appId: 'the-app-id', appKey: 'the-secret-key\r\nx-more: yes' }),
    });
    const failure = await failureOf(client.words('en-gb', 'dog'));
    await Promise.all([host.close(), remote.close()]);
    assert.deepEqual([failure.kind, asked], ['badRequest', 0]);
    assert.doesNotMatch(failure.message, /the-secret-key/);
  });
});
