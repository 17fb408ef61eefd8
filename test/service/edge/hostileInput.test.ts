import assert from 'node:assert/strict';
import type { ApiRequest } from '../../../src/contract/exchange.ts';
import type { RunningServer } from '../../../src/service/edge/server.ts';
import { fixtureService } from '../../exchange/fixtureService.ts';
import { exchangeBytes, lastGet, type RawAnswer, startEdge } from './edgeHost.ts';

const entry = '/api/v2/entries/en-gb/bank';

interface Case {
  readonly what: string;
  readonly pieces: readonly (string | Buffer)[];
  /** Of each answer on the connection. */
  readonly statuses: readonly number[];
}

const unread: readonly Case[] = [
  { what: 'garbage', pieces: ['\x16\x03\x01 nonsense\r\n\r\n'], statuses: [400] },
  { what: 'an unknown method', pieces: ['FROB / HTTP/1.1\r\nHost: a\r\n\r\n'], statuses: [400] },
  { what: 'another protocol', pieces: ['GET / SPDY/3\r\n\r\n'], statuses: [400] },
  { what: 'a null byte in the URL', pieces: [`GET /api/v2/\0 HTTP/1.1\r\nHost: a\r\n\r\n`], statuses: [400] },
  { what: 'a null byte in a header', pieces: [lastGet(entry, ['app_id: a\0b'])], statuses: [400] },
  { what: 'letters that are not escaped', pieces: [lastGet('/api/v2/entries/en-gb/café')], statuses: [400] },
  { what: 'a header without a name', pieces: [lastGet(entry, [': nothing'])], statuses: [400] },
  {
    what: 'two lengths',
    pieces: [lastGet(entry, ['Content-Length: 1', 'Content-Length: 2'])],
    statuses: [400],
  },
  {
    what: 'a length and chunks',
    pieces: [lastGet(entry, ['Content-Length: 1', 'Transfer-Encoding: chunked'])],
    statuses: [400],
  },
  { what: 'no host', pieces: [`GET ${entry} HTTP/1.1\r\nConnection: close\r\n\r\n`], statuses: [400] },
  {
    what: 'a host that is none',
    pieces: ['GET /healthz HTTP/1.1\r\nHost: a b%\r\nConnection: close\r\n\r\n'],
    statuses: [400],
  },
  {
    what: 'a megabyte of one header',
    pieces: [lastGet(entry, [`x-long: ${'a'.repeat(1e6)}`])],
    statuses: [431],
  },
  {
    what: 'a megabyte of many headers',
    pieces: [
      lastGet(
        entry,
        Array.from({ length: 50_000 }, (_, index) => `x-${index}: aaaaaaaaaa`),
      ),
    ],
    statuses: [431],
  },
  {
    what: 'a URL of a megabyte',
    pieces: [lastGet(`/api/v2/entries/en-gb/${'a'.repeat(1e6)}`)],
    statuses: [414],
  },
  {
    what: 'a URL that the service refuses',
    pieces: [lastGet(`/api/v2/entries/en-gb/${'a'.repeat(9000)}`)],
    statuses: [414],
  },
  {
    what: 'garbage after a request',
    pieces: [lastGet(entry).replace('Connection: close\r\n', ''), 'garbage\r\n\r\n'],
    statuses: [200, 400],
  },
  {
    what: 'three requests at once',
    pieces: [`GET ${entry} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(2) + lastGet(entry)],
    statuses: [200, 200, 200],
  },
  {
    what: 'a tunnel',
    pieces: ['CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n'],
    statuses: [405],
  },
  {
    what: 'an upgrade',
    pieces: [lastGet(entry, ['Upgrade: websocket']).replace('close', 'upgrade, close')],
    statuses: [200],
  },
  { what: 'an expectation', pieces: [lastGet(entry, ['Expect: the-unexpected'])], statuses: [200] },
  { what: 'a small body', pieces: [lastGet(entry, ['Content-Length: 3']), 'abc'], statuses: [200] },
  {
    what: 'a body that is told to be huge',
    pieces: [`GET ${entry} HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\n`, 'abc'],
    statuses: [200],
  },
  {
    what: 'a body in endless chunks',
    pieces: [
      `GET ${entry} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n`,
      ...Array.from({ length: 40 }, () => `1000\r\n${'a'.repeat(4096)}\r\n`),
    ],
    statuses: [200],
  },
  { what: 'a URL with its origin', pieces: [lastGet(`http://other.example${entry}`)], statuses: [200] },
  {
    what: 'the server as a whole',
    pieces: ['OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
    statuses: [204],
  },
  { what: 'an old client', pieces: [`GET ${entry} HTTP/1.0\r\n\r\n`], statuses: [200] },
  { what: 'steps out of the base path', pieces: [lastGet('/api/v2/../../etc/passwd')], statuses: [404] },
  { what: 'a step at the front', pieces: [lastGet('/../api/v2/entries/en-gb/bank')], statuses: [404] },
  { what: 'a malformed escape', pieces: [lastGet('/api/v2/entries/en-gb/%E0%A4%A')], statuses: [404] },
  { what: 'a malformed escape elsewhere', pieces: [lastGet('/%E0%A4%A')], statuses: [404] },
  { what: 'an escaped null byte', pieces: [lastGet('/api/v2/entries/en-gb/%00')], statuses: [404] },
  { what: 'backslashes', pieces: [lastGet('/api\\v2\\entries')], statuses: [400] },
];

describe('hostile input', () => {
  let server: RunningServer;

  before(async () => {
    server = await startEdge({ limits: { linger: 200 } });
  });
  after(() => server.close());

  for (const { what, pieces, statuses } of unread) {
    it(`${what}: ${statuses.join(', ')}`, async () => {
      const answers = await exchangeBytes(server.port, pieces);
      assert.deepEqual(
        answers.map(({ status }) => status),
        statuses,
      );
      answers.filter(({ status }) => status >= 400).forEach(checkError);
      const [after] = await exchangeBytes(server.port, [lastGet(entry)]);
      assert.equal(after?.status, 200);
    });
  }

  it('slow headers, a silent client and a slow body: 408', async () => {
    const impatient = await startEdge({ limits: { headersTimeout: 100, requestTimeout: 100, linger: 50 } });
    try {
      for (const pieces of [[], ['GET / HT'], [`GET ${entry} HTTP/1.1\r\nHost: a\r\n`]]) {
        const [answer] = await exchangeBytes(impatient.port, pieces);
        assert.equal(answer?.status, 408);
        checkError(answer);
      }
    } finally {
      await impatient.close();
    }
  });

  it('nothing reaches the service in another form than it was sent, and credentials alone of the headers', async () => {
    const seen: ApiRequest[] = [];
    const inner = fixtureService();
    const mounts = ['/api/v2', '/sandbox/api/v2', '/api'].map(basePath => ({
      basePath,
      exchange: (request: ApiRequest) => {
        seen.push({ ...request, path: `${basePath} ${request.path}` });
        return inner(request);
      },
    }));
    const recording = await startEdge({ mounts });
    const paths = ['/../a//b/./%2F%2e?x=1&x=2&x', '?', '/a?b?c'];
    try {
      for (const path of paths) {
        await exchangeBytes(recording.port, [
          lastGet(`/api/v2${path}`, ['APP_ID: me', 'App_Key: secret', 'Cookie: a=b']),
        ]);
      }
      await exchangeBytes(recording.port, [lastGet('/sandbox/api/v2/x'), lastGet('/api/v1/x')]);
      await exchangeBytes(recording.port, [lastGet('/api/v1/x')]);
    } finally {
      await recording.close();
    }
    assert.deepEqual(
      seen.map(({ path }) => path),
      [...paths.map(path => `/api/v2 ${path}`), '/sandbox/api/v2 /x', '/api /v1/x'],
    );
    assert.deepEqual(seen[0]?.headers, { app_id: 'me', app_key: 'secret' });
  });
});

function checkError({ headers, body }: RawAnswer): void {
  assert.equal(headers['content-type'], 'application/json;charset=utf-8');
  assert.equal(headers['cache-control'], 'no-store');
  assert.match(headers['x-request-id'] ?? '', /^[0-9a-f]{32}$/);
  const { error, ...rest } = JSON.parse(body);
  assert.ok(typeof error === 'string' && error.length > 0);
  assert.deepEqual(rest, {});
}
