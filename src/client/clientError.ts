/** Why there is no answer. Absence is no failure and not among them. */
export type ClientErrorKind =
  /** The service does not understand a parameter (400). */
  | 'badRequest'
  /** The service does not know the credentials, or their plan does not allow the call (403). */
  | 'forbidden'
  /** The word or the whole address is too long (414). */
  | 'tooLong'
  /** The account has no requests left for now (429); `retryAfter` says for how long. */
  | 'rateLimited'
  /** The service failed, or answered with a status that it should not. */
  | 'serverError'
  /** What came is no answer of a lexical service. */
  | 'malformed'
  /** The service points to a place that the client does not follow it to. */
  | 'redirected'
  /** There is no connection, or none was tried because the last ones failed (then `retryAfter` is there). */
  | 'unreachable'
  /** There was no answer in time. */
  | 'timeout'
  /** The caller gave up. */
  | 'aborted';

interface ClientErrorDetails {
  /** Of the service's answer, where there was one. */
  readonly status?: number;
  /** To be quoted when a problem is reported. */
  readonly requestId?: string;
  /** Seconds after which the request may be sent again. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** The one error that the client rejects with. Its message is a readable sentence and never holds credentials. */
export class ClientError extends Error {
  override readonly name = 'ClientError';
  readonly kind: ClientErrorKind;
  /** Of the service's answer; undefined where there was none. */
  readonly status: number | undefined;
  /** The id that the service gave to the request, to be quoted when a problem is reported. */
  readonly requestId: string | undefined;
  /** Seconds after which the request may be sent again; undefined where nobody said. */
  readonly retryAfter: number | undefined;

  constructor(kind: ClientErrorKind, message: string, details: ClientErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
  }
}

/** Any failure as a `ClientError`; one that is one already stays as it is. */
export function toClientError(cause: unknown, signal?: AbortSignal): ClientError {
  if (cause instanceof ClientError) {
    return cause;
  }
  if (signal?.aborted) {
    return errorOfReason(signal.reason, cause);
  }
  return new ClientError('unreachable', 'The lexical service cannot be reached.', { cause });
}

function errorOfReason(reason: unknown, cause: unknown): ClientError {
  if (reason instanceof ClientError) {
    return reason;
  }
  return reason instanceof DOMException && reason.name === 'TimeoutError'
    ? outOfTime(cause)
    : new ClientError('aborted', 'The request was cancelled.', { cause });
}

/** The failure of a call whose time is over. */
export function outOfTime(cause?: unknown): ClientError {
  return new ClientError('timeout', 'The lexical service did not answer in time.', { cause });
}
