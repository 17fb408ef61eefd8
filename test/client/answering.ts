import type { ApiRequest, ApiResponse, Exchange } from '../../src/contract/exchange.ts';

/** Exchanges that answer what a test wants, and bodies for them. */

/** An answer with a JSON body. */
export function json(
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): ApiResponse {
  return { status, headers, body: new TextEncoder().encode(JSON.stringify(body)) };
}

/** A whole body of Words. */
export function wordsBody(query: string, more: object = {}): object {
  const lexicalEntry = { language: 'en-gb', text: query, lexicalCategory: { id: 'noun', text: 'Noun' } };
  return {
    query,
    results: [{ id: query, language: 'en-gb', word: query, lexicalEntries: [lexicalEntry] }],
    ...more,
  };
}

/** The body of a 404. */
export const nothing = { error: 'No entry found matching supplied source_lang, word and provided filters' };

export interface RecordedExchange {
  readonly exchange: Exchange;
  readonly asked: ApiRequest[];
}

/** An exchange that remembers what it was asked. */
export function recorded(
  answer: (request: ApiRequest) => ApiResponse | Promise<ApiResponse>,
): RecordedExchange {
  const asked: ApiRequest[] = [];
  return {
    asked,
    exchange: async request => {
      asked.push(request);
      return answer(request);
    },
  };
}

/** An exchange that answers when it is told to, and rejects when it is aborted. */
export function held(): RecordedExchange & { release(response: ApiResponse): void } {
  const waiting = Promise.withResolvers<ApiResponse>();
  const { asked, exchange } = recorded(
    ({ signal }) =>
      new Promise((resolve, reject) => {
        waiting.promise.then(resolve, reject);
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  return { asked, exchange, release: waiting.resolve };
}
