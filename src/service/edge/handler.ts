import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ApiResponse } from '../../contract/exchange.ts';
import type { Connection, Connections } from './connection.ts';
import { type FindMount, type Mounted, originForm } from './mounts.ts';
import { newRequestId, refusal, stopping } from './refusal.ts';
import { loggedPath, type RequestLines } from './requestLines.ts';
import { type Responder, sendPlain } from './respond.ts';
import { dropBody } from './unwantedBody.ts';

/** What the handling of a request needs of the server. */
export interface Edge {
  readonly connections: Connections;
  readonly responder: Responder;
  readonly findMount: FindMount;
  /** Takes what the mounts do not: see `createFront`. */
  readonly front: RequestListener;
  readonly isPage: (target: string) => boolean;
  readonly isStopping: () => boolean;
  readonly bodySize: number;
  readonly log: RequestLines | undefined;
  /** Told why an Exchange gave no answer. */
  readonly onFailure: (requestId: string, cause: unknown) => void;
}

/** A request on its way. */
interface Served {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The request target, as it was sent. */
  readonly target: string;
  readonly connection: Connection;
  requestId: string;
}

/**
 * The listener of the server. GET and HEAD below a mount go straight to its Exchange: a framework between them
 * would read the URL in its own way, and costs more than all else that is done here.
 */
export function createHandler(edge: Edge): RequestListener {
  return (request, response) => {
    const target = originForm(request.url ?? '');
    const connection = edge.connections.of(request.socket);
    const served: Served = { request, response, target, connection, requestId: '' };
    follow(edge, served);
    dropBody(request, response, edge.bodySize);
    if (edge.isStopping()) {
      refuse(served, stopping());
      return;
    }
    // Node would answer this itself, without a body
    if (request.headers.host === undefined && request.httpVersion === '1.1') {
      refuse(served, refusal(400, 'The request has no Host header.'));
      return;
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const mounted = isRead && !edge.isPage(served.target) ? edge.findMount(served.target) : undefined;
    if (mounted) {
      answer(edge, served, mounted).catch(cause => {
        edge.onFailure(served.requestId, cause);
        response.destroy();
      });
    } else {
      toFront(edge, served);
    }
  };
}

/** Counts the request for its connection and logs it when it is over. */
function follow({ log }: Edge, served: Served): void {
  const { request, response, connection } = served;
  const start = performance.now();
  connection.begin();
  response.on('close', () => {
    connection.end();
    const end = performance.now();
    const status = response.statusCode;
    log?.add(status, end, () => ({
      method: request.method ?? '',
      path: loggedPath(served.target),
      status,
      ms: Math.round((end - start) * 1000) / 1000,
      requestId: served.requestId,
      ...(response.writableFinished ? {} : { aborted: true }),
    }));
  });
}

async function answer(edge: Edge, served: Served, { mount, path }: Mounted): Promise<void> {
  const { request, response } = served;
  const { signal } = served.connection;
  let given: ApiResponse;
  try {
    given = await mount.exchange({ path, headers: credentialsOf(request), signal });
  } catch (cause) {
    if (signal.aborted) {
      response.destroy();
    } else {
      refuse(served, refusal(500, 'Internal error.'));
      edge.onFailure(served.requestId, cause);
    }
    return;
  }
  served.requestId = given.headers['x-request-id'] ?? '';
  if (edge.isStopping()) {
    response.setHeader('connection', 'close');
  }
  if (given.status === 200) {
    edge.responder.sendKept(request, response, given);
  } else {
    sendPlain(response, given);
  }
}

/** The headers that the service reads; Node has put their names into lower case. */
function credentialsOf({ headers }: IncomingMessage): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const name of ['app_id', 'app_key']) {
    const value = headers[name];
    if (typeof value === 'string') {
      sent[name] = value;
    }
  }
  return sent;
}

function refuse(served: Served, refused: ApiResponse): void {
  served.requestId = newRequestId();
  const headers = { ...refused.headers, 'x-request-id': served.requestId };
  sendPlain(served.response, { ...refused, headers });
}

function toFront(edge: Edge, served: Served): void {
  const { request, response, target } = served;
  served.requestId = newRequestId();
  response.setHeader('x-request-id', served.requestId);
  // `OPTIONS *` asks about the server as a whole
  request.url = target === '*' ? '/' : target;
  edge.front(request, response);
}
