import { setTimeout as sleep } from 'node:timers/promises';

/** Time and chance, which tests replace. */
export interface Clock {
  /** Milliseconds that never go back. */
  now(): number;
  /** Resolves after so many milliseconds; rejects at once when the signal aborts. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<unknown>;
  /** A number from 0 to below 1. */
  random(): number;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  sleep: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
  random: () => Math.random(),
};
