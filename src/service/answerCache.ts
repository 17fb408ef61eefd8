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
  /** Keeps an answer whose path was asked for not long before; of the others only that they were asked for. */
  offer(path: string, ready: ReadyAnswer): void;
}

/** The answers that were asked for last and more than once, up to a size in bytes. A size of 0 keeps none. */
export function createAnswerCache(size: number): ReadyAnswers {
  if (size === 0) {
    return { get: () => undefined, offer: () => undefined };
  }
  const cache = new LRUCache<string, ReadyAnswer>({
    maxSize: size,
    // no single answer may drive the others out
    maxEntrySize: Math.ceil(size / 16),
    sizeCalculation: ({ answer }, path) =>
      2 * path.length + Math.ceil(1.5 * (answer.body?.byteLength ?? 0)) + overhead,
  });
  const asked = new Uint32Array(rememberedPaths);
  return {
    get: path => cache.get(path),
    offer(path, ready) {
      const hash = hashOf(path);
      const place = hash % rememberedPaths;
      if (asked[place] === hash) {
        cache.set(path, inOwnMemory(ready));
      } else {
        asked[place] = hash;
      }
    },
  };
}

/** Bytes that an entry takes besides path and body, about; the edge keeps compressed forms with a body. */
const overhead = 400;

/** Words that are asked for once would drive those out that are asked for often: a second time is waited for. */
const rememberedPaths = 65_536;

/** FNV-1a; two paths of one hash do no harm. */
function hashOf(path: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < path.length; at += 1) {
    hash = Math.imul(hash ^ path.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** A Buffer shares its memory with others, which would be kept with it. */
function inOwnMemory({ endpoint, answer }: ReadyAnswer): ReadyAnswer {
  return { endpoint, answer: answer.body ? { ...answer, body: new Uint8Array(answer.body) } : answer };
}
