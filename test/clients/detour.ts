import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Duplex, pipeline } from 'node:stream';
import { createSecureContext, TLSSocket } from 'node:tls';
import { selfSignedCertificate } from './certificate.ts';

/** The host that the clients have in their code, always with port 443. */
export const hostOfClients = 'od-api.oxforddictionaries.com';

/** A way from the host that clients know to a server of ours. */
export interface Detour {
  /** What a Node process needs in its environment to take it. */
  readonly environment: Readonly<Record<string, string>>;
  /** PEM of the certificate shown for `hostOfClients`. */
  readonly certificate: string;
  close(): Promise<void>;
}

/**
 * A proxy on the loopback interface that ends TLS and hands every connection, whatever host it is for, to the
 * server at `port`. Node itself follows the proxy of its environment, so that a client needs no change at all.
 */
export async function openDetour(port: number): Promise<Detour> {
  const { key, certificate } = selfSignedCertificate(hostOfClients);
  const secureContext = createSecureContext({ key, cert: certificate });
  const open = new Set<Duplex>();
  const proxy = createServer((_request, response) => response.writeHead(405).end());
  proxy.on('connect', (_request, socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    const secure = new TLSSocket(socket, { isServer: true, secureContext });
    pipeline(secure, connect(port, '127.0.0.1'), secure, () => secure.destroy());
  });
  await new Promise<void>(listening => proxy.listen(0, '127.0.0.1', listening));

  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const folder = mkdtempSync(join(tmpdir(), 'glossa-clients-'));
  const file = join(folder, 'certificate.pem');
  writeFileSync(file, certificate);
  return {
    environment: {
      NODE_USE_ENV_PROXY: '1',
      HTTPS_PROXY: address,
      https_proxy: address,
      NO_PROXY: '',
      no_proxy: '',
      NODE_EXTRA_CA_CERTS: file,
    },
    certificate,
    close: async () => {
      for (const socket of open) {
        socket.destroy();
      }
      await new Promise<void>(closed => proxy.close(() => closed()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
