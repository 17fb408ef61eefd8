/** Milliseconds since some beginning. */
export type Clock = () => number;

/** The part of its time that the server may compress for, and how much it may save up, in milliseconds. */
const share = 0.05;
const mostSaved = 200;

/**
 * Keeps compressing from slowing the server down: it costs more than all else that the edge does. A share of the
 * time is for it; while that is used up, bodies go as they are.
 */
export class CompressionBudget {
  readonly #now: Clock;
  #left = mostSaved;
  #seen: number;

  constructor(now: Clock = () => performance.now()) {
    this.#now = now;
    this.#seen = now();
  }

  /** Does the work if there is time for it; undefined where there is none. */
  spend<Result>(work: () => Result): Result | undefined {
    const start = this.#now();
    this.#left = Math.min(mostSaved, this.#left + (start - this.#seen) * share);
    this.#seen = start;
    if (this.#left <= 0) {
      return undefined;
    }
    const result = work();
    this.#left -= this.#now() - start;
    return result;
  }
}
