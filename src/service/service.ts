import { hash } from 'node:crypto';
import { ApiError } from '../contract/errors.ts';
import type { ApiRequest, Exchange } from '../contract/exchange.ts';
import { parseQuery } from '../contract/queries.ts';
import { toUrl } from '../contract/wordIds.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { type Accounts, everyone } from './accounts.ts';
import { createAnswerCache } from './answerCache.ts';
import { admitCaller, asListed, checkLength, checkUsage, requireTarget } from './checks.ts';
import { type Answer, errorAnswer, type Failure, jsonBody, respondWith } from './respond.ts';
import { type RoutedEndpoint, routes } from './routes/routes.ts';
import { createRouter, datasetOf, pathValues, splitPath, type Target } from './target.ts';

export interface ServiceOptions {
  readonly lexicon: Lexicon;
  /** Everyone is admitted by default. */
  readonly accounts?: Accounts;
  /** The path of the base address, which redirects repeat. */
  readonly basePath?: string;
  /** Told of every failure that a client only sees as 500. */
  readonly onFailure?: (failure: Failure) => void;
  /** Of the program: with another one, answers to the same paths may differ. */
  readonly version?: string;
  /** Memory for answers that are ready to be sent again, in bytes; none by default. */
  readonly cacheSize?: number;
}

/**
 * The Lexical Reference Service over a lexicon. The order of its checks is that of conventions.md, section 1,
 * and stands here alone. An answer that is kept is the same object each time.
 */
export function createService(options: ServiceOptions): Exchange {
  const { accounts = everyone, basePath = '/api/v2', lexicon, onFailure, cacheSize = 0 } = options;
  const findTarget = createRouter(Object.keys(routes) as RoutedEndpoint[]);
  const ready = createAnswerCache(cacheSize);
  const headers = { etag: entityTag(lexicon, options.version ?? '') };

  return respondWith(async (request, common) => {
    const known = ready.get(request.path);
    const target = known ? undefined : findTarget(request.path);
    if (!known) {
      checkLength(request.path, basePath, target);
    }
    const admission = await admitCaller(request, accounts, { version: 2, common });
    checkUsage(admission, (known ?? target)?.endpoint);
    if (known) {
      return known.answer;
    }
    const found = requireTarget(request.path, target);
    const location = redirectFromEnglish(request, basePath, found);
    if (location !== undefined) {
      return { status: 301, headers: { location } };
    }
    const answer = answerOf(found, lexicon, headers);
    ready.offer(request.path, { endpoint: found.endpoint, answer });
    return answer;
  }, onFailure);
}

/**
 * The entity tag of every answer that is found: it tells two states of the same path apart, and what a path is
 * answered follows from packs and program alone.
 */
function entityTag(lexicon: Lexicon, version: string): string {
  const contents = lexicon.manifests.map(({ name, contentHash }) => `${name} ${contentHash}`);
  return `W/"${hash('sha256', [version, ...contents].join('\n'), 'base64url').slice(0, 22)}"`;
}

/** The answer of a route. An absence is an answer that can be sent again; other refusals are thrown. */
function answerOf(target: Target<RoutedEndpoint>, lexicon: Lexicon, headers: Answer['headers'] & {}): Answer {
  const path = pathValues(target);
  try {
    return asListed(target.endpoint, () => {
      const query = parseQuery(target.query, target.endpoint.query);
      return { status: 200, headers, body: jsonBody(routes[target.name]({ path, query, lexicon })) };
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      return errorAnswer(error);
    }
    throw error;
  }
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
