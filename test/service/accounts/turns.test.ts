import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import { Turns } from '../../../src/service/accounts/turns.ts';

describe('turns', () => {
  it('let few work at once, in the order in which they came', async () => {
    const turns = new Turns({ atOnce: 2, waiting: 10, ofOneOwner: 10 });
    const begun: number[] = [];
    let atWork = 0;
    const work = async (number: number) => {
      begun.push(number);
      atWork += 1;
      assert.ok(atWork <= 2);
      await setImmediate();
      atWork -= 1;
      return 10 * number;
    };
    const results = await Promise.all(
      [1, 2, 3, 4, 5].map(number => turns.take('somebody', () => work(number))),
    );
    assert.deepEqual(results, [10, 20, 30, 40, 50]);
    assert.deepEqual(begun, [1, 2, 3, 4, 5]);
  });

  it('turn away who finds no place, until there is one', async () => {
    const turns = new Turns({ atOnce: 1, waiting: 2, ofOneOwner: 10 });
    const taken = ['a', 'b', 'c', 'd'].map(name => turns.take(name, () => setImmediate(name)));
    assert.equal(taken[3], undefined);
    assert.deepEqual(await Promise.all(taken), ['a', 'b', 'c', undefined]);
    assert.equal(await turns.take('d', () => setImmediate('d')), 'd');
  });

  it('give one owner a part of the places only', async () => {
    const turns = new Turns({ atOnce: 1, waiting: 10, ofOneOwner: 2 });
    const taken = ['a', 'a', 'a', 'b'].map(name => turns.take(name, () => setImmediate(name)));
    assert.deepEqual(await Promise.all(taken), ['a', 'a', undefined, 'b']);
    assert.equal(await turns.take('a', () => setImmediate('a')), 'a');
  });

  it('go on after work that failed', async () => {
    const turns = new Turns({ atOnce: 1, waiting: 10, ofOneOwner: 1 });
    await assert.rejects(
      turns.take('a', () => Promise.reject(new Error('broken'))) ?? Promise.resolve(),
      /broken/,
    );
    assert.equal(await turns.take('a', () => setImmediate('a')), 'a');
  });
});
