import { Agent, errors, request } from 'undici';
import type { ApiRequest, ApiResponse, Exchange } from '../contract/exchange.ts';
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
  const agent = new Agent({ maxResponseSize: longestBody, connections: 8 });
  const timeout = options.timeout ?? 10_000;
  return {
    exchange: async asked => {
      const deadline = AbortSignal.timeout(timeout);
      const signal = asked.signal ? AbortSignal.any([asked.signal, deadline]) : deadline;
      try {
        return await send(base, agent, asked, signal);
      } catch (error) {
        throw error instanceof errors.ResponseExceededMaxSizeError
          ? new ClientError('malformed', `The answer is larger than ${longestBody} bytes.`, { cause: error })
          : toClientError(error, signal);
      }
    },
    close: () => agent.close(),
  };
}

async function send(
  base: string,
  dispatcher: Agent,
  asked: ApiRequest,
  signal: AbortSignal,
): Promise<ApiResponse> {
  const { statusCode, headers, body } = await request(base + asked.path, {
    dispatcher,
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

function checkedBase(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  const loopback = url !== undefined && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && loopback))) {
    throw new ClientError('unreachable', `'${baseUrl}' is no https address of a lexical service.`);
  }
  return url.href.replace(/\/+$/, '');
}
