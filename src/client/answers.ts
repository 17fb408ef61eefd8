import type * as z from 'zod';
import type { Endpoint } from '../contract/endpoints.ts';
import { errorBodySchema } from '../contract/errors.ts';
import type { ApiResponse } from '../contract/exchange.ts';
import { ClientError, type ClientErrorKind } from './clientError.ts';
import { retryAfterOf } from './retryAfter.ts';

/** The body of a 200, or the reason that a 404 gives. */
export type Answer = { readonly body: unknown } | { readonly absence: string };

const kindOfStatus: Readonly<Record<number, ClientErrorKind>> = {
  400: 'badRequest',
  403: 'forbidden',
  414: 'tooLong',
  429: 'rateLimited',
};

/**
 * What an answer of an endpoint says. A 404 of the service is absence, which is not that of a server that knows
 * nothing of it. Anything else is thrown as a `ClientError`. Texts leave `secrets` out even where the service
 * repeats them.
 */
export function readAnswer(
  endpoint: Endpoint,
  response: ApiResponse,
  secrets: readonly string[] = [],
): Answer {
  if (response.status === 200) {
    return { body: checkedBody(endpoint.body, response) };
  }
  if (response.status === 404) {
    const { error } = checkedBody(errorBodySchema, response);
    return { absence: hideSecrets(error, secrets) };
  }
  throw refusal(response, secrets);
}

/** A server may know properties that we do not; what we do know must be as the contract says. */
function checkedBody<Schema extends z.ZodType>(schema: Schema, response: ApiResponse): z.infer<Schema> {
  const body = parseJson(response);
  const checked = schema.safeParse(body);
  if (!checked.success && checked.error.issues.some(issue => issue.code !== 'unrecognized_keys')) {
    throw malformed(response, checked.error);
  }
  return body as z.infer<Schema>;
}

function refusal(response: ApiResponse, secrets: readonly string[]): ClientError {
  const { status, headers } = response;
  const text = errorText(response);
  const retryAfter = retryAfterOf(headers);
  return new ClientError(
    kindOfStatus[status] ?? 'serverError',
    text === undefined ? `The lexical service answered with status ${status}.` : hideSecrets(text, secrets),
    { status, ...idOf(response), ...(retryAfter === undefined ? {} : { retryAfter }) },
  );
}

/** The text of an error body; undefined where the body is none. */
function errorText(response: ApiResponse): string | undefined {
  try {
    return checkedBody(errorBodySchema, response).error;
  } catch {
    return undefined;
  }
}

function hideSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .filter(secret => secret !== '')
    .reduce((hidden, secret) => hidden.replaceAll(secret, '…'), text);
}

function idOf({ headers }: ApiResponse): { readonly requestId?: string } {
  const requestId = headers['x-request-id'];
  return requestId === undefined ? {} : { requestId };
}

function malformed(response: ApiResponse, cause: unknown): ClientError {
  const message = isWebPage(response)
    ? 'A web page came in place of an answer: the address is not that of a lexical service, or the network asks for a login.'
    : 'The lexical service answered in a form that it should not.';
  return new ClientError('malformed', message, { status: response.status, ...idOf(response), cause });
}

/** Most often a login page of a network, or an address with another path. */
function isWebPage({ body }: ApiResponse): boolean {
  return /^\s*<(!doctype|html|head|body|h1|\?xml)/i.test(new TextDecoder().decode(body.subarray(0, 200)));
}

function parseJson(response: ApiResponse): unknown {
  try {
    return JSON.parse(decoder.decode(response.body));
  } catch (cause) {
    throw malformed(response, cause);
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true });
