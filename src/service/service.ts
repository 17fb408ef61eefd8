import { randomUUID } from 'node:crypto';
import type { EndpointName } from '../contract/endpoints.ts';
import { ApiError } from '../contract/errors.ts';
import type { ApiRequest, ApiResponse, Exchange } from '../contract/exchange.ts';
import { parseQuery } from '../contract/queries.ts';
import { toUrl } from '../contract/wordIds.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { type Accounts, everyone } from './accounts.ts';
import { asListed, checkAccount, checkLength, requireTarget } from './checks.ts';
import { routes } from './routes/routes.ts';
import { createRouter, datasetOf, pathValues, splitPath, type Target } from './target.ts';

export interface ServiceOptions {
  readonly lexicon: Lexicon;
  /** Everyone is admitted by default. */
  readonly accounts?: Accounts;
  /** The path of the base address, which redirects repeat. */
  readonly basePath?: string;
  /** Told of every failure that a client only sees as 500. */
  readonly onFailure?: (failure: { readonly requestId: string; readonly cause: unknown }) => void;
}

/**
 * The Lexical Reference Service over a lexicon. The order of its checks is that of conventions.md, section 1,
 * and stands in `answer` alone.
 */
export function createService(options: ServiceOptions): Exchange {
  const { accounts = everyone, basePath = '/api/v2', lexicon, onFailure } = options;
  const findTarget = createRouter(Object.keys(routes) as (keyof typeof routes & EndpointName)[]);

  async function answer(request: ApiRequest): Promise<Answer> {
    const found = findTarget(request.path);
    checkLength(request.path, basePath, found);
    await checkAccount(request, accounts, found);
    const target = requireTarget(request.path, found);
    const location = redirectFromEnglish(request, basePath, target);
    if (location !== undefined) {
      return { status: 301, headers: { location } };
    }
    const path = pathValues(target);
    return asListed(target.endpoint, () => {
      const query = parseQuery(target.query, target.endpoint.query);
      return { status: 200, body: routes[target.name]({ path, query, lexicon }) };
    });
  }

  return async request => {
    request.signal?.throwIfAborted();
    const requestId = randomUUID().replaceAll('-', '');
    try {
      return respond(requestId, await answer(request));
    } catch (cause) {
      if (cause instanceof ApiError) {
        return respond(requestId, {
          status: cause.status,
          body: { error: cause.message },
          headers: cause.headers,
        });
      }
      onFailure?.({ requestId, cause });
      return respond(requestId, { status: 500, body: { error: 'Internal error.' } });
    }
  };
}

interface Answer {
  readonly status: number;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

function respond(requestId: string, { status, body, headers }: Answer): ApiResponse {
  const always = { 'x-request-id': requestId, ...headers };
  return body
    ? {
        status,
        headers: { 'content-type': 'application/json;charset=utf-8', ...always },
        body: Buffer.from(JSON.stringify(body)),
      }
    : { status, headers: always, body: new Uint8Array() };
}

/** Where the entries of `en` are: in `en-gb` (service.md, "Versioning", 5). Everything else of the URL stays. */
function redirectFromEnglish(request: ApiRequest, basePath: string, target: Target): string | undefined {
  if (target.name !== 'entries' || datasetOf(target.parameters['source_lang'] ?? '') !== 'en') {
    return undefined;
  }
  const [, query] = splitPath(request.path);
  const location = `${basePath}/entries/en-gb/${target.parameters['word_id']}`;
  return toUrl(query === undefined ? location : `${location}?${query}`);
}
