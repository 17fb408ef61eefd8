import assert from 'node:assert/strict';
import { freshMilliseconds } from '../../src/client/freshness.ts';

const rows: readonly (readonly [Readonly<Record<string, string>>, number | undefined])[] = [
  [{}, undefined],
  [{ 'cache-control': 'private' }, undefined],
  [{ 'cache-control': 'max-age=60' }, 60_000],
  [{ 'cache-control': 'public,Max-Age=60, immutable' }, 60_000],
  [{ 'cache-control': 'max-age="60"' }, 60_000],
  [{ 'cache-control': 'max-age=60', age: '20' }, 40_000],
  [{ 'cache-control': 'max-age=60', age: '90' }, 0],
  [{ 'cache-control': 'max-age=60', age: 'old' }, 60_000],
  [{ 'cache-control': 'max-age=0' }, 0],
  [{ 'cache-control': 'max-age=60, no-store' }, 0],
  [{ 'cache-control': 'no-cache, max-age=60' }, 0],
  [{ 'cache-control': 'max-age=soon' }, undefined],
];

describe('freshMilliseconds', () => {
  for (const [headers, milliseconds] of rows) {
    it(`is ${milliseconds} for ${JSON.stringify(headers)}`, () =>
      assert.equal(freshMilliseconds(headers), milliseconds));
  }
});
