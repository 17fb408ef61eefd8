import assert from 'node:assert/strict';
import { CompressionBudget } from '../../../src/service/edge/compressionBudget.ts';
import { chosenEncoding } from '../../../src/service/edge/encodings.ts';

describe('content codings', () => {
  const cases: readonly (readonly [accepted: string | undefined, chosen: string | undefined])[] = [
    [undefined, undefined],
    ['', undefined],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['x-gzip', undefined],
    ['gzip;q=0', undefined],
    ['gzip;q=0.000, br;q=0.001', 'br'],
    ['br ; q=0 , gzip ; q=1', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=much', undefined],
    ['identity', undefined],
  ];
  for (const [accepted, chosen] of cases) {
    it(`'${accepted}' chooses ${chosen}`, () => assert.equal(chosenEncoding(accepted), chosen));
  }
});

describe('the budget for compressing', () => {
  it('is a share of the time, and never saves up for long', () => {
    let now = 0;
    const budget = new CompressionBudget(() => now);
    const work = () => {
      now += 100;
      return 'done';
    };
    assert.equal(budget.spend(work), 'done');
    assert.equal(budget.spend(work), 'done');
    // 200 ms were saved up in the beginning; the second piece of work earned 5 ms while the first ran
    assert.equal(budget.spend(work), 'done');
    assert.equal(budget.spend(work), undefined);
    now += 1_000_000;
    const results = Array.from({ length: 4 }, () => budget.spend(work));
    assert.deepEqual(results, ['done', 'done', 'done', undefined]);
  });
});
