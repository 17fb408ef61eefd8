import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Logger } from 'pino';
import { BodyForms } from './bodyForms.ts';
import { answerBrokenRequests, refuseTunnels } from './brokenRequest.ts';
import { Connections } from './connection.ts';
import { createFront, type Page } from './front.ts';
import { createHandler } from './handler.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { type Mount, mountFinder, pathnameOf } from './mounts.ts';
import { RequestLines } from './requestLines.ts';
import { Responder } from './respond.ts';
import { stop } from './stop.ts';

export interface EdgeOptions {
  readonly mounts: readonly Mount[];
  /** Pages that need no credentials, by path; a page goes before a mount. */
  readonly pages?: ReadonlyMap<string, Page>;
  /** Where paths lead that need no credentials either. */
  readonly redirects?: ReadonlyMap<string, string>;
  /** Nothing is logged without one. */
  readonly logger?: Logger;
  readonly limits?: Partial<Limits>;
  /** What `/readyz` tells; always ready by default. */
  readonly isReady?: () => boolean;
}

export interface Address {
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
}

export interface RunningServer {
  /** Without a slash at its end: `http://127.0.0.1:8080`. */
  readonly url: string;
  readonly port: number;
  /**
   * Stops listening, answers 503 on connections that are open, lets what is in flight finish, and cuts what has
   * not finished after `limits.grace`. Resolves when every connection is closed; may be called again.
   */
  close(): Promise<void>;
}

/** Starts the network edge; rejects where the address cannot be had. */
export async function startServer(options: EdgeOptions & Address): Promise<RunningServer> {
  const limits = { ...defaultLimits, ...options.limits };
  let stopped: Promise<void> | undefined;
  const connections = new Connections();
  const server = createEdge({ options, limits, connections, isStopping: () => stopped !== undefined });
  const port = await listen(server, options, cause => options.logger?.error({ err: cause }, 'connections'));
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  return {
    url: `http://${host}:${port}`,
    port,
    close: () => {
      // set before anything is stopped, for whoever asks in between is to be told
      stopped ??= Promise.resolve().then(() => stop(server, connections, limits));
      return stopped;
    },
  };
}

interface Parts {
  readonly options: EdgeOptions;
  readonly limits: Limits;
  readonly connections: Connections;
  readonly isStopping: () => boolean;
}

function createEdge({ options, limits, connections, isStopping }: Parts): Server {
  const { logger, pages = new Map<string, Page>(), redirects = new Map(), isReady = () => true } = options;
  const responder = new Responder(new BodyForms());
  const findMount = mountFinder(options.mounts);
  const isMounted = (target: string) => findMount(target) !== undefined;
  const onFailure = (cause: unknown) => logger?.error({ err: cause }, 'front');
  const handler = createHandler({
    connections,
    responder,
    findMount,
    front: createFront({ pages, redirects, responder, isReady, isMounted, onFailure }),
    isPage: target => pages.has(pathnameOf(target)),
    isStopping,
    bodySize: limits.bodySize,
    log: logger && new RequestLines(logger),
    onFailure: (requestId, cause) => logger?.error({ requestId, err: cause }, 'no answer'),
  });
  const server = createServer(serverOptions(limits), handler);
  server.maxConnections = limits.connections;
  server.on('connection', (socket: Socket) => connections.of(socket));
  server.on('clientError', answerBrokenRequests(connections, limits, logger));
  server.on('connect', refuseTunnels(connections, limits, logger));
  // anything may be expected; the answer comes all the same
  server.on('checkExpectation', handler);
  return server;
}

function serverOptions(limits: Limits) {
  return {
    maxHeaderSize: limits.headerSize,
    headersTimeout: limits.headersTimeout,
    requestTimeout: limits.requestTimeout,
    keepAliveTimeout: limits.keepAliveTimeout,
    // how late a time-out may be noticed
    connectionsCheckingInterval: Math.min(1000, limits.headersTimeout, limits.requestTimeout),
    requireHostHeader: false,
    noDelay: true,
  };
}

function listen(
  server: Server,
  { host, port }: Address,
  onFailure: (cause: unknown) => void,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => reject(listenError(error, { host, port }));
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse).on('error', onFailure);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

const listenProblems: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program uses it',
  EADDRNOTAVAIL: 'this machine does not have that address',
  EACCES: 'ports below 1024 are for privileged users',
  ENOTFOUND: 'there is no such host',
};

/** What keeps a server from listening, in words. */
function listenError(cause: NodeJS.ErrnoException, { host, port }: Address): Error {
  const problem = listenProblems[cause.code ?? ''] ?? cause.message;
  return new Error(`The server cannot listen on port ${port} of ${host}: ${problem}.`, { cause });
}
