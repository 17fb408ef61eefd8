import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * No endpoint takes a body. A small one is read and dropped, so that the connection can go on; when there is more,
 * reading ends, and so does the connection once the answer is sent.
 */
export function dropBody(request: IncomingMessage, response: ServerResponse, mostBytes: number): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (length === undefined && coding === undefined) {
    return;
  }
  if (Number(length ?? 0) > mostBytes) {
    closeAfter(request, response);
    return;
  }
  let bytes = 0;
  const count = (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > mostBytes) {
      request.off('data', count).pause();
      closeAfter(request, response);
    }
  };
  request.on('data', count);
}

function closeAfter({ socket }: IncomingMessage, response: ServerResponse): void {
  if (!response.headersSent) {
    response.setHeader('connection', 'close');
  }
  if (response.writableFinished) {
    socket.destroySoon();
  } else {
    response.once('finish', () => socket.destroySoon());
  }
}
