import assert from 'node:assert/strict';
import fc from 'fast-check';
import { AnswerCache } from '../../src/client/answerCache.ts';

describe('AnswerCache', () => {
  it('lets go of what was used longest ago', () => {
    const cache = new AnswerCache<string>(30);
    for (const key of ['one', 'two', 'three']) {
      cache.set(key, key, 10);
    }
    cache.get('one');
    cache.set('four', 'four', 10);
    assert.equal(cache.get('two'), undefined);
    assert.deepEqual(cache.get('one')?.answer, 'one');
    assert.deepEqual(cache.get('three')?.answer, 'three');
  });

  it('makes room for a large answer, and keeps none that is larger than all room', () => {
    const cache = new AnswerCache<string>(30);
    for (const key of ['one', 'two', 'three']) {
      cache.set(key, key, 10);
    }
    cache.set('large', 'large', 21);
    assert.deepEqual(
      ['one', 'two', 'three', 'large'].map(key => cache.get(key)?.answer),
      [undefined, undefined, undefined, 'large'],
    );
    cache.set('larger', 'larger', 31);
    assert.equal(cache.get('larger'), undefined);
    assert.equal(cache.get('large')?.answer, 'large');
  });

  it('tells an answer that is undefined from none', () => {
    const cache = new AnswerCache<undefined>(30);
    cache.set('nothing', undefined, 1);
    assert.deepEqual('answer' in (cache.get('nothing') ?? {}), true);
    assert.equal(cache.get('else'), undefined);
  });

  it('never holds more than its capacity, and always the last that fits', () => {
    const use = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 0, max: 60 }));
    fc.assert(
      fc.property(fc.array(use, { minLength: 1 }), uses => {
        const cache = new AnswerCache<number>(50);
        for (const [key, size] of uses) {
          cache.set(key, size, size);
        }
        const [last, size] = uses.at(-1) ?? ['', 0];
        assert.equal(cache.get(last)?.answer, size <= 50 ? size : undefined);
        const held = ['a', 'b', 'c', 'd', 'e'].map(key => cache.get(key)?.answer ?? 0);
        assert.ok(held.reduce((sum, one) => sum + one, 0) <= 50);
      }),
    );
  });
});
