import type { ApiRequest, Exchange } from '../contract/exchange.ts';
import { ClientError } from './clientError.ts';
import type { Clock } from './clock.ts';

export interface CircuitOptions {
  /** Failures in a row after which the service is left alone; 5 by default. */
  readonly failures?: number;
  /** Milliseconds for which it is left alone; 10,000 by default. */
  readonly rest?: number;
}

/**
 * Leaves a service alone that has failed several times in a row, by connection, time or a status of 5xx: a
 * request then rejects at once with a `ClientError` of kind `unreachable` that says when to ask again. After the
 * rest one request goes through; its outcome decides for all.
 */
export function breakingCircuit(
  exchange: Exchange,
  { failures = 5, rest = 10_000 }: CircuitOptions,
  clock: Clock,
): Exchange {
  let failed = 0;
  let restUntil = 0;
  let probing = false;
  const noteFailure = () => {
    failed += 1;
    restUntil = clock.now() + rest;
  };
  return async asked => {
    const open = failed >= failures;
    if (open && (probing || clock.now() < restUntil)) {
      throw leftAlone(restUntil - clock.now());
    }
    probing = open;
    try {
      const response = await exchange(asked);
      if (response.status >= 500) {
        noteFailure();
      } else {
        failed = 0;
      }
      return response;
    } catch (error) {
      if (isFailureOfService(error, asked)) {
        noteFailure();
      }
      throw error;
    } finally {
      probing &&= !open;
    }
  };
}

/** A caller that gives up says nothing about the service; a deadline of the client does. */
function isFailureOfService(error: unknown, { signal }: ApiRequest): boolean {
  const gaveUp = signal?.aborted === true && !(signal.reason instanceof ClientError);
  return error instanceof ClientError && !gaveUp && ['unreachable', 'timeout'].includes(error.kind);
}

function leftAlone(milliseconds: number): ClientError {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
  const message = `The lexical service has failed several times; it is asked again in ${retryAfter} s.`;
  return new ClientError('unreachable', message, { retryAfter });
}
