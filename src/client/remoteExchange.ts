import { breakingCircuit, type CircuitOptions } from './circuitBreaker.ts';
import { type Clock, systemClock } from './clock.ts';
import type { ConnectionOptions } from './dispatcher.ts';
import { backingOff } from './limitBackOff.ts';
import { followingRedirects } from './redirects.ts';
import { remoteAddress } from './remoteAddress.ts';
import { type RetryOptions, retrying } from './retrying.ts';
import { revalidating } from './revalidating.ts';
import { type RemoteExchange, undiciExchange } from './undiciExchange.ts';

/** How a remote service is asked. */
export interface RemoteOptions extends ConnectionOptions, RetryOptions {
  /** When a service that fails is left alone. */
  readonly circuit?: CircuitOptions;
  /** Memory for answers with an `ETag`, in bytes; 8,000,000 by default, 0 for none. */
  readonly memory?: number;
}

/**
 * The service at a base address such as `https://host/api/v2`, asked with care: over few connections that are
 * kept, in time, again where that is safe, not at all while it fails or has limited the account, and without
 * fetching what has not changed. Every failure is a `ClientError`. Throws one at once for an address that is
 * neither https nor on this machine.
 */
export function remoteExchange(
  baseUrl: string,
  options: RemoteOptions = {},
  clock: Clock = systemClock,
): RemoteExchange {
  const { exchange: single, close } = undiciExchange(baseUrl, options);
  // from the socket outwards: a further try is a request of its own for all that stands inside
  const redirected = followingRedirects(single, remoteAddress(baseUrl));
  const guarded = breakingCircuit(redirected, options.circuit ?? {}, clock);
  const limited = backingOff(guarded, clock);
  const retried = retrying(limited, options, clock);
  return { exchange: revalidating(retried, options.memory ?? 8_000_000), close };
}
