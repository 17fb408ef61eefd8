/**
 * Pages of any origin may read answers. Credentials are headers that a page sets itself, never cookies, so that
 * a page can ask only with credentials that it has.
 */
export const allowedOrigin = '*';

/** Methods of every path that the edge knows. */
export const allowedMethods = ['GET', 'HEAD', 'OPTIONS'] as const;

export const allowedRequestHeaders = ['app_id', 'app_key', 'if-none-match'] as const;

/** Beyond the few that a page may always read. */
export const exposedHeaders = [
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Retry-After',
  'ETag',
] as const;

/** Seconds that a browser keeps the answer to its preflight: the most that any browser takes. */
export const preflightAge = 86_400;

/** What every answer carries. */
export const openToAll = ['access-control-allow-origin', allowedOrigin] as const;

/** What an answer carries besides where a page of another origin asks, which sends its `Origin`. */
export const exposed = ['access-control-expose-headers', exposedHeaders.join(', ')] as const;
