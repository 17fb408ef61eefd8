import { ClientError } from './clientError.ts';

/** Where a remote service is. */
export interface RemoteAddress {
  /** For example `https://words.example`. */
  readonly origin: string;
  /** Without a slash at the end; empty where the service begins at the root. */
  readonly path: string;
  /** Whether it is on this machine. */
  readonly loopback: boolean;
}

/**
 * Reads a base address such as `https://host/api/v2`. Throws a `ClientError` for one that is neither https nor on
 * this machine, for credentials travel in headers. The message does not repeat the address, which may hold a
 * password.
 */
export function remoteAddress(baseUrl: string): RemoteAddress {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  const loopback = url !== undefined && isLoopback(url.hostname);
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && loopback);
  if (!url || !safe || url.username || url.password || url.search || url.hash) {
    throw new ClientError(
      'unreachable',
      'The address of a lexical service is https, or http on this machine, and has no user, query or fragment.',
    );
  }
  return { origin: url.origin, path: url.pathname.replace(/\/+$/, ''), loopback };
}

/** `hostname` as a URL has it, where every spelling of an IPv4 address is four numbers. */
function isLoopback(hostname: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
