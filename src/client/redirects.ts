import type { ApiRequest, ApiResponse, Exchange } from '../contract/exchange.ts';
import { ClientError } from './clientError.ts';
import type { RemoteAddress } from './remoteAddress.ts';

/** The service needs one at most, from `en` to `en-gb` (conventions.md, section 2). */
const mostRedirects = 3;

const redirectStatuses: readonly number[] = [301, 302, 307, 308];

/**
 * Follows redirects within the service at its address. Credentials travel in headers, so one that leads anywhere
 * else is a `ClientError` of kind `redirected`; so is one too many.
 */
export function followingRedirects(exchange: Exchange, address: RemoteAddress): Exchange {
  return async asked => {
    let request = asked;
    for (let followed = 0; followed <= mostRedirects; followed += 1) {
      const response = await exchange(request);
      const location = redirectStatuses.includes(response.status) ? response.headers['location'] : undefined;
      if (location === undefined) {
        return response;
      }
      request = { ...request, path: pathOfLocation(location, request, response, address) };
    }
    throw new ClientError('redirected', `The lexical service redirects more than ${mostRedirects} times.`);
  };
}

/** The path below the base address that a `Location` stands for. */
function pathOfLocation(
  location: string,
  request: ApiRequest,
  { status }: ApiResponse,
  { origin, path: basePath }: RemoteAddress,
): string {
  const from = `${origin}${basePath}${request.path}`;
  const url = URL.canParse(location, from) ? new URL(location, from) : undefined;
  if (url?.origin !== origin || url.username || url.password) {
    const message = 'The lexical service redirects to another server, which the client does not follow.';
    throw new ClientError('redirected', message, { status });
  }
  const path = textOfPath(location, url);
  if (!path.startsWith(`${basePath}/`)) {
    const message =
      'The lexical service redirects to a place outside of its address; the address may have changed.';
    throw new ClientError('redirected', message, { status });
  }
  return path.slice(basePath.length);
}

/** Path and query as they were sent: a URL would read the word '..' as a step up. */
function textOfPath(location: string, url: URL): string {
  const [, absolute] = /^(?:(?:[a-z][a-z\d+.-]*:)?\/\/[^/?#]*)?(\/[^#]*)/i.exec(location) ?? [];
  return absolute ?? url.pathname + url.search;
}
