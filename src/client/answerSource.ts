import { LRUCache } from 'lru-cache';
import type { Endpoint } from '../contract/endpoints.ts';
import type { ApiRequest, Exchange } from '../contract/exchange.ts';
import { type Answer, readAnswer } from './answers.ts';
import { ClientError, toClientError } from './clientError.ts';
import { freshMilliseconds } from './freshness.ts';
import { requestKey } from './requestKey.ts';
import { SharedRequests } from './sharedRequests.ts';
import { untilAborted } from './untilAborted.ts';

/** An account of the service. */
export interface Credentials {
  readonly appId: string;
  readonly appKey: string;
}

export interface ClientOptions {
  /** Read before each call, so that they may change; undefined sends none. Answers are kept for each account. */
  readonly credentials?: () => Promise<Credentials | undefined>;
  /**
   * Memory for answers, in bytes of JSON; 4,000,000 by default. The answers used longest ago go first. One whose
   * `Cache-Control` says how long it lasts is kept no longer.
   */
  readonly cacheSize?: number;
  /** Milliseconds that never go back; those of the process by default. */
  readonly now?: () => number;
}

/** Answers of an Exchange: equal requests at the same time are one, and answers are kept. */
export class AnswerSource {
  readonly #exchange: Exchange;
  readonly #credentials: ClientOptions['credentials'];
  readonly #newCache: () => LRUCache<string, Answer>;
  #requests = new SharedRequests<Answer>();
  #kept: LRUCache<string, Answer>;

  constructor(exchange: Exchange, { credentials, cacheSize = 4_000_000, now }: ClientOptions) {
    this.#exchange = exchange;
    this.#credentials = credentials;
    const perf = now ? { perf: { now }, ttlResolution: 0 } : {};
    // no answer fits into one byte: a cache without room
    this.#newCache = () => new LRUCache({ maxSize: Math.max(1, Math.floor(cacheSize)), ...perf });
    this.#kept = this.#newCache();
  }

  /** What the service says to a request of an endpoint; every failure is a `ClientError`. */
  async of(endpoint: Endpoint, path: string, signal: AbortSignal | undefined): Promise<Answer> {
    try {
      signal?.throwIfAborted();
      const headers = this.#credentials ? await untilAborted(headersOf(this.#credentials), signal) : {};
      const asked = { path, headers };
      const key = requestKey(asked);
      const work = (shared: AbortSignal) => this.#ask(endpoint, key, { ...asked, signal: shared });
      return this.#kept.get(key) ?? (await this.#requests.run(key, work, signal));
    } catch (error) {
      throw toClientError(error, signal);
    }
  }

  /** Forgets all answers. Those that are under way reach their callers and are not kept. */
  clear(): void {
    this.#requests = new SharedRequests();
    this.#kept = this.#newCache();
  }

  async #ask(endpoint: Endpoint, key: string, request: ApiRequest): Promise<Answer> {
    const kept = this.#kept;
    const response = await this.#exchange(request);
    const answer = readAnswer(endpoint, response, Object.values(request.headers ?? {}));
    const ttl = freshMilliseconds(response.headers);
    if (ttl !== 0) {
      kept.set(key, answer, { size: key.length + response.body.byteLength, ...(ttl ? { ttl } : {}) });
    }
    return answer;
  }
}

async function headersOf(
  read: () => Promise<Credentials | undefined>,
): Promise<Readonly<Record<string, string>>> {
  const credentials = await read().catch(cause => {
    throw new ClientError('forbidden', 'The credentials of the lexical service cannot be read.', { cause });
  });
  return credentials ? { app_id: credentials.appId, app_key: credentials.appKey } : {};
}
