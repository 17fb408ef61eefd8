import type { ApiRequest, ApiResponse, Exchange } from '../contract/exchange.ts';
import type { Clock } from './clock.ts';
import { isLostConnection } from './connectionFailure.ts';
import { withDeadline } from './deadline.ts';
import { retryAfterOf } from './retryAfter.ts';

export interface RetryOptions {
  /** Milliseconds for all tries together; 10,000 by default. */
  readonly timeout?: number;
  /** Further tries after the first; 2 by default. */
  readonly retries?: number;
}

/** The longest `Retry-After` that a call waits for, in seconds; a longer one is for the caller to know. */
const longestRetryAfter = 5;

/** Milliseconds within which the first further try is made; twice that for each one after it. */
const firstBackOff = 200;

/**
 * Asks again after failures that are safe and may pass: a connection refused or lost before an answer, 502, 503
 * and 504, and 429 with a short `Retry-After`. The wait is random, so that many clients do not come back
 * together. A try that could not begin in time is not waited for. The signal of the caller ends a wait at once.
 */
export function retrying(
  exchange: Exchange,
  { timeout = 10_000, retries = 2 }: RetryOptions,
  clock: Clock,
): Exchange {
  return asked =>
    withDeadline(timeout, asked.signal, async signal => {
      const deadline = clock.now() + timeout;
      for (let tried = 0; ; tried += 1) {
        const outcome = await outcomeOf(exchange, { ...asked, signal });
        const wait = tried < retries ? waitAfter(outcome, tried, clock.random()) : undefined;
        if (wait === undefined || clock.now() + wait >= deadline) {
          return settle(outcome);
        }
        await clock.sleep(wait, signal);
      }
    });
}

type Outcome = { readonly response: ApiResponse } | { readonly error: unknown };

async function outcomeOf(exchange: Exchange, asked: ApiRequest): Promise<Outcome> {
  try {
    return { response: await exchange(asked) };
  } catch (error) {
    return { error };
  }
}

function settle(outcome: Outcome): ApiResponse {
  if ('error' in outcome) {
    throw outcome.error;
  }
  return outcome.response;
}

/** Milliseconds to wait for the next try; undefined where there is to be none. */
function waitAfter(outcome: Outcome, tried: number, random: number): number | undefined {
  const backOff = random * firstBackOff * 2 ** tried;
  if ('error' in outcome) {
    return isLostConnection(outcome.error) ? backOff : undefined;
  }
  const { status, headers } = outcome.response;
  const retryAfter = retryAfterOf(headers);
  const mayPass = [502, 503, 504].includes(status) || (status === 429 && retryAfter !== undefined);
  return mayPass && (retryAfter ?? 0) <= longestRetryAfter ? (retryAfter ?? 0) * 1000 + backOff : undefined;
}
