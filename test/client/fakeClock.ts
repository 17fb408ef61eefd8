import type { Clock } from '../../src/client/clock.ts';

/** A clock that only moves when it is told to, or when someone sleeps. */
export interface FakeClock extends Clock {
  readonly slept: number[];
  pass(milliseconds: number): void;
}

/** `random` is what chance always gives. */
export function fakeClock(random = 0.5): FakeClock {
  const slept: number[] = [];
  let now = 1000;
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return {
    slept,
    pass,
    now: () => now,
    random: () => random,
    sleep: async (milliseconds, signal) => {
      signal.throwIfAborted();
      slept.push(milliseconds);
      pass(milliseconds);
    },
  };
}
