import { isValueOf, type ValueSetName, valueSets } from '../contract/datasets.ts';
import { type Endpoint, type EndpointName, endpoints } from '../contract/endpoints.ts';
import { ApiError } from '../contract/errors.ts';
import { decodeUrl, fromWordId } from '../contract/wordIds.ts';

/** What a request is for: its endpoint and the parts of its URL. */
export interface Target<Name extends EndpointName = EndpointName> {
  readonly name: Name;
  readonly endpoint: Endpoint;
  /** Path parameters by name, as they were sent. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/** Finds the endpoint that a path below the base address names; undefined when it names none. */
export type Router<Name extends EndpointName> = (path: string) => Target<Name> | undefined;

/** A router to some endpoints of the table. */
export function createRouter<Name extends EndpointName>(served: readonly Name[]): Router<Name> {
  const patterns = served.map(name => ({
    name,
    endpoint: endpoints[name],
    match: matcher(endpoints[name].path),
  }));
  return path => {
    const [pathname, query] = splitPath(path);
    const segments = pathname.split('/').slice(1);
    for (const { name, endpoint, match } of patterns) {
      const parameters = match(segments);
      if (parameters) {
        return { name, endpoint, parameters, query: new URLSearchParams(query) };
      }
    }
    return undefined;
  };
}

/**
 * A request's path, and its query without `?`; undefined where there is none. An existing client writes
 * `bank&strictMatch=false`, so a query may begin there too.
 */
export function splitPath(path: string): readonly [pathname: string, query: string | undefined] {
  const mark = path.search(queryStart);
  return mark < 0 ? [path, undefined] : [path.slice(0, mark), path.slice(mark + 1)];
}

const queryStart = /\?|&strictMatch=/;

/** Literal segments match in any letter case (conventions.md, section 2, "Tolerated"). */
function matcher(path: string) {
  const pattern = path
    .split('/')
    .slice(1)
    .map(segment => ({ literal: segment.toLowerCase(), parameter: /^\{(.+)\}$/.exec(segment)?.[1] }));
  return (sent: readonly string[]): Readonly<Record<string, string>> | undefined => {
    const fits =
      sent.length === pattern.length &&
      pattern.every(({ literal, parameter }, position) =>
        parameter === undefined ? sent[position]?.toLowerCase() === literal : sent[position] !== '',
      );
    return fits
      ? Object.fromEntries(
          pattern.flatMap(({ parameter }, position) =>
            parameter === undefined ? [] : [[parameter, sent[position] ?? '']],
          ),
        )
      : undefined;
  };
}

/**
 * The values of the path parameters: those of a set in lower case, words as the text that they stand for. An
 * `ApiError` 404 names a value that is outside its set.
 */
export function pathValues({ endpoint, parameters }: Target): Readonly<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const [name, kind] of Object.entries(endpoint.parameters)) {
    const sent = parameters[name] ?? '';
    values[name] = kind === 'word' ? wordValue(name, sent) : setValue(name, kind, sent);
  }
  return values;
}

function wordValue(name: string, sent: string): string {
  const word = fromWordId(sent);
  if (word === undefined) {
    throw new ApiError(404, `The ${name} '${shorten(sent)}' is not URL-encoded UTF-8.`);
  }
  return word;
}

function setValue(name: string, set: ValueSetName, sent: string): string {
  const value = datasetOf(sent);
  if (isValueOf(set, value)) {
    return value;
  }
  const allowed: readonly string[] = valueSets[set];
  const language = value.split('-')[0] ?? '';
  const near =
    allowed.find(other => other === language) ?? allowed.find(other => other.startsWith(`${language}-`));
  const hint = near ? ` Use '${near}'.` : '';
  throw new ApiError(
    404,
    `Unknown ${name} '${shorten(sent)}'.${hint} Allowed values: ${allowed.join(', ')}.`,
  );
}

/** A dataset as it was sent, in the spelling of the value sets: any letter case, URL-encoded or not. */
export function datasetOf(sent: string): string {
  return (decodeUrl(sent) ?? sent).toLowerCase();
}

/** What was sent, short enough to be repeated in an error text. */
export function shorten(sent: string): string {
  return sent.length > 80 ? `${sent.slice(0, 80)}…` : sent;
}
