import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { undiciExchange } from '../../src/client/undiciExchange.ts';
import type { Exchange } from '../../src/contract/exchange.ts';
import type { Reached } from './fixtureService.ts';

/** The path of the base address that test hosts serve under. */
export const basePath = '/api/v2';

/** A host on the loopback interface, with the address to give to a client. */
export interface TestHost {
  readonly baseUrl: string;
  close(): Promise<void>;
}

/** Starts a host with a listener of its own. */
export async function startHost(listener: RequestListener): Promise<TestHost> {
  // room for URLs longer than the service takes, so that it is the service that refuses them
  const server = createServer({ maxHeaderSize: 65_536 }, listener);
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}${basePath}`, close: () => closeServer(server) };
}

/** Puts an exchange behind a plain host and answers the client's exchange that reaches it. */
export async function overSocket(served: Exchange): Promise<Reached> {
  const host = await startHost(listenerOf(served));
  const remote = undiciExchange(host.baseUrl);
  return {
    exchange: remote.exchange,
    close: async () => {
      await remote.close();
      await host.close();
    },
  };
}

function listenerOf(served: Exchange): RequestListener {
  return (request, response) => {
    const path = (request.url ?? '').slice(basePath.length);
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    served({ path, headers: Object.fromEntries(headers) }).then(
      answer => response.writeHead(answer.status, answer.headers).end(answer.body),
      () => response.destroy(),
    );
  };
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise(closed => server.close(() => closed()));
}
