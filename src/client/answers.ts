import type * as z from 'zod';
import type { Endpoint } from '../contract/endpoints.ts';
import { errorBodySchema } from '../contract/errors.ts';
import type { ApiResponse } from '../contract/exchange.ts';
import { ClientError, type ClientErrorKind } from './clientError.ts';

const kindOfStatus: Readonly<Record<number, ClientErrorKind>> = {
  400: 'badRequest',
  403: 'forbidden',
  414: 'tooLong',
  429: 'rateLimited',
};

/**
 * What an answer of an endpoint says: the body of a 200, or undefined for a 404 of the service, which is not
 * that of a server that knows nothing of it. Anything else is thrown as a `ClientError`, whose message leaves
 * `secrets` out even where the service repeats them.
 */
export function readAnswer(
  endpoint: Endpoint,
  response: ApiResponse,
  secrets: readonly string[] = [],
): unknown {
  if (response.status === 200) {
    return checkedBody(endpoint.body, response);
  }
  if (response.status === 404) {
    checkedBody(errorBodySchema, response);
    return undefined;
  }
  throw refusal(response, secrets);
}

/** A server may know properties that we do not; what we do know must be as the contract says. */
function checkedBody(schema: z.ZodType, response: ApiResponse): unknown {
  const body = parseJson(response);
  const checked = schema.safeParse(body);
  if (!checked.success && checked.error.issues.some(issue => issue.code !== 'unrecognized_keys')) {
    throw malformed(response, checked.error);
  }
  return body;
}

function refusal(response: ApiResponse, secrets: readonly string[]): ClientError {
  const { status, headers } = response;
  const retryAfter = Number(headers['retry-after']);
  return new ClientError(
    kindOfStatus[status] ?? 'serverError',
    hideSecrets(errorText(response), secrets) ?? `The lexical service answered with status ${status}.`,
    { status, ...idOf(response), ...(Number.isFinite(retryAfter) ? { retryAfter } : {}) },
  );
}

/** The text of an error body; undefined where the body is none. */
function errorText(response: ApiResponse): string | undefined {
  try {
    const { error } = checkedBody(errorBodySchema, response) as z.infer<typeof errorBodySchema>;
    return error;
  } catch {
    return undefined;
  }
}

function hideSecrets(text: string | undefined, secrets: readonly string[]): string | undefined {
  return secrets
    .filter(secret => secret !== '')
    .reduce((hidden, secret) => hidden?.replaceAll(secret, '…'), text);
}

function idOf({ headers }: ApiResponse): { readonly requestId?: string } {
  const requestId = headers['x-request-id'];
  return requestId === undefined ? {} : { requestId };
}

function malformed(response: ApiResponse, cause: unknown): ClientError {
  return new ClientError('malformed', 'The lexical service answered in a form that it should not.', {
    status: response.status,
    ...idOf(response),
    cause,
  });
}

function parseJson(response: ApiResponse): unknown {
  try {
    return JSON.parse(decoder.decode(response.body));
  } catch (cause) {
    throw malformed(response, cause);
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true });
