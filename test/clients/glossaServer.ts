import type { Exchange } from '../../src/contract/exchange.ts';
import type { Accounts } from '../../src/service/accounts.ts';
import { startServer } from '../../src/service/edge/server.ts';
import { createVersionOne } from '../../src/service/versionOne.ts';
import { fixtureService } from '../exchange/fixtureService.ts';

/** A Glossa server over the fixture lexicon that keeps what it was asked. */
export interface GlossaServer {
  readonly port: number;
  /** Path and query of every request, below the base address of its version, in the order they came. */
  readonly asked: string[];
  close(): Promise<void>;
}

/** The one pair of credentials that the server knows. */
export const credentials = { appId: 'glossa-clients', appKey: 'a-key-for-tests' };

const accounts: Accounts = {
  admit: ({ appId, appKey }) =>
    appId === credentials.appId && appKey === credentials.appKey
      ? { kind: 'admitted' }
      : { kind: 'refused', reason: 'the app_id or the app_key is unknown.' },
};

/** Starts the network edge with versions 1 and 2 behind it, on the loopback interface. */
export async function startGlossaServer(): Promise<GlossaServer> {
  const asked: string[] = [];
  const noted =
    (exchange: Exchange): Exchange =>
    request => {
      asked.push(request.path);
      return exchange(request);
    };
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    mounts: [
      { basePath: '/api/v1', exchange: noted(createVersionOne({ accounts })) },
      { basePath: '/api/v2', exchange: noted(fixtureService({ accounts })) },
    ],
  });
  return { port: server.port, asked, close: () => server.close() };
}
