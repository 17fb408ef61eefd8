import assert from 'node:assert/strict';
import { ClientError } from '../../src/client/clientError.ts';
import type { ApiResponse } from '../../src/contract/exchange.ts';

/** What a call rejects with, which must be a `ClientError`. */
export async function failureOf(call: Promise<unknown>): Promise<ClientError> {
  const failure: unknown = await call.then(
    () => undefined,
    error => error,
  );
  assert.ok(failure instanceof ClientError, `rejected with ${failure}`);
  return failure;
}

/** The failure of a connection that was refused or lost. */
export function lost(code = 'ECONNREFUSED'): ClientError {
  const cause = Object.assign(new Error('no connection'), { code });
  return new ClientError('unreachable', 'The lexical service cannot be reached.', { cause });
}

/** Gives one outcome after the other, the last again and again. */
export function inTurn(...outcomes: readonly (ApiResponse | ClientError)[]): () => ApiResponse {
  let turn = 0;
  return () => {
    const outcome = outcomes[Math.min(turn, outcomes.length - 1)];
    turn += 1;
    if (!outcome || outcome instanceof ClientError) {
      throw outcome ?? new Error('nothing to answer');
    }
    return outcome;
  };
}
