import type { Logger } from 'pino';

/** What the log tells of a request: never its headers, and no credentials that were sent in the URL. */
export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** From the end of the request's headers to the end of its answer. */
  readonly ms: number;
  readonly requestId: string;
  /** The client has gone before it had the whole answer. */
  readonly aborted?: true;
  /** The line stands for so many requests like it. */
  readonly sampled?: number;
}

/** Of so many answers a second each has its line; of those beyond, one in `sample`. */
const linesASecond = 100;
const sample = 10;

/**
 * Notes requests: failures of the server as errors, all others as information. Refusals and failures always have
 * their line. Under load one line stands for several answers, because a line each would take a tenth of the
 * server's time; a log at the level `debug` has them all.
 */
export class RequestLines {
  readonly #logger: Logger;
  #second = 0;
  #answers = 0;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /** The details are only made where there is a line. `now` in milliseconds. */
  add(status: number, now: number, details: () => LoggedRequest): void {
    if (status >= 500) {
      this.#logger.error(details(), 'request');
    } else if (status >= 400 || this.#logger.isLevelEnabled('debug')) {
      this.#logger.info(details(), 'request');
    } else {
      this.#addAnswer(Math.floor(now / 1000), details);
    }
  }

  #addAnswer(second: number, details: () => LoggedRequest): void {
    if (second !== this.#second) {
      this.#second = second;
      this.#answers = 0;
    }
    this.#answers += 1;
    if (this.#answers <= linesASecond) {
      this.#logger.info(details(), 'request');
    } else if (this.#answers % sample === 0) {
      this.#logger.info({ ...details(), sampled: sample }, 'request');
    }
  }
}

/**
 * A target as the log has it: with `…` for the value of every parameter that is named like a credential, and cut
 * where it is long. Read piece by piece: whoever sends it chooses what it looks like.
 */
export function loggedPath(target: string): string {
  const cut = target.length > longestLogged ? `${target.slice(0, longestLogged)}…` : target;
  const [path = '', ...pieces] = cut.split(/([?&;])/);
  return path + pieces.map(withoutCredential).join('');
}

/** Characters of a target that are logged. */
const longestLogged = 2048;

function withoutCredential(piece: string): string {
  const mark = piece.indexOf('=');
  return mark >= 0 && /key|id|token|secret|password/i.test(piece.slice(0, mark))
    ? `${piece.slice(0, mark)}=…`
    : piece;
}
