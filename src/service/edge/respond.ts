import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiResponse } from '../../contract/exchange.ts';
import { type BodyForms, namesTag } from './bodyForms.ts';
import { exposed, openToAll } from './crossOrigin.ts';
import { chosenEncoding, type Encoding } from './encodings.ts';
import { addHeaders, type HeaderList, send } from './send.ts';

/** How an answer may be kept by the client. */
export type Keeping = readonly ['cache-control', string, 'vary', string];

/**
 * Answers of the service. They are private because each is given to, and counted for, one account. The data
 * changes only with a new pack, so that a day without asking is safe, and an entity tag says afterwards
 * that nothing has changed.
 */
export const answerKeeping: Keeping = [
  'cache-control',
  'private, max-age=86400',
  'vary',
  'Accept-Encoding, app_id, app_key',
];

/** Pages are the same for everyone; they change with the server, so that their entity tag is asked for. */
export const pageKeeping: Keeping = ['cache-control', 'public, no-cache', 'vary', 'Accept-Encoding'];

/** Sends bodies with an entity tag, their own or one of their content, compressed where the client accepts it. */
export class Responder {
  readonly #forms: BodyForms;
  // most requests in a row accept the same
  #accepted: string | undefined;
  #chosen: Encoding | undefined;

  constructor(forms: BodyForms) {
    this.#forms = forms;
  }

  /** Sends an answer that may be kept, or 304 where the client has it. */
  sendKept(
    request: IncomingMessage,
    response: ServerResponse,
    answer: ApiResponse,
    keeping: Keeping = answerKeeping,
  ): void {
    const headers: HeaderList = [...keeping, ...openToAll];
    addHeaders(headers, answer.headers);
    let etag = answer.headers['etag'];
    if (etag === undefined) {
      etag = this.#forms.etagOf(answer.body);
      headers.push('etag', etag);
    }
    if (request.headers.origin !== undefined) {
      headers.push(...exposed);
    }
    const known = request.headers['if-none-match'];
    if (known !== undefined && namesTag(known, etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    const wanted = this.#encodingFor(request.headers['accept-encoding'] as string | undefined);
    const { bytes, encoding } = this.#forms.formFor(answer.body, wanted);
    if (encoding !== undefined) {
      headers.push('content-encoding', encoding);
    }
    send(response, answer.status, headers, bytes);
  }

  #encodingFor(accepted: string | undefined): Encoding | undefined {
    if (accepted !== this.#accepted) {
      this.#accepted = accepted;
      this.#chosen = chosenEncoding(accepted);
    }
    return this.#chosen;
  }
}

/** Headers of any other answer: of a redirect, or of an error, which is never to be kept. */
export function plainHeaders({ headers }: ApiResponse): HeaderList {
  const list: HeaderList = [...openToAll, ...exposed];
  if (headers['cache-control'] === undefined) {
    list.push('cache-control', 'no-store');
  }
  addHeaders(list, headers);
  return list;
}

/** Sends a redirect or an error. */
export function sendPlain(response: ServerResponse, answer: ApiResponse): void {
  send(response, answer.status, plainHeaders(answer), answer.body);
}
