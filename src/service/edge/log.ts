import type { Writable } from 'node:stream';
import { type Logger, pino } from 'pino';
import { PieceWriter } from './pieceWriter.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

export interface LogOptions {
  /** `info` by default. With `error` only failures of the server are told, with `debug` every request. */
  readonly level?: LogLevel;
  /** Standard output by default. */
  readonly to?: Writable;
}

/** A log that is written in pieces, apart from the requests. */
export interface EdgeLog {
  readonly logger: Logger;
  /** Resolves when all is written; the stream stays open. */
  flush(): Promise<void>;
}

/** Opens the log: a line of JSON for each event. Its last half a second is lost where nobody flushes it. */
export function openLog({ level = 'info', to = process.stdout }: LogOptions = {}): EdgeLog {
  const writer = new PieceWriter(to);
  return { logger: pino({ level, base: null }, writer), flush: () => writer.flush() };
}
