import { type Dispatcher, EnvHttpProxyAgent, Pool, ProxyAgent } from 'undici';
import { ClientError } from './clientError.ts';
import type { RemoteAddress } from './remoteAddress.ts';

/** How a remote service is connected to. */
export interface ConnectionOptions {
  /** Milliseconds until a connection must stand; 3,000 by default. */
  readonly connectTimeout?: number;
  /** Connections at the same time, kept open between requests; 8 by default. More requests wait for one. */
  readonly connections?: number;
  /**
   * The address of an http or https proxy, with user and password where it asks for them; false for none. By
   * default what `https_proxy`, `http_proxy` and `no_proxy` of the environment say. A service on this machine is
   * always reached directly.
   */
  readonly proxy?: string | false;
  /** Certificates (PEM) to trust in place of the system's, for a server with a certificate of its own. */
  readonly ca?: readonly string[];
}

/** The connections to a service: a pool of its own, or through a proxy. `longestBody` is in bytes. */
export function dispatcherOf(
  { origin, loopback }: RemoteAddress,
  { connectTimeout = 3000, connections = 8, proxy, ca }: ConnectionOptions,
  longestBody: number,
): Dispatcher {
  const trust = ca ? { ca: [...ca] } : {};
  const pool = {
    connections,
    connectTimeout,
    connect: { timeout: connectTimeout, ...trust },
    keepAliveTimeout: 15_000,
    keepAliveMaxTimeout: 60_000,
    maxResponseSize: longestBody,
  };
  if (loopback || proxy === false) {
    return new Pool(origin, pool);
  }
  const tunnel = {
    ...pool,
    requestTls: { timeout: connectTimeout, servername: new URL(origin).hostname, ...trust },
    proxyTls: { timeout: connectTimeout },
  };
  return proxy === undefined
    ? environmentProxy(tunnel)
    : new ProxyAgent({ ...tunnel, uri: checkedProxy(proxy) });
}

function environmentProxy(tunnel: EnvHttpProxyAgent.Options): Dispatcher {
  try {
    return new EnvHttpProxyAgent(tunnel);
  } catch {
    throw invalidProxy();
  }
}

function checkedProxy(proxy: string): string {
  if (!URL.canParse(proxy) || !/^https?:$/.test(new URL(proxy).protocol)) {
    throw invalidProxy();
  }
  return proxy;
}

/** Without a cause: those of Node repeat the address, and that may hold a password. */
function invalidProxy(): ClientError {
  return new ClientError('unreachable', 'The address of a proxy is http or https.');
}
