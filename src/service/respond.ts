import { randomUUID } from 'node:crypto';
import { ApiError } from '../contract/errors.ts';
import type { ApiRequest, ApiResponse, Exchange } from '../contract/exchange.ts';

/** What is answered to a request, before its request id is known. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON as UTF-8; absent where the status carries no body. */
  readonly body?: Uint8Array;
}

/** A failure that a client only sees as 500. */
export interface Failure {
  readonly requestId: string;
  readonly cause: unknown;
}

/** Headers that every answer of a request carries, whatever becomes of it: they are added to while it runs. */
export type CommonHeaders = Record<string, string>;

/**
 * An Exchange over work that answers or throws an `ApiError`: every answer has a request id of its own, errors
 * have their body, and what nobody foresaw is 500 (conventions.md, sections 1 and 3).
 */
export function respondWith(
  work: (request: ApiRequest, common: CommonHeaders) => Promise<Answer>,
  onFailure?: (failure: Failure) => void,
): Exchange {
  return async request => {
    request.signal?.throwIfAborted();
    const requestId = randomUUID().replaceAll('-', '');
    const common: CommonHeaders = { 'x-request-id': requestId };
    try {
      return toResponse(await work(request, common), common);
    } catch (cause) {
      if (cause instanceof ApiError) {
        return toResponse(errorAnswer(cause), common);
      }
      onFailure?.({ requestId, cause });
      return toResponse(errorAnswer(new ApiError(500, 'Internal error.')), common);
    }
  };
}

/** A refusal as an answer. */
export function errorAnswer({ status, message, headers }: ApiError): Answer {
  return { status, headers, body: jsonBody({ error: message }) };
}

export function jsonBody(body: object): Uint8Array {
  return Buffer.from(JSON.stringify(body));
}

function toResponse({ status, headers, body }: Answer, common: CommonHeaders): ApiResponse {
  return body
    ? { status, headers: { 'content-type': jsonType, ...common, ...headers }, body }
    : { status, headers: { ...common, ...headers }, body: new Uint8Array() };
}

const jsonType = 'application/json;charset=utf-8';
