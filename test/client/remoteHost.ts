import type { IncomingMessage, RequestListener } from 'node:http';
import { LexicalClient } from '../../src/client/client.ts';
import { type RemoteOptions, remoteExchange } from '../../src/client/remoteExchange.ts';
import { startHost } from '../exchange/hosts.ts';
import { wordsBody } from './answering.ts';
import { type FakeClock, fakeClock } from './fakeClock.ts';

const credentials = async () => ({ appId: 'the-app-id', appKey: 'the-secret-key' });

/** A body as a host sends it. */
export const dog = JSON.stringify(wordsBody('dog'));

export interface Remote {
  readonly client: LexicalClient;
  readonly clock: FakeClock;
  readonly seen: IncomingMessage[];
}

/** A client, over all layers, of a host that answers so. */
export async function withRemote(
  listener: RequestListener,
  work: (remote: Remote) => Promise<void>,
  options: RemoteOptions = {},
): Promise<void> {
  const seen: IncomingMessage[] = [];
  const host = await startHost((request, response) => {
    seen.push(request);
    listener(request, response);
  });
  const clock = fakeClock();
  const remote = remoteExchange(host.baseUrl, options, clock);
  try {
    await work({ client: new LexicalClient(remote.exchange, { credentials, cacheSize: 0 }), clock, seen });
  } finally {
    await host.close();
    await remote.close();
  }
}
