import { connect } from 'node:net';

export interface LoadResult {
  /** From the first request to the last answer. */
  readonly seconds: number;
  /** Of each request, in milliseconds. */
  readonly times: readonly number[];
  /** Of the answers' bodies, in bytes. */
  readonly bodyBytes: number;
  readonly statuses: ReadonlyMap<number, number>;
}

/** Credentials of the account that the measured server knows. */
export const credentials = { id: 'bench', key: 'f2ca1bb6c7e907d06dafe4687e579fce' } as const;

/**
 * Sends requests over several connections, each with one request at a time. Bytes are read with as little work
 * as possible, so that one process loads a server that answers tens of thousands a second.
 */
export async function load(
  port: number,
  paths: readonly string[],
  { connections = 16, accept = 'identity' }: { connections?: number; accept?: string } = {},
): Promise<LoadResult> {
  const tail =
    ` HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: application/json\r\nAccept-Encoding: ${accept}\r\n` +
    `app_id: ${credentials.id}\r\napp_key: ${credentials.key}\r\n\r\n`;
  const pending = paths.values();
  const run: Run = { next: () => pending.next().value, tail, times: [], bodyBytes: 0, statuses: new Map() };
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, () => runConnection(port, run)));
  return { ...run, seconds: (performance.now() - start) / 1000 };
}

interface Run {
  readonly next: () => string | undefined;
  readonly tail: string;
  readonly times: number[];
  readonly statuses: Map<number, number>;
  bodyBytes: number;
}

function runConnection(port: number, run: Run): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let sent = 0;
    let missing = 0;
    const send = () => {
      const path = run.next();
      if (path === undefined) {
        socket.end();
        return;
      }
      sent = performance.now();
      socket.write(`GET ${path}${run.tail}`);
    };
    socket.on('connect', send);
    socket.on('data', piece => {
      missing = missing > 0 ? missing - piece.length : missingAfter(piece, run);
      if (missing === 0) {
        run.times.push(performance.now() - sent);
        send();
      }
    });
    socket.on('close', () => resolve());
    socket.on('error', reject);
  });
}

/** Reads the head of an answer, which comes in one piece: how many bytes are missing after it. */
function missingAfter(piece: Buffer, run: Run): number {
  const end = piece.indexOf('\r\n\r\n');
  const head = piece.toString('latin1', 0, end);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
  if (end < 0 || Number.isNaN(length)) {
    throw new Error(`An answer without a length: ${head}`);
  }
  const status = Number(head.slice(9, 12));
  run.statuses.set(status, (run.statuses.get(status) ?? 0) + 1);
  run.bodyBytes += length;
  return end + 4 + length - piece.length;
}
