import assert from 'node:assert/strict';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { decodeBody } from '../../src/client/decoding.ts';

const text = Buffer.from('{"results":[]}');
const limit = 1000;

describe('decodeBody', () => {
  const packed: readonly (readonly [string | undefined, Uint8Array])[] = [
    [undefined, text],
    ['', text],
    ['identity', text],
    ['gzip', gzipSync(text)],
    ['X-GZIP', gzipSync(text)],
    ['br', brotliCompressSync(text)],
    ['deflate', deflateSync(text)],
    ['gzip, br', brotliCompressSync(gzipSync(text))],
  ];
  for (const [coding, body] of packed) {
    it(`reads ${coding}`, async () =>
      assert.deepEqual(Buffer.from(await decodeBody(body, coding, limit)), text));
  }

  it('leaves an empty body alone, whatever it is said to be', async () => {
    assert.equal((await decodeBody(new Uint8Array(), 'gzip', limit)).byteLength, 0);
  });

  for (const coding of ['zstd', 'compress', 'constructor', 'gzip, zstd', 'br, br, br']) {
    it(`refuses ${coding}, which nobody asked for`, () =>
      assert.rejects(decodeBody(brotliCompressSync(text), coding, limit), { kind: 'malformed' }));
  }

  it('unpacks no more than the limit, at any step', async () => {
    const large = Buffer.alloc(limit + 1);
    const tooLarge = { code: 'ERR_BUFFER_TOO_LARGE' };
    await assert.rejects(decodeBody(gzipSync(large), 'gzip', limit), tooLarge);
    await assert.rejects(decodeBody(brotliCompressSync(large), 'br', limit), tooLarge);
    await assert.rejects(decodeBody(gzipSync(brotliCompressSync(large)), 'br, gzip', limit), tooLarge);
    const inside = brotliCompressSync(Buffer.alloc(1_000_000));
    await assert.rejects(decodeBody(brotliCompressSync(inside), 'br,br', limit), tooLarge);
    assert.equal((await decodeBody(gzipSync(large.subarray(1)), 'gzip', limit)).byteLength, limit);
  });
});
