import assert from 'node:assert/strict';
import { type Period, windowAt } from '../../../src/service/accounts/period.ts';

const cases: readonly (readonly [Period, time: string, start: string, end: string])[] = [
  ['minute', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', '2026-01-01T00:01:00.000Z'],
  ['minute', '2026-01-01T00:00:59.999Z', '2026-01-01T00:00:00.000Z', '2026-01-01T00:01:00.000Z'],
  ['minute', '1969-12-31T23:59:59.999Z', '1969-12-31T23:59:00.000Z', '1970-01-01T00:00:00.000Z'],
  ['month', '2026-01-31T23:59:59.999Z', '2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'],
  ['month', '2028-02-29T12:00:00.000Z', '2028-02-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
  ['month', '2026-12-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
];

describe('windows', () => {
  for (const [period, time, start, end] of cases) {
    it(`of a ${period} at ${time}`, () => {
      const window = windowAt(period, Date.parse(time));
      const found = [new Date(window.start).toISOString(), new Date(window.end).toISOString()];
      assert.deepEqual(found, [start, end]);
      assert.equal(windowAt(period, window.end).number, window.number + 1);
      assert.equal(windowAt(period, window.start - 1).number, window.number - 1);
    });
  }
});
