import { LRUCache } from 'lru-cache';
import type { Endpoint } from '../contract/endpoints.ts';
import type { Answer } from './respond.ts';

/** An answer to a path, with the endpoint that gave it. */
export interface ReadyAnswer {
  readonly endpoint: Endpoint;
  readonly answer: Answer;
}

/** Answers by the path that they were asked with. */
export interface ReadyAnswers {
  get(path: string): ReadyAnswer | undefined;
  set(path: string, ready: ReadyAnswer): void;
}

/** The answers that were asked for last, up to a size in bytes. A size of 0 keeps none. */
export function createAnswerCache(size: number): ReadyAnswers {
  if (size === 0) {
    return { get: () => undefined, set: () => undefined };
  }
  const cache = new LRUCache<string, ReadyAnswer>({
    maxSize: size,
    // no single answer may drive the others out
    maxEntrySize: Math.ceil(size / 16),
    sizeCalculation: ({ answer }, path) => 2 * path.length + (answer.body?.byteLength ?? 0) + overhead,
  });
  return { get: path => cache.get(path), set: (path, ready) => cache.set(path, ready) };
}

/** Bytes that an entry of the cache takes besides path and body, about. */
const overhead = 400;
