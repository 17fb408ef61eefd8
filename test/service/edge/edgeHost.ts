import { connect } from 'node:net';
import type { ApiResponse, Exchange } from '../../../src/contract/exchange.ts';
import {
  type Address,
  type EdgeOptions,
  type RunningServer,
  startServer,
} from '../../../src/service/edge/server.ts';
import { fixtureService } from '../../exchange/fixtureService.ts';

/** An edge on the loopback interface with the fixture at `/api/v2`, unless something else is said. */
export function startEdge(options: Partial<EdgeOptions & Address> = {}): Promise<RunningServer> {
  const mounts = [{ basePath: '/api/v2', exchange: fixtureService() }];
  return startServer({ host: '127.0.0.1', port: 0, mounts, ...options });
}

/** An answer as it came over the socket. */
export interface RawAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends bytes as they are, in pieces, and reads until the server closes the connection. */
export function exchangeBytes(port: number, pieces: readonly (string | Buffer)[]): Promise<RawAnswer[]> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const received: Buffer[] = [];
    socket.on('connect', () => {
      for (const piece of pieces) {
        socket.write(piece);
      }
    });
    socket.on('data', piece => received.push(piece));
    socket.on('close', () => resolve(readAnswers(Buffer.concat(received))));
    // the server may close while the client still sends; what it answered has been read by then
    socket.on('error', error => (received.length > 0 ? undefined : reject(error)));
  });
}

/** A GET request that asks for the connection to be closed after it. */
export function lastGet(path: string, headers: readonly string[] = []): string {
  return [`GET ${path} HTTP/1.1`, 'Host: test', 'Connection: close', ...headers, '', ''].join('\r\n');
}

/** A request that holds an answer until it is released, and tells of its signal. */
export function heldExchange(answer: ApiResponse) {
  const asked = Promise.withResolvers<AbortSignal | undefined>();
  const released = Promise.withResolvers<void>();
  const exchange: Exchange = async ({ signal }) => {
    asked.resolve(signal);
    await released.promise;
    return answer;
  };
  return { exchange, asked: asked.promise, release: released.resolve };
}

function readAnswers(bytes: Buffer): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n');
    const [first = '', ...lines] = rest.toString('latin1', 0, end).split('\r\n');
    const headers = Object.fromEntries(
      lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
    );
    const length = Number(headers['content-length'] ?? 0);
    answers.push({
      status: Number(first.split(' ')[1]),
      headers,
      body: rest.toString('utf8', end + 4, end + 4 + length),
    });
    rest = rest.subarray(end + 4 + length);
  }
  return answers;
}
