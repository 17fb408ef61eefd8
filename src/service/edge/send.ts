import type { ServerResponse } from 'node:http';

/** Names and values in turns, as Node takes them with the least work. */
export type HeaderList = string[];

/** Adds headers to a list. */
export function addHeaders(list: HeaderList, headers: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(headers)) {
    list.push(name, headers[name] ?? '');
  }
}

/** A list as pairs. */
export function headerPairs(list: HeaderList): [name: string, value: string][] {
  return Array.from({ length: list.length / 2 }, (_, index) => [
    list[2 * index] ?? '',
    list[2 * index + 1] ?? '',
  ]);
}

/** Up to this size a body is copied, so that it leaves in one piece with its headers; in bytes. */
const mostCopied = 16_384;

/**
 * Sends an answer with the length of its body, and without the body where HEAD asked for it. Node writes a text
 * together with its headers, and bytes after them, which takes the system a fifth longer. As Latin-1
 * each byte is one character, whatever the bytes mean.
 */
export function send(response: ServerResponse, status: number, headers: HeaderList, body: Uint8Array): void {
  headers.push('content-length', String(body.length));
  response.writeHead(status, headers);
  if (body.length > mostCopied) {
    response.end(body);
  } else {
    response.end(Buffer.from(body.buffer, body.byteOffset, body.length).toString('latin1'), 'latin1');
  }
}
