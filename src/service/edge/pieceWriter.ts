import type { Writable } from 'node:stream';

/** So many characters are gathered before they are written, and they wait no longer than so many milliseconds. */
const pieceSize = 65_536;
const longestWait = 500;

/** Bytes that may wait for a slow reader; what comes on top is dropped, for a log must not take the memory. */
const mostWaiting = 16_000_000;

/**
 * Writes lines to a stream in large pieces. To join many lines at once costs a tenth of what it costs to write
 * each, or to add each to a growing text.
 */
export class PieceWriter {
  readonly #stream: Writable;
  #lines: string[] = [];
  #size = 0;
  #timer: NodeJS.Timeout | undefined;
  /** Lines that were dropped and not told of. */
  #lost = 0;

  constructor(stream: Writable) {
    this.#stream = stream;
    // whoever read it may go; the server goes on without a log
    stream.on('error', () => undefined);
  }

  write(line: string): void {
    this.#lines.push(line);
    this.#size += line.length;
    if (this.#size >= pieceSize) {
      this.#pass();
    } else {
      this.#timer ??= setTimeout(() => this.#pass(), longestWait).unref();
    }
  }

  /** Resolves when everything is written, or when it cannot be. */
  flush(): Promise<void> {
    return new Promise(resolve => this.#pass(() => resolve()));
  }

  #pass(done: () => void = () => {}): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const lines = this.#lines;
    this.#lines = [];
    this.#size = 0;
    if (this.#stream.writableLength > mostWaiting || !this.#stream.writable) {
      this.#lost += lines.length;
      done();
      return;
    }
    if (this.#lost > 0) {
      lines.unshift(`${JSON.stringify({ level: 40, msg: `${this.#lost} lines were dropped` })}\n`);
      this.#lost = 0;
    }
    this.#stream.write(lines.join(''), () => done());
  }
}
