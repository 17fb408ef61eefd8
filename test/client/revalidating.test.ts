import assert from 'node:assert/strict';
import { revalidating } from '../../src/client/revalidating.ts';
import type { ApiRequest, ApiResponse } from '../../src/contract/exchange.ts';
import { json, nothing, recorded } from './answering.ts';

const path = '/words/en-gb?q=dog';
const type = 'application/json;charset=utf-8';
const tagged = (etag: string, more: Readonly<Record<string, string>> = {}) =>
  json({ etag }, 200, { 'content-type': type, etag, 'x-request-id': 'first', ...more });
const unchanged: ApiResponse = {
  status: 304,
  headers: { 'x-request-id': 'second', 'content-length': '0', 'content-type': 'text/plain' },
  body: new Uint8Array(),
};
const sent = (request: ApiRequest | undefined) => request?.headers?.['if-none-match'];

describe('revalidating', () => {
  it('asks whether an answer still holds, and answers a 304 from memory', async () => {
    const { asked, exchange } = recorded(request => (sent(request) === '"a"' ? unchanged : tagged('"a"')));
    const careful = revalidating(exchange, 10_000);
    const first = await careful({ path });
    const second = await careful({ path, headers: { accept: 'application/json' } });
    assert.deepEqual(second, { ...first, headers: { ...first.headers, 'x-request-id': 'second' } });
    assert.deepEqual(asked[1]?.headers, { accept: 'application/json', 'if-none-match': '"a"' });
  });

  it('takes a new answer in place of the old one', async () => {
    const { asked, exchange } = recorded(request =>
      sent(request) === undefined ? tagged('W/"a"') : sent(request) === 'W/"a"' ? tagged('"b"') : unchanged,
    );
    const careful = revalidating(exchange, 10_000);
    const bodies = [];
    for (let made = 0; made < 3; made += 1) {
      bodies.push(JSON.parse(new TextDecoder().decode((await careful({ path })).body)));
    }
    assert.deepEqual(bodies, [{ etag: 'W/"a"' }, { etag: '"b"' }, { etag: '"b"' }]);
    assert.deepEqual(asked.map(sent), [undefined, 'W/"a"', '"b"']);
  });

  it('shares nothing between paths or accounts', async () => {
    const { asked, exchange } = recorded(() => tagged('"a"'));
    const careful = revalidating(exchange, 10_000);
    const headers = [
      { app_id: 'one', app_key: 'key' },
      { app_id: 'one', app_key: 'other' },
      { app_id: 'two', app_key: 'key' },
      { app_id: 'one","key', app_key: '' },
      {},
    ];
    await careful({ path: '/words/en-gb?q=cat', headers: { app_id: 'one', app_key: 'key' } });
    for (const one of headers) {
      await careful({ path, headers: one });
    }
    assert.deepEqual(asked.map(sent), Array(6).fill(undefined));
    await careful({ path, headers: { app_id: 'one', app_key: 'key' } });
    assert.equal(sent(asked.at(-1)), '"a"');
  });

  const forgotten: Readonly<Record<string, ApiResponse>> = {
    'without a tag': json({}, 200, { 'content-type': type }),
    'that is not to be stored': tagged('"a"', { 'cache-control': 'private, no-store' }),
    'of a web page': tagged('"a"', { 'content-type': 'text/html' }),
    'of nothing': json(nothing, 404, { 'content-type': type, etag: '"a"' }),
    'with a tag that no header can carry': tagged('"a\u00ff"'),
    'with a tag that is none': tagged('a'),
    'larger than all memory': json('x'.repeat(10_000), 200, { 'content-type': type, etag: '"a"' }),
  };
  for (const [what, response] of Object.entries(forgotten)) {
    it(`does not remember an answer ${what}`, async () => {
      const { asked, exchange } = recorded(() => response);
      const careful = revalidating(exchange, 10_000);
      await careful({ path });
      await careful({ path });
      assert.deepEqual(asked.map(sent), [undefined, undefined]);
    });
  }

  it('forgets what is there no longer, and keeps what cannot be asked for now', async () => {
    const answers = [tagged('"a"'), json(nothing, 500), json(nothing, 404), tagged('"b"')];
    const { asked, exchange } = recorded(() => answers.shift() ?? unchanged);
    const careful = revalidating(exchange, 10_000);
    for (let made = 0; made < 4; made += 1) {
      await careful({ path });
    }
    assert.deepEqual(asked.map(sent), [undefined, '"a"', '"a"', undefined]);
  });

  it('keeps to its memory, what was used last first', async () => {
    const { asked, exchange } = recorded(() =>
      json('x'.repeat(400), 200, { 'content-type': type, etag: '"a"' }),
    );
    const careful = revalidating(exchange, 1200);
    for (const word of ['one', 'two', 'one', 'three', 'one', 'two']) {
      await careful({ path: `/words/en-gb?q=${word}` });
    }
    assert.deepEqual(asked.map(sent), [undefined, undefined, '"a"', undefined, '"a"', undefined]);
  });

  it('without memory asks plainly', async () => {
    const { asked, exchange } = recorded(() => tagged('"a"'));
    const careful = revalidating(exchange, 0);
    await careful({ path });
    await careful({ path });
    assert.deepEqual(asked.map(sent), [undefined, undefined]);
  });

  it('leaves a 304 to a caller who asked for it', async () => {
    const { asked, exchange } = recorded(request => (sent(request) === '"mine"' ? unchanged : tagged('"a"')));
    const careful = revalidating(exchange, 10_000);
    const mine = { path, headers: { 'if-none-match': '"mine"' } };
    assert.equal((await careful(mine)).status, 304);
    await careful({ path });
    assert.equal((await careful(mine)).status, 304);
    assert.deepEqual(asked.map(sent), ['"mine"', undefined, '"mine"']);
  });
});
