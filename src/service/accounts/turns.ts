/** How much work a queue takes on. */
export interface TurnLimits {
  /** How many pieces of work run at once. */
  readonly atOnce: number;
  /** How many wait besides. */
  readonly waiting: number;
  /** How many of one owner run or wait, so that one cannot take every place. */
  readonly ofOneOwner: number;
}

/** Lets few pieces of dear work run at once; the others wait their turn, and too many are turned away. */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #waiting: (() => void)[] = [];
  readonly #owners = new Map<string, number>();
  #running = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** Runs the work when its turn comes; undefined where there is no place for it. */
  take<Result>(owner: string, work: () => Promise<Result>): Promise<Result> | undefined {
    const own = this.#owners.get(owner) ?? 0;
    const { atOnce, waiting, ofOneOwner } = this.#limits;
    if (own >= ofOneOwner || (this.#running >= atOnce && this.#waiting.length >= waiting)) {
      return undefined;
    }
    this.#owners.set(owner, own + 1);
    return this.#run(owner, work);
  }

  async #run<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#limits.atOnce) {
      await new Promise<void>(resolve => this.#waiting.push(resolve)); // the place is handed over
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      this.#leave(owner);
    }
  }

  #leave(owner: string): void {
    const own = (this.#owners.get(owner) ?? 1) - 1;
    if (own > 0) {
      this.#owners.set(owner, own);
    } else {
      this.#owners.delete(owner);
    }
    const next = this.#waiting.shift();
    if (next) {
      next();
    } else {
      this.#running -= 1;
    }
  }
}
