import assert from 'node:assert/strict';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'undici';
import type { RunningServer } from '../../../src/service/edge/server.ts';
import { startEdge } from './edgeHost.ts';

const entry = '/api/v2/entries/en-gb/bank';
const page = '<!doctype html><title>Reference</title>'.padEnd(2000, ' ');

async function ask(server: RunningServer, path: string, options: Parameters<typeof request>[1] = {}) {
  const { statusCode, headers, body } = await request(`${server.url}${path}`, options);
  const bytes = Buffer.from(await body.arrayBuffer());
  return { status: statusCode, headers, bytes, json: () => JSON.parse(bytes.toString()) };
}

describe('the network edge', () => {
  let server: RunningServer;
  let ready = true;
  const pages = new Map([
    ['/api/v2/reference', { contentType: 'text/html', body: page, headers: { 'x-frame-options': 'DENY' } }],
  ]);

  before(async () => {
    server = await startEdge({ pages, isReady: () => ready });
  });
  after(() => server.close());

  describe('sends answers of the service', () => {
    it('with what a client needs to keep them', async () => {
      const { status, headers, json } = await ask(server, entry, {
        headers: { origin: 'https://example.org' },
      });
      assert.equal(status, 200);
      assert.equal(json().id, 'bank');
      assert.equal(headers['content-type'], 'application/json;charset=utf-8');
      assert.match(String(headers['x-request-id']), /^[0-9a-f]{32}$/);
      assert.match(String(headers['etag']), /^W\/"[\w-]{22}"$/);
      assert.equal(headers['cache-control'], 'private, max-age=86400');
      assert.equal(headers['vary'], 'Accept-Encoding, app_id, app_key');
      assert.equal(headers['access-control-allow-origin'], '*');
      assert.match(String(headers['access-control-expose-headers']), /X-Request-Id.*ETag/);
    });

    it('as 304 where the client has them', async () => {
      const { headers } = await ask(server, entry);
      const etag = String(headers['etag']);
      const conditions = [etag, etag.slice(2), `"other", ${etag}`, '*'];
      for (const condition of conditions) {
        const again = await ask(server, entry, { headers: { 'if-none-match': condition } });
        assert.equal(again.status, 304, condition);
        assert.equal(again.bytes.length, 0);
        assert.equal(again.headers['etag'], etag);
        assert.match(String(again.headers['x-request-id']), /^[0-9a-f]{32}$/);
      }
      const other = await ask(server, entry, { headers: { 'if-none-match': '"other"' } });
      assert.equal(other.status, 200);
    });

    it('compressed as the client accepts', async () => {
      const { bytes } = await ask(server, entry);
      const codings = [
        ['gzip', 'gzip', gunzipSync],
        ['gzip, deflate, br', 'br', brotliDecompressSync],
        ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
        ['*', 'br', brotliDecompressSync],
      ] as const;
      for (const [accepted, coding, undo] of codings) {
        const compressed = await ask(server, entry, { headers: { 'accept-encoding': accepted } });
        assert.equal(compressed.headers['content-encoding'], coding, accepted);
        assert.equal(compressed.headers['content-length'], String(compressed.bytes.length));
        assert.ok(compressed.bytes.length < bytes.length);
        assert.deepEqual(undo(compressed.bytes), bytes);
      }
      for (const accepted of ['identity', 'deflate', 'gzip;q=0', '']) {
        const whole = await ask(server, entry, { headers: { 'accept-encoding': accepted } });
        assert.equal(whole.headers['content-encoding'], undefined, accepted);
        assert.deepEqual(whole.bytes, bytes);
      }
    });

    it('to HEAD with the headers of GET and without the body', async () => {
      for (const path of [entry, '/api/v2/entries/en-gb/nosuchword', '/api/v2/reference', '/healthz']) {
        const [got, head] = [await ask(server, path), await ask(server, path, { method: 'HEAD' })];
        // the client itself ends the connection after HEAD
        const own = { date: '', 'x-request-id': '', connection: '', 'keep-alive': '' };
        const comparable = ({ headers, status }: typeof got) => ({ ...headers, status, ...own });
        assert.deepEqual(comparable(head), comparable(got), path);
        assert.equal(head.headers['content-length'], String(got.bytes.length));
        assert.equal(head.bytes.length, 0);
      }
    });

    it('with errors and redirects that nobody keeps', async () => {
      const missing = await ask(server, '/api/v2/entries/en-gb/nosuchword');
      assert.equal(missing.status, 404);
      const moved = await ask(server, '/api/v2/entries/en/bank?fields=');
      assert.equal(moved.status, 301);
      assert.equal(moved.headers['location'], '/api/v2/entries/en-gb/bank?fields=');
      for (const { headers } of [missing, moved]) {
        assert.equal(headers['cache-control'], 'no-store');
        assert.equal(headers['etag'], undefined);
      }
    });
  });

  it('answers a preflight', async () => {
    const { status, headers } = await ask(server, entry, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://example.org',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'app_id,app_key',
      },
    });
    assert.equal(status, 204);
    assert.equal(headers['allow'], 'GET, HEAD, OPTIONS');
    assert.equal(headers['access-control-allow-origin'], '*');
    assert.deepEqual(String(headers['access-control-allow-headers']).split(','), [
      'app_id',
      'app_key',
      'if-none-match',
    ]);
    assert.deepEqual(String(headers['access-control-allow-methods']).split(','), ['GET', 'HEAD', 'OPTIONS']);
    assert.equal(headers['access-control-max-age'], '86400');
  });

  it('refuses other methods where there is something, and other paths', async () => {
    for (const path of [entry, '/api/v2/reference', '/healthz']) {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
        const { status, headers, json } = await ask(server, path, { method, body: 'a=b' });
        assert.equal(status, 405, `${method} ${path}`);
        assert.equal(headers['allow'], 'GET, HEAD, OPTIONS');
        assert.match(json().error, new RegExp(method));
      }
    }
    for (const path of ['/', '/api/v20', '/api', '/api/v3/entries/en-gb/bank', '/API/v2']) {
      const { status, json } = await ask(server, path);
      assert.equal(status, 404, path);
      assert.equal(json().error, 'There is nothing at this path.');
    }
  });

  it('tells whether it lives and is ready', async () => {
    assert.equal((await ask(server, '/healthz')).status, 200);
    assert.equal((await ask(server, '/readyz')).status, 200);
    ready = false;
    const unready = await ask(server, '/readyz');
    ready = true;
    assert.equal(unready.status, 503);
    assert.equal(typeof unready.json().error, 'string');
    assert.equal((await ask(server, '/healthz')).headers['cache-control'], 'no-store');
  });

  it('serves pages, with an entity tag and compressed', async () => {
    const { status, headers, bytes } = await ask(server, '/api/v2/reference?from=here');
    assert.equal(status, 200);
    assert.equal(bytes.toString(), page);
    assert.equal(headers['content-type'], 'text/html');
    assert.equal(headers['x-frame-options'], 'DENY');
    assert.equal(headers['cache-control'], 'public, no-cache');
    const compressed = await ask(server, '/api/v2/reference', { headers: { 'accept-encoding': 'gzip' } });
    assert.equal(gunzipSync(compressed.bytes).toString(), page);
    const known = await ask(server, '/api/v2/reference', {
      headers: { 'if-none-match': String(headers['etag']) },
    });
    assert.equal(known.status, 304);
  });
});
