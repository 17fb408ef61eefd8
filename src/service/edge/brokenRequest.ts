import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import type { ApiResponse } from '../../contract/exchange.ts';
import { longestUrl } from '../../contract/wordIds.ts';
import type { Connections } from './connection.ts';
import { allowedMethods } from './crossOrigin.ts';
import type { Limits } from './limits.ts';
import { newRequestId, refusal } from './refusal.ts';
import { plainHeaders } from './respond.ts';
import { headerPairs } from './send.ts';

/** What Node tells of a request that its parser refuses. */
interface ParserError extends Error {
  readonly code?: string;
  /** The piece of input in which the parser gave up. */
  readonly rawPacket?: Buffer;
}

/**
 * Answers what is no request: once, after the answers that are still owed on the connection, which is then
 * closed.
 */
export function answerBrokenRequests(
  connections: Connections,
  limits: Limits,
  logger: Logger | undefined,
): (error: ParserError, socket: Duplex) => void {
  return (error, duplex) => {
    const socket = duplex as Socket;
    const connection = connections.of(socket);
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
    } else if (!connection.failed) {
      connection.failed = true;
      connection.whenQuiet(() => endWith(socket, refusalOf(error, limits), { limits, logger }));
    }
  };
}

/** Answers CONNECT, which Node keeps apart from other methods. */
export function refuseTunnels(
  connections: Connections,
  limits: Limits,
  logger: Logger | undefined,
): (request: IncomingMessage, socket: Duplex) => void {
  const refused = refusal(405, 'The method CONNECT is not allowed here; use GET.', {
    allow: allowedMethods.join(', '),
  });
  return (_, duplex) => {
    const socket = duplex as Socket;
    // whoever asks for a tunnel may have gone before the answer
    socket.on('error', () => socket.destroy());
    connections.of(socket).whenQuiet(() => endWith(socket, refused, { limits, logger }));
  };
}

interface Ending {
  readonly limits: Limits;
  readonly logger: Logger | undefined;
}

/**
 * Writes an answer to a socket that has no response object, and closes it. It is read from a while longer,
 * because closing it with unread input would make the client lose the answer.
 */
function endWith(socket: Socket, answer: ApiResponse, { limits, logger }: Ending): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const requestId = newRequestId();
  const { status, body } = answer;
  logger?.info({ status, requestId }, 'no request');
  const headers = plainHeaders(answer);
  headers.push('x-request-id', requestId, 'content-length', String(body.length), 'connection', 'close');
  const lines = headerPairs(headers).map(pair => `${pair.join(': ')}\r\n`);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
  socket.end(Buffer.concat([Buffer.from(head), body]));
  socket.resume();
  const cut = setTimeout(() => socket.destroy(), limits.linger);
  socket.once('close', () => clearTimeout(cut));
}

function refusalOf(error: ParserError, { headerSize }: Limits): ApiResponse {
  switch (error.code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return refusal(408, 'The request did not arrive in time.');
    case 'HPE_HEADER_OVERFLOW':
      return urlIsTooLong(error.rawPacket)
        ? refusal(414, `The URL is longer than ${headerSize} bytes.`)
        : refusal(431, `The URL and the headers are longer than ${headerSize} bytes.`);
    case 'HPE_INVALID_URL':
      return refusal(400, 'The URL holds a character that must be percent-encoded as UTF-8.');
    default:
      return refusal(400, 'This is not a valid HTTP request.');
  }
}

/** Whether the first line alone is too long; one that arrives in small pieces is taken for headers. */
function urlIsTooLong(input: Buffer | undefined): boolean {
  if (input === undefined || !/^[A-Z]+ /.test(input.toString('latin1', 0, 16))) {
    return false;
  }
  const end = input.indexOf('\r\n');
  return end < 0 || end > longestUrl;
}
