import type { Dispatcher } from 'undici';
import type { ApiRequest, ApiResponse, Exchange } from '../contract/exchange.ts';
import { toUrl } from '../contract/wordIds.ts';
import { connectionFailure, tooLarge } from './connectionFailure.ts';
import { withDeadline } from './deadline.ts';
import { acceptedCodings, decodeBody } from './decoding.ts';
import { type ConnectionOptions, dispatcherOf } from './dispatcher.ts';
import { type RemoteAddress, remoteAddress } from './remoteAddress.ts';

/** How a single request is sent. */
export interface UndiciOptions extends ConnectionOptions {
  /** Milliseconds until the answer must be there; 10,000 by default. */
  readonly timeout?: number;
}

/** The most that is read of an answer, and the most that it may unpack to, in bytes. */
const longestBody = 16_000_000;

/** An Exchange with connections, which are closed in the end. */
export interface RemoteExchange {
  readonly exchange: Exchange;
  /** Lets the requests under way end, takes no more, and closes the connections. */
  close(): Promise<void>;
}

/**
 * The service at a base address such as `https://host/api/v2`: one request, one answer, whatever it is.
 * Redirects are not followed; failures of the connection reject with a `ClientError`. Throws one at once for an
 * address that is neither https nor on this machine.
 */
export function undiciExchange(baseUrl: string, options: UndiciOptions = {}): RemoteExchange {
  const address = remoteAddress(baseUrl);
  const dispatcher = dispatcherOf(address, options, longestBody);
  const timeout = options.timeout ?? 10_000;
  return {
    exchange: asked =>
      withDeadline(timeout, asked.signal, signal => send(dispatcher, address, { ...asked, signal })),
    close: () => dispatcher.close(),
  };
}

async function send(
  dispatcher: Dispatcher,
  { origin, path }: RemoteAddress,
  asked: ApiRequest & { readonly signal: AbortSignal },
): Promise<ApiResponse> {
  let status: number | undefined;
  try {
    const answered = await dispatcher.request({
      origin,
      method: 'GET',
      // not through a URL, which would read the word '..' as a step up
      path: path + toUrl(asked.path),
      headers: { accept: 'application/json', 'accept-encoding': acceptedCodings, ...asked.headers },
      signal: asked.signal,
    });
    status = answered.statusCode;
    const headers = singleHeaders(answered.headers);
    if (Number(headers['content-length']) > longestBody) {
      answered.body.on('error', () => undefined).destroy();
      throw tooLarge({ status });
    }
    const packed = new Uint8Array(await answered.body.arrayBuffer());
    return { status, headers, body: await decodeBody(packed, headers['content-encoding'], longestBody) };
  } catch (error) {
    throw connectionFailure(error, asked.signal, status);
  }
}

/** A header that was sent more than once is one list (RFC 9110, section 5.3). */
function singleHeaders(headers: Readonly<Record<string, string | string[] | undefined>>) {
  const entries = Object.entries(headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]);
  return Object.fromEntries(entries) as Record<string, string>;
}
