import { LRUCache } from 'lru-cache';
import type { ApiResponse, Exchange } from '../contract/exchange.ts';
import { requestKey } from './requestKey.ts';

/**
 * Remembers answers that have an `ETag`, and asks the service only whether they still hold: a 304 is answered
 * from memory. Nothing is shared between accounts. `memory` is in bytes; those used longest ago go first.
 */
export function revalidating(exchange: Exchange, memory: number): Exchange {
  // no answer fits into one byte: a memory without room
  const remembered = new LRUCache<string, ApiResponse>({ maxSize: Math.max(1, Math.floor(memory)) });
  return async asked => {
    const key = requestKey(asked);
    // a caller with an answer of its own is told about that one
    const known = asked.headers?.['if-none-match'] === undefined ? remembered.get(key) : undefined;
    const response = await exchange(known ? { ...asked, headers: asking(asked.headers, known) } : asked);
    if (known && response.status === 304) {
      return { ...known, headers: { ...known.headers, ...changed(response.headers) } };
    }
    if (isWorthRemembering(response)) {
      remembered.set(key, response, { size: key.length + sizeOf(response) });
    } else if (response.status < 500) {
      remembered.delete(key);
    }
    return response;
  };
}

function asking(headers: Readonly<Record<string, string>> = {}, { headers: { etag = '' } }: ApiResponse) {
  return { ...headers, 'if-none-match': etag };
}

/** What a 304 says anew (RFC 9111, section 3.2); its body is not that of the answer. */
function changed(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const {
    'content-length': _length,
    'content-encoding': _coding,
    'content-type': _type,
    ...others
  } = headers;
  return others;
}

function isWorthRemembering({ status, headers }: ApiResponse): boolean {
  const json = headers['content-type']?.startsWith('application/json') === true;
  const stored = !/\bno-store\b/i.test(headers['cache-control'] ?? '');
  return status === 200 && json && stored && entityTag.test(headers['etag'] ?? '');
}

/** As RFC 9110, section 8.8.3, in ASCII: another one could not be sent back. */
const entityTag = /^(W\/)?"[\x21\x23-\x7e]*"$/;

function sizeOf({ headers, body }: ApiResponse): number {
  return body.byteLength + Object.entries(headers).flat().join('').length;
}
