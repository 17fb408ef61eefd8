import type { Endpoint } from '../contract/endpoints.ts';
import { toWordId } from '../contract/wordIds.ts';

/** Values of path and query parameters as a caller has them: plain text, lists and flags. */
export type ParameterValues = Readonly<
  Record<string, string | number | boolean | readonly string[] | undefined>
>;

/**
 * Path and query of a request to an endpoint. A query parameter without a value is left out; an empty list is
 * sent, for an empty `fields` asks for the minimum payload.
 */
export function requestPath(endpoint: Endpoint, values: ParameterValues): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => toWordId(String(values[name] ?? '')));
  const query = Object.keys(endpoint.query).flatMap(name => {
    const value = values[name];
    return value === undefined ? [] : [`${name}=${encodeValue(value)}`];
  });
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

function encodeValue(value: string | number | boolean | readonly string[]): string {
  const text = Array.isArray(value) ? value.join(',') : String(value);
  return encodeURIComponent(text.toWellFormed()).replaceAll('%2C', ',');
}
