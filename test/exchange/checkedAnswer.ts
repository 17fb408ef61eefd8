import assert from 'node:assert/strict';
import type { BodyOf, Endpoint, EndpointName, Endpoints } from '../../src/contract/endpoints.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { errorBodySchema } from '../../src/contract/errors.ts';
import type { ApiResponse, Exchange } from '../../src/contract/exchange.ts';
import { labelListBodySchema } from '../../src/contract/utilities.ts';
import { createRouter } from '../../src/service/target.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });
const findTarget = createRouter(Object.keys(endpoints) as EndpointName[]);
const requestIds = new Set<string>();

/** An answer that was found to keep the contract. */
export interface CheckedAnswer {
  readonly status: number;
  readonly headers: ApiResponse['headers'];
  /** Checked against the schema of its endpoint, or that of errors; undefined where there is none. */
  readonly body: unknown;
}

/**
 * Asks and checks what holds for every answer: the status is one of the endpoint's row (or 403, or the 301 of
 * Entries), the body is what the contract says, and headers are as in conventions.md, section 3.
 */
export async function ask(
  exchange: Exchange,
  path: string,
  headers?: Readonly<Record<string, string>>,
): Promise<CheckedAnswer> {
  return checkAnswer(path, await exchange({ path, ...(headers ? { headers } : {}) }));
}

/** The body of a 200, whose path follows that of its endpoint: `answer(exchange, 'words', 'en-gb?q=saw')`. */
export async function answer<Name extends EndpointName>(
  exchange: Exchange,
  name: Name,
  path: string,
): Promise<BodyOf<Endpoints[Name]>> {
  const [, first] = endpoints[name].path.split('/');
  const glue = path === '' || path.startsWith('?') || path.startsWith('/') ? '' : '/';
  const { status, body } = await ask(exchange, `/${first}${glue}${path}`);
  assert.equal(status, 200, `${path}: ${JSON.stringify(body)}`);
  return body as BodyOf<Endpoints[Name]>;
}

/** The text of an error, whose status is that expected. */
export async function refusal(exchange: Exchange, path: string, status: number): Promise<string> {
  const refused = await ask(exchange, path);
  assert.equal(refused.status, status, `${path}: ${JSON.stringify(refused.body)}`);
  return errorBodySchema.parse(refused.body).error;
}

/** The checks alone, for an answer that is there already. */
export function checkAnswer(path: string, response: ApiResponse): CheckedAnswer {
  const name = findTarget(path)?.name;
  const endpoint: Endpoint | undefined = name && endpoints[name];
  const { status, headers } = response;
  checkRequestId(headers['x-request-id']);
  assert.ok(allowedStatuses(name, endpoint).includes(status), `${status} is not allowed for ${path}`);
  if (status === 301) {
    assert.equal(response.body.byteLength, 0);
    return { status, headers, body: undefined };
  }
  assert.equal(headers['content-type'], 'application/json;charset=utf-8');
  const body: unknown = JSON.parse(decoder.decode(response.body));
  if (status === 200 && endpoint) {
    endpoint.body.parse(body);
    const mayBeEmpty =
      name?.startsWith('search') || endpoint.body === labelListBodySchema ? ['$.results'] : [];
    assert.deepEqual(
      [...emptyPlaces(body)].filter(place => !mayBeEmpty.includes(place)),
      [],
      `${path} has empty values`,
    );
  } else {
    errorBodySchema.parse(body);
  }
  return { status, headers, body };
}

function allowedStatuses(name: EndpointName | undefined, endpoint: Endpoint | undefined): readonly number[] {
  if (!endpoint) {
    return [403, 404, 414, 429];
  }
  return [...endpoint.statuses, 403, ...(name === 'entries' ? [301] : [])];
}

function checkRequestId(id: string | undefined): void {
  assert.match(id ?? '', /^[0-9a-f]{32}$/);
  assert.ok(id !== undefined && !requestIds.has(id), 'a request id is given once');
  requestIds.add(id);
}

/** Where a value holds null, an empty list or an empty object: a key without a value is left out. */
function* emptyPlaces(value: unknown, place = '$'): Generator<string> {
  if (value === null) {
    yield place;
  } else if (typeof value === 'object') {
    const children = Object.entries(value);
    if (children.length === 0) {
      yield place;
    }
    for (const [key, child] of children) {
      yield* emptyPlaces(child, `${place}.${key}`);
    }
  }
}
