import assert from 'node:assert/strict';
import { outOfTime } from '../../src/client/clientError.ts';
import { withDeadline } from '../../src/client/deadline.ts';
import { failureOf } from './failing.ts';

/** Work that goes on until its signal aborts, and then fails in words of its own. */
function endless(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
}

const ends: readonly (readonly [string, (() => AbortSignal) | undefined, string])[] = [
  ['its own time', undefined, 'timeout'],
  ['that of its caller', () => AbortSignal.timeout(5), 'timeout'],
  ['the signal of its caller', () => anAbort(), 'aborted'],
  ['a deadline around it', () => anAbort(outOfTime()), 'timeout'],
];

function anAbort(reason?: unknown): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(reason), 5);
  return controller.signal;
}

describe('withDeadline', () => {
  for (const [what, signal, kind] of ends) {
    it(`ends with ${what}`, async () => {
      const failure = await failureOf(withDeadline(signal ? 5000 : 10, signal?.(), endless));
      assert.equal(failure.kind, kind);
    });
  }

  it('gives the result, and leaves no timer behind', async () => {
    const timers = () => process.getActiveResourcesInfo().filter(name => name === 'Timeout').length;
    await new Promise(setImmediate); // that of mocha is there by now
    const before = timers();
    assert.equal(await withDeadline(60_000, undefined, async () => 7), 7);
    await failureOf(withDeadline(60_000, undefined, () => Promise.reject(new Error('no'))));
    assert.equal(timers(), before);
  });
});
