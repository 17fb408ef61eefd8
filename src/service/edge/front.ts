import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { ApiResponse } from '../../contract/exchange.ts';
import { allowedMethods, allowedOrigin, allowedRequestHeaders, preflightAge } from './crossOrigin.ts';
import { refusal } from './refusal.ts';
import { pageKeeping, plainHeaders, type Responder } from './respond.ts';
import { headerPairs } from './send.ts';

/** A file that anyone may read, served at one path. */
export interface Page {
  readonly contentType: string;
  readonly body: Uint8Array | string;
  /** Further headers, such as a content security policy; names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface FrontOptions {
  /** By path. */
  readonly pages: ReadonlyMap<string, Page>;
  /** By path. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly responder: Responder;
  readonly isReady: () => boolean;
  /** Whether a request target, as it was sent, is below a mount. */
  readonly isMounted: (target: string) => boolean;
  readonly onFailure: (cause: unknown) => void;
}

/**
 * Everything but the answers of the service: health, pages, preflights, and the refusal of other paths and
 * methods. The request id stands on the response already.
 */
export function createFront(options: FrontOptions): RequestListener {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const allow = allowedMethods.join(', ');
  const isKnown = (path: string, target: string) =>
    healthPaths.includes(path) ||
    options.pages.has(path) ||
    options.redirects.has(path) ||
    options.isMounted(target);

  app.options(
    '*',
    async (context, next) => {
      await next();
      context.header('allow', allow);
    },
    cors({
      origin: allowedOrigin,
      allowMethods: [...allowedMethods],
      allowHeaders: [...allowedRequestHeaders],
      maxAge: preflightAge,
    }),
  );
  app.get('/healthz', () => toResponse(health(200, 'ok')));
  app.get('/readyz', () => toResponse(options.isReady() ? health(200, 'ready') : notReady()));
  for (const [path, page] of options.pages) {
    const answer = pageAnswer(page);
    app.get(path, ({ env }) => {
      options.responder.sendKept(env.incoming, env.outgoing, answer, pageKeeping);
      return RESPONSE_ALREADY_SENT;
    });
  }
  for (const [path, location] of options.redirects) {
    app.get(path, context => context.redirect(location));
  }
  app.notFound(({ req, env }) =>
    toResponse(
      !allowed.includes(req.method) && isKnown(req.path, env.incoming.url ?? '')
        ? refusal(405, `The method ${req.method} is not allowed here; use GET.`, { allow })
        : refusal(404, 'There is nothing at this path.'),
    ),
  );
  app.onError(cause => {
    options.onFailure(cause);
    return toResponse(refusal(500, 'Internal error.'));
  });
  return listenerOf(app);
}

/** Hono refuses URLs and hosts of its own accord before it looks for a route. */
function listenerOf(app: Hono<{ Bindings: HttpBindings }>): RequestListener {
  const listener = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    autoCleanupIncoming: false,
    errorHandler: () => toResponse(refusal(400, 'The URL or the host is not valid.')),
  });
  return (request: IncomingMessage, response: ServerResponse) => void listener(request, response);
}

const healthPaths: readonly string[] = ['/healthz', '/readyz'];
const allowed: readonly string[] = allowedMethods;

function health(status: number, word: string): ApiResponse {
  return {
    status,
    headers: { 'content-type': 'application/json;charset=utf-8' },
    body: Buffer.from(JSON.stringify({ status: word })),
  };
}

function notReady(): ApiResponse {
  return refusal(503, 'The service is not ready yet.', { 'retry-after': '1' });
}

function pageAnswer({ contentType, headers, body }: Page): ApiResponse {
  return {
    status: 200,
    headers: { 'content-type': contentType, ...headers },
    body: typeof body === 'string' ? Buffer.from(body) : body,
  };
}

function toResponse(answer: ApiResponse): Response {
  const headers = headerPairs(plainHeaders(answer));
  headers.push(['content-length', String(answer.body.length)]);
  return new Response(Buffer.from(answer.body), { status: answer.status, headers });
}
