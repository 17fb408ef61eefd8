import { isValueOf, type ValueSetName, valueSets } from '../contract/datasets.ts';
import { type Endpoint, type Endpoints, endpoints } from '../contract/endpoints.ts';
import { ApiError } from '../contract/errors.ts';
import { decodeUrl } from '../contract/wordIds.ts';

/** What a request is for: its endpoint and the parts of its URL, as they were sent. */
export interface Target {
  readonly name: keyof Endpoints;
  readonly endpoint: Endpoint;
  /** Path parameters by name, still URL-encoded. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Without `?`. */
  readonly query: string;
}

/** The endpoint that a path below the base address names; undefined when it names none. */
export function findTarget(path: string, served: ReadonlySet<string>): Target | undefined {
  const [pathname = '', ...queryParts] = path.split('?');
  const segments = pathname.split('/').slice(1);
  for (const [name, endpoint] of Object.entries(endpoints) as [keyof Endpoints, Endpoint][]) {
    const parameters = served.has(name)
      ? matchSegments(endpoint.path.split('/').slice(1), segments)
      : undefined;
    if (parameters) {
      return { name, endpoint, parameters, query: queryParts.join('?').replace(/^&+/, '') };
    }
  }
  return undefined;
}

/** Literal segments match in any letter case (conventions.md, section 2, "Tolerated"). */
function matchSegments(
  pattern: readonly string[],
  sent: readonly string[],
): Record<string, string> | undefined {
  if (pattern.length !== sent.length) {
    return undefined;
  }
  const parameters: Record<string, string> = {};
  for (const [position, segment] of pattern.entries()) {
    const value = sent[position] ?? '';
    const name = /^\{(.+)\}$/.exec(segment)?.[1];
    if (name !== undefined && value !== '') {
      parameters[name] = value;
    } else if (segment.toLowerCase() !== value.toLowerCase()) {
      return undefined;
    }
  }
  return parameters;
}

/** The values of the path parameters; an `ApiError` 404 names a value that is outside its set. */
export function pathValues(target: Target): Readonly<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const [name, kind] of Object.entries(target.endpoint.parameters)) {
    const sent = target.parameters[name] ?? '';
    values[name] = kind === 'word' ? wordValue(name, sent) : setValue(name, kind, sent);
  }
  return values;
}

function wordValue(name: string, sent: string): string {
  if (decodeUrl(sent) === undefined) {
    throw new ApiError(404, `The ${name} '${sent}' is not URL-encoded UTF-8.`);
  }
  return sent;
}

function setValue(name: string, set: ValueSetName, sent: string): string {
  const value = (decodeUrl(sent) ?? sent).toLowerCase();
  if (isValueOf(set, value)) {
    return value;
  }
  const allowed: readonly string[] = valueSets[set];
  const language = value.split('-')[0] ?? '';
  const near =
    allowed.find(other => other === language) ?? allowed.find(other => other.startsWith(`${language}-`));
  const hint = near ? ` Use '${near}'.` : '';
  throw new ApiError(404, `Unknown ${name} '${sent}'.${hint} Allowed values: ${allowed.join(', ')}.`);
}
