import { errors, Pool } from 'undici';
import type { ApiRequest, ApiResponse, Exchange } from '../contract/exchange.ts';
import { toUrl } from '../contract/wordIds.ts';
import { ClientError, toClientError } from './clientError.ts';

export interface RemoteOptions {
  /** Milliseconds until the answer must be there; 10,000 by default. */
  readonly timeout?: number;
}

/** The most that is read of an answer. */
const longestBody = 16_000_000;

/** An Exchange with a connection pool, which is closed in the end. */
export interface RemoteExchange {
  readonly exchange: Exchange;
  close(): Promise<void>;
}

/**
 * The service at a base address such as `https://host/api/v2`. Redirects are not followed, for credentials
 * travel in headers; failures of the connection reject with a `ClientError`. Throws at once for an address
 * that is neither https nor on the loopback.
 */
export function undiciExchange(baseUrl: string, options: RemoteOptions = {}): RemoteExchange {
  const base = checkedBase(baseUrl);
  const pool = new Pool(base.origin, { maxResponseSize: longestBody, connections: 8 });
  const timeout = options.timeout ?? 10_000;
  return {
    exchange: async asked => {
      const deadline = AbortSignal.timeout(timeout);
      const signal = asked.signal ? AbortSignal.any([asked.signal, deadline]) : deadline;
      try {
        return await send(base.path, pool, asked, signal);
      } catch (error) {
        throw error instanceof errors.ResponseExceededMaxSizeError
          ? new ClientError('malformed', `The answer is larger than ${longestBody} bytes.`, { cause: error })
          : toClientError(error, signal);
      }
    },
    close: () => pool.close(),
  };
}

async function send(
  basePath: string,
  pool: Pool,
  asked: ApiRequest,
  signal: AbortSignal,
): Promise<ApiResponse> {
  const { statusCode, headers, body } = await pool.request({
    method: 'GET',
    // not through a URL, which would read the word '..' as a step up
    path: basePath + toUrl(asked.path),
    headers: { accept: 'application/json', ...asked.headers },
    signal,
  });
  const single = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return {
    status: statusCode,
    headers: Object.fromEntries(single),
    body: new Uint8Array(await body.arrayBuffer()),
  };
}

/** The message does not repeat the address, which may hold a password. */
function checkedBase(baseUrl: string): { readonly origin: string; readonly path: string } {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  const loopback = url !== undefined && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && loopback);
  if (!url || !safe || url.username || url.password || url.search || url.hash) {
    throw new ClientError(
      'unreachable',
      'The address of a lexical service is https, or http on this machine, and has no user, query or fragment.',
    );
  }
  return { origin: url.origin, path: url.pathname.replace(/\/+$/, '') };
}
