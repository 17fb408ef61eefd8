import type { Server } from 'node:http';
import { Server as SocketServer } from 'node:net';
import type { Connections } from './connection.ts';
import type { Limits } from './limits.ts';

/**
 * Stops a server. An HTTP server's own `close` cuts idle connections at once, on which a request may be under
 * way; so only its listening is ended first, and quiet connections are left open for `linger`.
 */
export function stop(server: Server, connections: Connections, { linger, grace }: Limits): Promise<void> {
  return new Promise(resolve => {
    const quiet = setInterval(() => connections.closeQuiet(), linger);
    const forced = setTimeout(() => server.closeAllConnections(), grace);
    SocketServer.prototype.close.call(server, () => {
      clearInterval(quiet);
      clearTimeout(forced);
      // its sockets are closed already; this ends the timer that looks for slow requests
      server.close();
      resolve();
    });
  });
}
