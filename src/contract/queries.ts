import { ApiError } from './errors.ts';

/** Query parameters as data, and the one parser that reads them (service.md, "Query parameters"). */

/** The four label lists that a filter takes its ids from. */
export type FilterList = 'lexicalCategories' | 'grammaticalFeatures' | 'domains' | 'registers';

export type QueryParameter =
  | { readonly kind: 'text' }
  | { readonly kind: 'requiredText' }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'integer'; readonly maximum: number }
  /** A projection: the names that may be added to the minimum payload. */
  | { readonly kind: 'fields'; readonly names: readonly string[]; readonly mayBeEmpty: boolean }
  /** Ids of a label list; which of them exist is for the lexicon to say. */
  | { readonly kind: 'labelIds'; readonly list: FilterList; readonly atMost?: 1 };

export type QueryParameters = Readonly<Record<string, QueryParameter>>;

type ValueOfKind = {
  text: string | undefined;
  requiredText: string;
  boolean: boolean;
  integer: number | undefined;
  fields: ReadonlySet<string> | undefined;
  labelIds: readonly string[] | undefined;
};

/** Parsed values: an absent list is undefined, an absent boolean false. */
export type QueryValues<Parameters extends QueryParameters> = {
  readonly [Name in keyof Parameters]: ValueOfKind[Parameters[Name]['kind']];
};

/**
 * Reads the query of a request. Unknown parameters are ignored; a list given twice is
 * one list; anything else given twice with different values, or with a value that it cannot have, is an
 * `ApiError` 400 that names the parameter and what it takes.
 */
export function parseQuery<Parameters extends QueryParameters>(
  sent: URLSearchParams,
  parameters: Parameters,
): QueryValues<Parameters> {
  const values: Record<string, unknown> = {};
  for (const [name, parameter] of Object.entries(parameters)) {
    values[name] = parseParameter(name, parameter, sent.getAll(name));
  }
  return values as QueryValues<Parameters>;
}

function parseParameter(name: string, parameter: QueryParameter, sent: readonly string[]): unknown {
  switch (parameter.kind) {
    case 'fields':
      return parseFields(parameter, sent);
    case 'labelIds':
      return parseLabelIds(name, parameter, sent);
    case 'boolean':
      return parseBoolean(name, only(name, sent));
    case 'integer':
      return parseInteger(name, parameter.maximum, only(name, sent));
    case 'text':
      return only(name, sent)?.trim();
    case 'requiredText':
      return requireText(name, only(name, sent)?.trim());
  }
}

function only(name: string, sent: readonly string[]): string | undefined {
  const [first, ...others] = sent;
  if (others.some(other => other !== first)) {
    throw new ApiError(400, `The parameter '${name}' is given more than once; send it once.`);
  }
  return first;
}

/** The items of a comma-separated list, wherever and however often it was sent. */
function listItems(sent: readonly string[]): string[] {
  const items = sent.flatMap(list => list.split(',')).map(item => item.trim());
  return [...new Set(items)].filter(item => item !== '');
}

function parseFields(
  parameter: Extract<QueryParameter, { kind: 'fields' }>,
  sent: readonly string[],
): ReadonlySet<string> | undefined {
  if (sent.length === 0) {
    return undefined;
  }
  const names = listItems(sent);
  const unknown = names.find(name => !parameter.names.includes(name));
  if (unknown !== undefined) {
    throw new ApiError(400, `Unknown field requested: ${unknown}`);
  }
  if (names.length === 0 && !parameter.mayBeEmpty) {
    throw new ApiError(
      400,
      `The parameter 'fields' cannot be empty here; it takes ${parameter.names.join(', ')}.`,
    );
  }
  return new Set(names);
}

function parseLabelIds(
  name: string,
  parameter: Extract<QueryParameter, { kind: 'labelIds' }>,
  sent: readonly string[],
): readonly string[] | undefined {
  const ids = listItems(sent);
  if (parameter.atMost !== undefined && ids.length > parameter.atMost) {
    throw new ApiError(400, `The parameter '${name}' takes one id of the ${parameter.list} list.`);
  }
  return ids.length === 0 ? undefined : ids;
}

/** `True` and `False` are understood because existing clients send them (conventions.md, section 2). */
function parseBoolean(name: string, value: string | undefined): boolean {
  switch (value?.trim().toLowerCase()) {
    case undefined:
    case '':
    case 'false':
      return false;
    case 'true':
      return true;
    default:
      throw new ApiError(400, `The parameter '${name}' takes true or false, not '${value}'.`);
  }
}

function parseInteger(name: string, maximum: number, value: string | undefined): number | undefined {
  if (value === undefined) {
    return undefined;
  }
  const number = /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : Number.NaN;
  if (!(number <= maximum)) {
    throw new ApiError(
      400,
      `The parameter '${name}' takes a whole number from 0 to ${maximum}, not '${value}'.`,
    );
  }
  return number;
}

function requireText(name: string, value: string | undefined): string {
  if (value === undefined || value === '') {
    throw new ApiError(400, `The parameter '${name}' is required and must not be empty.`);
  }
  return value;
}
