/**
 * Makes simultaneous equal requests once. Each caller may give up by its own signal; the work itself is
 * aborted when the last one has.
 */
export class SharedRequests<Result> {
  readonly #running = new Map<string, Running<Result>>();

  /** The result of `work`, shared with every call of the same key that is made before it settles. */
  run(key: string, work: (signal: AbortSignal) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted();
    const running = this.#running.get(key) ?? this.#start(key, work);
    running.waiting += 1;
    return new Promise((resolve, reject) => {
      const leave = () => {
        running.waiting -= 1;
        if (running.waiting === 0) {
          this.#forget(key, running);
          running.controller.abort(signal?.reason);
        }
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      const settle = () => signal?.removeEventListener('abort', leave);
      running.result.then(resolve, reject).finally(settle);
    });
  }

  #start(key: string, work: (signal: AbortSignal) => Promise<Result>): Running<Result> {
    const controller = new AbortController();
    const result = work(controller.signal).finally(() => this.#forget(key, running));
    const running: Running<Result> = { controller, result, waiting: 0 };
    this.#running.set(key, running);
    return running;
  }

  /** Calls that come later start anew. Work of the same key may have started in the meantime. */
  #forget(key: string, running: Running<Result>): void {
    if (this.#running.get(key) === running) {
      this.#running.delete(key);
    }
  }
}

interface Running<Result> {
  readonly controller: AbortController;
  readonly result: Promise<Result>;
  waiting: number;
}
