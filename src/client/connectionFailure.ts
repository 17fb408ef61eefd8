import { errors } from 'undici';
import { ClientError, toClientError } from './clientError.ts';

/** What the errors of undici and Node mean; the one place that knows their codes. */

/** Failures after which the service cannot have begun to answer. */
const lost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Headers too long, a length that is wrong, and what zlib calls its errors. */
const notHttp = /^(UND_ERR_HEADERS_OVERFLOW|UND_ERR_RES_CONTENT_LENGTH|Z_|ERR_BROTLI|ERR__ERROR)/;

/**
 * A failure of a request as a `ClientError`. `status` is that of an answer that had begun; its rest is missing.
 */
export function connectionFailure(cause: unknown, signal: AbortSignal, status?: number): ClientError {
  const code = signal.aborted ? '' : codeOf(cause);
  const details = status === undefined ? { cause } : { cause, status };
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE' || code === 'ERR_BUFFER_TOO_LARGE') {
    return new ClientError(
      'malformed',
      'The answer is larger than any answer of a lexical service.',
      details,
    );
  }
  if (cause instanceof errors.HTTPParserError || notHttp.test(code)) {
    return new ClientError('malformed', 'What came is no answer that HTTP allows.', details);
  }
  if (code === 'UND_ERR_INVALID_ARG') {
    const message = 'The credentials or another header hold characters that no header can carry.';
    return new ClientError('badRequest', message, details);
  }
  if (/CERT|^ERR_(TLS|SSL)|^UNABLE_TO_/.test(code)) {
    const message = 'The certificate of the lexical service is not valid or not trusted.';
    return new ClientError('unreachable', message, details);
  }
  if (code === 'UND_ERR_ABORTED' && cause instanceof Error && cause.message.startsWith('Proxy response')) {
    return new ClientError('unreachable', 'The proxy does not let the request through.', details);
  }
  const failure = toClientError(cause, signal);
  return status === undefined || failure.kind !== 'unreachable'
    ? failure
    : new ClientError('unreachable', 'The answer of the lexical service broke off.', details);
}

/** The failure of an answer that is not read to its end. */
export function tooLarge(details: { readonly status?: number; readonly cause?: unknown }): ClientError {
  return new ClientError('malformed', 'The answer is larger than any answer of a lexical service.', details);
}

/** Whether there was no answer because there was no connection, so that asking again is safe. */
export function isLostConnection(error: unknown): boolean {
  return (
    error instanceof ClientError &&
    error.kind === 'unreachable' &&
    error.status === undefined &&
    lost.has(codeOf(error.cause))
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
