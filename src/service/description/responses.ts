import type { Endpoint } from '../../contract/endpoints.ts';
import { type ErrorStatus, errorBodySchema } from '../../contract/errors.ts';
import { longestUrl, longestWord } from '../../contract/wordIds.ts';
import type { Header, Reference, Response } from './document.ts';
import { referenceTo } from './schemas.ts';

/** Headers of answers (service.md, "Endpoints"; conventions.md, section 3). */
export const headers = {
  'X-Request-Id': {
    description: 'New for each request: 32 hexadecimal digits to quote when reporting a problem.',
    schema: { type: 'string', pattern: '^[0-9a-f]{32}$' },
  },
  'X-RateLimit-Limit': {
    description:
      'Requests that the tightest limit of the account allows in its period. Absent without limits.',
    schema: { type: 'integer' },
  },
  'X-RateLimit-Remaining': {
    description: 'Requests that are left of that limit after this one.',
    schema: { type: 'integer' },
  },
  'X-RateLimit-Reset': {
    description: 'When the period ends, in whole seconds since 1970 (UTC).',
    schema: { type: 'integer' },
  },
  'Retry-After': {
    description: 'Whole seconds to wait before asking again.',
    schema: { type: 'integer' },
  },
  ETag: {
    description:
      'Names this very answer. Sent back as `If-None-Match`, an unchanged answer is 304 without a body.',
    schema: { type: 'string' },
  },
  Location: {
    description: 'The same request under the dataset to use, with its query.',
    schema: { type: 'string', format: 'uri-reference' },
  },
} as const satisfies Readonly<Record<string, Header>>;

type HeaderName = keyof typeof headers;

const counted = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'] as const;

interface Refusal {
  readonly name: string;
  readonly description: string;
  readonly headers: readonly HeaderName[];
  readonly error: string;
}

/** By status (service.md, "Errors"; the texts are those of conventions.md, section 3). */
const refusals: Readonly<Record<ErrorStatus, Refusal>> = {
  400: {
    name: 'InvalidParameter',
    description: 'A query parameter has a value that it cannot have.',
    headers: counted,
    error: 'Unknown field requested: abc',
  },
  403: {
    name: 'NotAdmitted',
    description: '`app_id` or `app_key` is missing or wrong, or the plan has no version 2.',
    headers: [],
    error: 'Authentication failed: the request headers app_id and app_key are required.',
  },
  404: {
    name: 'NotFound',
    description: 'No entry matches, or the path names no such endpoint, dataset or pair.',
    headers: counted,
    error: 'No entry found matching supplied source_lang, word and provided filters',
  },
  414: {
    name: 'TooLong',
    description: `The word has more than ${longestWord} characters, or the URL more than ${longestUrl} bytes.`,
    headers: [],
    error: `The word is longer than ${longestWord} characters.`,
  },
  429: {
    name: 'LimitReached',
    description: 'The usage limit of the account is reached.',
    headers: [...counted, 'Retry-After'],
    error: 'The usage limit is reached; ask again in 20 seconds.',
  },
  500: {
    name: 'InternalError',
    description: 'Something unforeseen; the request id leads to the cause.',
    headers: counted,
    error: 'Internal error.',
  },
};

const edgeRefusal: Refusal = {
  name: 'RefusedAtTheEdge',
  description: 'The URL or the headers are too long.',
  headers: [],
  error: 'The request headers are too large.',
};

/** The responses that operations refer to. */
export function componentResponses(): Readonly<Record<string, Response>> {
  const all = [...Object.values(refusals), edgeRefusal].map(({ name, ...refusal }) => [
    name,
    {
      description: refusal.description,
      headers: headerReferences(['X-Request-Id', ...refusal.headers]),
      content: {
        'application/json': { schema: referenceTo(errorBodySchema), example: { error: refusal.error } },
      },
    } satisfies Response,
  ]);
  return Object.fromEntries(all);
}

/** Every status of an endpoint's row, and 403, which is possible on every endpoint (conventions.md, section 6). */
export function responsesOf({ body, statuses, summary }: Endpoint): Record<string, Response | Reference> {
  const refused = new Set<ErrorStatus>([...statuses.filter(status => status !== 200), 403]);
  return {
    200: {
      description: summary,
      headers: headerReferences(['X-Request-Id', ...counted, 'ETag']),
      content: { 'application/json': { schema: referenceTo(body) } },
    },
    ...Object.fromEntries([...refused].map(status => [status, responseReference(refusals[status])])),
  };
}

/** The answer for the dataset `en` of Entries (service.md, "Versioning", 5). */
export const redirectResponse: Response = {
  description: 'The dataset `en` is served as `en-gb`.',
  headers: headerReferences(['X-Request-Id', ...counted, 'Location']),
};

/** This description itself: nobody is counted, and only the edge can refuse. */
export const descriptionResponses: Readonly<Record<string, Response | Reference>> = {
  200: {
    description: 'This description.',
    headers: headerReferences(['ETag']),
    content: { 'application/json': { schema: { type: 'object' } } },
  },
  '4XX': responseReference(edgeRefusal),
};

function headerReferences(names: readonly HeaderName[]): Readonly<Record<string, Reference>> {
  return Object.fromEntries(names.map(name => [name, { $ref: `#/components/headers/${name}` }]));
}

function responseReference({ name }: Refusal): Reference {
  return { $ref: `#/components/responses/${name}` };
}
