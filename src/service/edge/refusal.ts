import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '../../contract/errors.ts';
import type { ApiResponse } from '../../contract/exchange.ts';

/** Statuses of the edge's own errors (conventions.md, section 6), and 500 where an Exchange gives no answer. */
export type EdgeStatus = 400 | 404 | 405 | 408 | 414 | 431 | 500 | 503;

/** An error of the edge's own, in the shape that every error of the service has; without a request id. */
export function refusal(
  status: EdgeStatus,
  error: string,
  headers: Readonly<Record<string, string>> = {},
): ApiResponse {
  return {
    status,
    headers: { 'content-type': 'application/json;charset=utf-8', ...headers },
    body: Buffer.from(JSON.stringify({ error } satisfies ErrorBody)),
  };
}

/** While the server stops; the connection ends with it, so that the client asks elsewhere. */
export function stopping(): ApiResponse {
  return refusal(503, 'The service is shutting down; try again.', {
    connection: 'close',
    'retry-after': '1',
  });
}

/** A request id as the service makes them: 32 hexadecimal digits (conventions.md, section 3). */
export function newRequestId(): string {
  return randomUUID().replaceAll('-', '');
}
