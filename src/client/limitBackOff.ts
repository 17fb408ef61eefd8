import type { Exchange } from '../contract/exchange.ts';
import { ClientError } from './clientError.ts';
import type { Clock } from './clock.ts';
import { accountOf } from './requestKey.ts';
import { retryAfterOf } from './retryAfter.ts';

/**
 * Keeps an account that the service has limited (429 with `Retry-After`) from asking before its time: requests
 * reject at once with a `ClientError` of kind `rateLimited` and the seconds that are left. Other accounts go on.
 */
export function backingOff(exchange: Exchange, clock: Clock): Exchange {
  const limitedUntil = new Map<string, number>();
  return async asked => {
    const account = accountOf(asked.headers);
    const wait = (limitedUntil.get(account) ?? 0) - clock.now();
    if (wait > 0) {
      const retryAfter = Math.ceil(wait / 1000);
      const message = `The lexical service takes no requests of this account for another ${retryAfter} s.`;
      throw new ClientError('rateLimited', message, { retryAfter });
    }
    limitedUntil.delete(account);
    const response = await exchange(asked);
    const seconds = response.status === 429 ? retryAfterOf(response.headers) : undefined;
    if (seconds !== undefined) {
      limitedUntil.set(account, Math.max(limitedUntil.get(account) ?? 0, clock.now() + seconds * 1000));
    }
    return response;
  };
}
