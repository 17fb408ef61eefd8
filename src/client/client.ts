import type * as z from 'zod';
import type { LemmaDataset, MonolingualDataset } from '../contract/datasets.ts';
import { type Endpoint, type Endpoints, endpoints } from '../contract/endpoints.ts';
import type { EntriesBody, WordsBody } from '../contract/entries.ts';
import type { Exchange } from '../contract/exchange.ts';
import type { LemmasBody } from '../contract/lemmas.ts';
import { AnswerCache } from './answerCache.ts';
import { readAnswer } from './answers.ts';
import { toClientError } from './clientError.ts';
import { type ParameterValues, requestPath } from './requestPath.ts';
import { SharedRequests } from './sharedRequests.ts';

/** An answer is shared between callers and must not be changed. */
export type Immutable<T> = T extends object ? { readonly [Key in keyof T]: Immutable<T[Key]> } : T;

export interface Credentials {
  readonly appId: string;
  readonly appKey: string;
}

export interface ClientOptions {
  /** Read before each request; undefined sends none. */
  readonly credentials?: () => Promise<Credentials | undefined>;
  /** Memory for answers, in bytes of JSON; 4 MB by default. */
  readonly cacheSize?: number;
}

interface CallOptions {
  readonly signal?: AbortSignal;
}

type EntryField = Endpoints['entries']['query']['fields']['names'][number];

/** Filters and projection that Entries and Words share. */
export interface EntryOptions extends CallOptions {
  /** What is added to the minimum payload; everything when absent. */
  readonly fields?: readonly EntryField[];
  readonly lexicalCategory?: readonly string[];
  readonly grammaticalFeatures?: readonly string[];
  readonly domains?: readonly string[];
  readonly registers?: readonly string[];
}

export interface LemmaOptions extends CallOptions {
  readonly lexicalCategory?: readonly string[];
  readonly grammaticalFeatures?: readonly string[];
}

/**
 * The one API client: typed calls over an Exchange, embedded or remote. A call resolves to the body of the
 * answer, or to undefined where the service has nothing; every other outcome rejects with a `ClientError`.
 * Equal calls at the same time are one request, and answers are kept.
 */
export class LexicalClient {
  readonly #exchange: Exchange;
  readonly #credentials: () => Promise<Credentials | undefined>;
  readonly #cacheSize: number;
  #requests = new SharedRequests<unknown>();
  #answers: AnswerCache<unknown>;

  constructor(exchange: Exchange, options: ClientOptions = {}) {
    this.#exchange = exchange;
    this.#credentials = options.credentials ?? (async () => undefined);
    this.#cacheSize = options.cacheSize ?? 4_000_000;
    this.#answers = new AnswerCache(this.#cacheSize);
  }

  /** The entries of a headword; an inflected form has none. */
  entries(
    dataset: MonolingualDataset,
    word: string,
    options: EntryOptions & { readonly strictMatch?: boolean } = {},
  ): Promise<Immutable<EntriesBody> | undefined> {
    const { signal, ...query } = options;
    return this.#call(endpoints.entries, { source_lang: dataset, word_id: word, ...query }, signal);
  }

  /** The entries of a headword, and of the lemmas of an inflected form. */
  words(
    dataset: MonolingualDataset,
    word: string,
    options: EntryOptions = {},
  ): Promise<Immutable<WordsBody> | undefined> {
    const { signal, ...query } = options;
    return this.#call(endpoints.words, { source_lang: dataset, q: word, ...query }, signal);
  }

  /** The lemmas of a form. */
  lemmas(
    dataset: LemmaDataset,
    form: string,
    options: LemmaOptions = {},
  ): Promise<Immutable<LemmasBody> | undefined> {
    const { signal, ...query } = options;
    return this.#call(endpoints.lemmas, { source_lang: dataset, word_id: form, ...query }, signal);
  }

  /** Forgets all answers. Those that are under way reach their callers and are not kept. */
  clear(): void {
    this.#requests = new SharedRequests();
    this.#answers = new AnswerCache(this.#cacheSize);
  }

  async #call<E extends Endpoint>(
    endpoint: E,
    values: ParameterValues,
    signal: AbortSignal | undefined,
  ): Promise<Immutable<z.infer<E['body']>> | undefined> {
    const path = requestPath(endpoint, values);
    const kept = this.#answers.get(path);
    try {
      signal?.throwIfAborted();
      const answer = kept
        ? kept.answer
        : await this.#requests.run(path, shared => this.#fetch(endpoint, path, shared), signal);
      return answer as Immutable<z.infer<E['body']>> | undefined;
    } catch (error) {
      throw toClientError(error, signal);
    }
  }

  async #fetch(endpoint: Endpoint, path: string, signal: AbortSignal): Promise<unknown> {
    const answers = this.#answers;
    const credentials = await this.#credentials();
    const headers = credentials ? { app_id: credentials.appId, app_key: credentials.appKey } : {};
    const response = await this.#exchange({ path, headers, signal });
    const answer = readAnswer(endpoint, response, Object.values(headers));
    answers.set(path, answer, path.length + response.body.byteLength);
    return answer;
  }
}
