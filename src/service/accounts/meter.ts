import type { Usage } from '../accounts.ts';
import { type Period, type Window, windowAt } from './period.ts';
import type { UsageTable } from './usageTable.ts';

/** Of which account and period a meter counts the requests. */
export interface Metered {
  readonly appId: string;
  readonly period: Period;
  /** Undefined where there is none: then requests are counted for the record. */
  readonly limit: number | undefined;
}

/**
 * Counts the requests of an account in a period. They are leased from the stored count in blocks, ahead of their
 * use: when the process is killed, the count is too high by one block at most and never too low. Blocks begin
 * with one request and grow with use up to a thousandth of the limit.
 */
export class Meter {
  readonly limit: number | undefined;
  readonly #metered: Metered;
  readonly #table: UsageTable;
  readonly #largestBlock: number;
  #window: Window = { number: 0, start: 0, end: 0 };
  /** Leased and not yet made. */
  #left = 0;
  /** The stored count when it was last seen. */
  #stored = 0;
  /** Made in this window, here. */
  #made = 0;
  #exhausted = false;

  constructor(metered: Metered, table: UsageTable) {
    this.limit = metered.limit;
    this.#metered = metered;
    this.#table = table;
    this.#largestBlock = largestBlock(metered.limit);
  }

  /** Whether the limit allows a request at this time (milliseconds since 1970); if so, `count` may follow. */
  allows(now: number): boolean {
    if (now < this.#window.start || now >= this.#window.end) {
      this.#turnTo(windowAt(this.#metered.period, now));
    }
    return this.#left > 0 || (!this.#exhausted && this.#lease());
  }

  /** Counts a request that is allowed. */
  count(): void {
    this.#left -= 1;
    this.#made += 1;
  }

  /** Requests of the limit that are left in the window; infinite where there is no limit. */
  get remaining(): number {
    return this.limit === undefined
      ? Number.POSITIVE_INFINITY
      : Math.max(0, this.limit - this.#stored + this.#left);
  }

  /** When the window ends, in milliseconds since 1970. */
  get end(): number {
    return this.#window.end;
  }

  /** Undefined where there is no limit. */
  get usage(): Usage | undefined {
    return this.limit === undefined
      ? undefined
      : { limit: this.limit, remaining: this.remaining, reset: this.#window.end / 1000 };
  }

  /** Another process has written: it may have given back what was not there before. */
  lookAgain(): void {
    this.#exhausted = false;
  }

  /** Returns what is leased and not made. */
  giveBack(): void {
    if (this.#left > 0) {
      this.#table.giveBack(this.#count, this.#left);
      this.#stored -= this.#left;
      this.#left = 0;
    }
  }

  get #count() {
    return { appId: this.#metered.appId, period: this.#metered.period, window: this.#window.number };
  }

  /** A clock that was set back finds the earlier window and its count. */
  #turnTo(window: Window): void {
    this.#window = window;
    this.#left = 0;
    this.#stored = 0;
    this.#made = 0;
    this.#exhausted = false;
    this.#table.prune(this.#count);
  }

  #lease(): boolean {
    const block = Math.min(Math.max(1, this.#made), this.#largestBlock);
    const lease = this.#table.lease(this.#count, block, this.limit ?? Number.MAX_SAFE_INTEGER);
    this.#left = lease?.granted ?? 0;
    this.#stored = lease?.used ?? this.limit ?? 0;
    this.#exhausted = !lease;
    return this.#left > 0;
  }
}

function largestBlock(limit: number | undefined): number {
  return limit === undefined ? 1000 : Math.min(10_000, Math.max(1, Math.floor(limit / 1000)));
}
