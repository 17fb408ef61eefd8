import type { ApiRequest } from '../contract/exchange.ts';

/** Whose request it is, so that nothing is shared between accounts; empty without credentials. Never shown. */
export function accountOf(headers: ApiRequest['headers'] = {}): string {
  const { app_id: id, app_key: key } = headers;
  return id === undefined && key === undefined ? '' : JSON.stringify([id, key]);
}

/** The same for requests that have the same answer. */
export function requestKey({ path, headers }: ApiRequest): string {
  return accountOf(headers) + path;
}
