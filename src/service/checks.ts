import type { Endpoint } from '../contract/endpoints.ts';
import { ApiError } from '../contract/errors.ts';
import type { ApiRequest } from '../contract/exchange.ts';
import { fromWordId, longestUrl, longestWord } from '../contract/wordIds.ts';
import type { Accounts, Admission, ApiVersion } from './accounts.ts';
import type { CommonHeaders } from './respond.ts';
import { shorten, splitPath, type Target } from './target.ts';

/** The checks that come before the look-up; `service.ts` states their order. Each throws an `ApiError`. */

/**
 * 414. Endpoints whose row has no 414 let the look-up find nothing instead. White space around a word, which
 * the look-up trims, is not counted.
 */
export function checkLength(path: string, basePath: string, target: Target | undefined): void {
  if (target && !allows(target.endpoint, 414)) {
    return;
  }
  if (Buffer.byteLength(path) + basePath.length > longestUrl) {
    throw new ApiError(414, `The URL is longer than ${longestUrl} bytes.`);
  }
  const sent = target?.parameters['word_id'];
  const words = sent === undefined ? (target?.query.getAll('q') ?? []) : [fromWordId(sent) ?? sent];
  if (words.some(isTooLong)) {
    throw new ApiError(414, `The word is longer than ${longestWord} characters.`);
  }
}

function isTooLong(word: string): boolean {
  // a character has one or two UTF-16 units, so that few words need to be counted
  return word.length > longestWord && [...word.trim()].length > longestWord;
}

/** 403; and the usage of the account in the headers of whatever is answered from here on. */
export async function admitCaller(
  { headers }: ApiRequest,
  accounts: Accounts,
  { version, common }: { readonly version: ApiVersion; readonly common: CommonHeaders },
): Promise<Exclude<Admission, { kind: 'refused' }>> {
  // an answer that is there at once is not waited for
  const decision = accounts.admit({ appId: headers?.['app_id'], appKey: headers?.['app_key'], version });
  const admission = decision instanceof Promise ? await decision : decision;
  if (admission.kind === 'refused') {
    throw new ApiError(403, `Authentication failed: ${admission.reason}`);
  }
  if (admission.usage) {
    common['x-ratelimit-limit'] = String(admission.usage.limit);
    common['x-ratelimit-remaining'] = String(admission.usage.remaining);
    common['x-ratelimit-reset'] = String(admission.usage.reset);
  }
  return admission;
}

/** 429 where the row of the endpoint lists it, while every request counts. */
export function checkUsage(
  admission: Exclude<Admission, { kind: 'refused' }>,
  endpoint: Endpoint | undefined,
): void {
  if (admission.kind === 'limited' && (!endpoint || allows(endpoint, 429))) {
    const retryAfter = String(admission.retryAfter);
    throw new ApiError(429, `The usage limit is exceeded; try again in ${retryAfter} seconds.`, {
      'retry-after': retryAfter,
    });
  }
}

/** 404, without the value sets of the path. */
export function requireTarget<Found extends Target>(path: string, target: Found | undefined): Found {
  if (!target) {
    throw new ApiError(404, `There is no endpoint at '${shorten(splitPath(path)[0])}'.`);
  }
  return target;
}

/** An endpoint never answers a status that its row does not list: where there is no 400, it is 404. */
export function asListed<Result>(endpoint: Endpoint, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof ApiError && error.status === 400 && !allows(endpoint, 400)) {
      throw new ApiError(404, error.message);
    }
    throw error;
  }
}

function allows(endpoint: Endpoint, status: (typeof endpoint.statuses)[number]): boolean {
  return endpoint.statuses.includes(status);
}
