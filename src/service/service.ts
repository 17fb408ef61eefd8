import { randomUUID } from 'node:crypto';
import type { Endpoint } from '../contract/endpoints.ts';
import { ApiError } from '../contract/errors.ts';
import type { ApiRequest, ApiResponse, Exchange } from '../contract/exchange.ts';
import { parseQuery } from '../contract/queries.ts';
import { decodeUrl, longestUrl, longestWord } from '../contract/wordIds.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { type Accounts, everyone } from './accounts.ts';
import type { Route } from './route.ts';
import { routes } from './routes/routes.ts';
import { findTarget, pathValues, type Target } from './target.ts';

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

  async function answer(request: ApiRequest): Promise<Answer> {
    const target = findTarget(request.path, servedEndpoints);
    checkLength(request, basePath, target);
    await checkAccount(request, accounts);
    const { endpoint, name, query } = requireTarget(request, target);
    const redirect = redirectFromEnglish(request, basePath, target);
    if (redirect) {
      return redirect;
    }
    const path = pathValues({ ...target, endpoint, name, query } as Target);
    const route: Route = routes[name as keyof typeof routes];
    return asListed(endpoint, () => ({
      status: 200,
      body: route({ path, query: parseQuery(query, endpoint.query), lexicon }),
    }));
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

const servedEndpoints: ReadonlySet<string> = new Set(Object.keys(routes));
const encoder = new TextEncoder();

function respond(requestId: string, { status, body, headers }: Answer): ApiResponse {
  return {
    status,
    headers: {
      ...(body ? { 'content-type': 'application/json;charset=utf-8' } : {}),
      'x-request-id': requestId,
      ...headers,
    },
    body: body ? encoder.encode(JSON.stringify(body)) : new Uint8Array(),
  };
}

/** Step 1. Endpoints whose row has no 414 let the look-up find nothing instead. */
function checkLength(request: ApiRequest, basePath: string, target: Target | undefined): void {
  if (target && !target.endpoint.statuses.includes(414)) {
    return;
  }
  if (Buffer.byteLength(request.path) + basePath.length > longestUrl) {
    throw new ApiError(414, `The URL is longer than ${longestUrl} bytes.`);
  }
  const word = target?.parameters['word_id'] ?? new URLSearchParams(target?.query).get('q') ?? '';
  if ([...(decodeUrl(word) ?? word)].length > longestWord) {
    throw new ApiError(414, `The word is longer than ${longestWord} characters.`);
  }
}

/** Steps 2 and 3. */
async function checkAccount(request: ApiRequest, accounts: Accounts): Promise<void> {
  const admission = await accounts.admit(request.headers?.['app_id'], request.headers?.['app_key']);
  if (admission.kind === 'refused') {
    throw new ApiError(403, `Authentication failed: ${admission.reason}`);
  }
  if (admission.kind === 'limited') {
    const retryAfter = String(admission.retryAfter);
    throw new ApiError(429, `The usage limit is exceeded; try again in ${retryAfter} seconds.`, {
      'retry-after': retryAfter,
    });
  }
}

/** Step 4, without the value sets of the path. */
function requireTarget(request: ApiRequest, target: Target | undefined): Target {
  if (!target) {
    throw new ApiError(404, `There is no endpoint at '${request.path.split('?')[0]}'.`);
  }
  return target;
}

/** Entries of `en` are those of `en-gb` (service.md, "Versioning", 5). */
function redirectFromEnglish(
  request: ApiRequest,
  basePath: string,
  target: Target | undefined,
): Answer | undefined {
  if (target?.name !== 'entries' || target.parameters['source_lang']?.toLowerCase() !== 'en') {
    return undefined;
  }
  const [, query] = request.path.split(/\?(.*)/s);
  const location = `${basePath}/entries/en-gb/${target.parameters['word_id']}${query === undefined ? '' : `?${query}`}`;
  return { status: 301, headers: { location } };
}

/** An endpoint never answers a status that its row does not list: where there is no 400, it is 404. */
function asListed(endpoint: Endpoint, work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (error instanceof ApiError && error.status === 400 && !endpoint.statuses.includes(400)) {
      throw new ApiError(404, error.message);
    }
    throw error;
  }
}
