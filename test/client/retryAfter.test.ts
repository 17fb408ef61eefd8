import assert from 'node:assert/strict';
import { retryAfterOf } from '../../src/client/retryAfter.ts';

const now = Date.parse('2024-05-01T12:00:00Z');

const rows: readonly (readonly [string | undefined, number | undefined])[] = [
  ['7', 7],
  [' 7 ', 7],
  ['0', 0],
  ['Wed, 01 May 2024 12:00:30 GMT', 30],
  ['Wed, 01 May 2024 11:00:00 GMT', 0],
  [undefined, undefined],
  ['', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e9', undefined],
  ['99999999999999', undefined],
  ['Infinity', undefined],
  ['Sat, 1 Jan', undefined],
  ['Xxx, 99 Yyy 2024 12:00:30 GMT', undefined],
];

describe('retryAfterOf', () => {
  for (const [value, seconds] of rows) {
    it(`reads '${value}' as ${seconds}`, () =>
      assert.equal(retryAfterOf(value === undefined ? {} : { 'retry-after': value }, now), seconds));
  }
});
