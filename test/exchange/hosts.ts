import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { undiciExchange } from '../../src/client/undiciExchange.ts';
import type { Exchange } from '../../src/contract/exchange.ts';
import { startServer } from '../../src/service/edge/server.ts';
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

/** Puts an exchange behind the network edge and answers the client's exchange that reaches it. */
export async function overSocket(served: Exchange): Promise<Reached> {
  const server = await startServer({ host: '127.0.0.1', port: 0, mounts: [{ basePath, exchange: served }] });
  const remote = undiciExchange(`${server.url}${basePath}`);
  return {
    exchange: remote.exchange,
    close: async () => {
      await remote.close();
      await server.close();
    },
  };
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise(closed => server.close(() => closed()));
}
