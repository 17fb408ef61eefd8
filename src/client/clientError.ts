/** Why there is no answer. `absence` is no failure and not among them. */
export type ClientErrorKind =
  | 'badRequest'
  | 'forbidden'
  | 'tooLong'
  | 'rateLimited'
  | 'serverError'
  | 'malformed'
  | 'unreachable'
  | 'timeout'
  | 'aborted';

interface ClientErrorDetails {
  /** Of the service's answer, where there was one. */
  readonly status?: number;
  /** To be quoted when a problem is reported. */
  readonly requestId?: string;
  /** Seconds after which a limited request may be sent again. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** The one error that the client rejects with. Its message never holds credentials. */
export class ClientError extends Error {
  override readonly name = 'ClientError';
  readonly kind: ClientErrorKind;
  readonly status: number | undefined;
  readonly requestId: string | undefined;
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
    return isTimeout(signal.reason)
      ? new ClientError('timeout', 'The lexical service did not answer in time.', { cause })
      : new ClientError('aborted', 'The request was cancelled.', { cause });
  }
  return new ClientError('unreachable', 'The lexical service cannot be reached.', { cause });
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}
