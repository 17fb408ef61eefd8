/** What a client may take of the server. Times in milliseconds, sizes in bytes. */
export interface Limits {
  /** Until the headers of a request are there; then 408. */
  readonly headersTimeout: number;
  /** Until the whole request is there; then 408. */
  readonly requestTimeout: number;
  /** How long a connection may be idle between two requests. */
  readonly keepAliveTimeout: number;
  /** Request line and headers together; beyond it 414 or 431. */
  readonly headerSize: number;
  /** Of a body that nobody asked for: so much is read and dropped, then the connection is closed. */
  readonly bodySize: number;
  /** Connections at a time; further ones are closed at once. */
  readonly connections: number;
  /** How long a stopping server waits for what is in flight before it cuts the connections. */
  readonly grace: number;
  /** How long an idle connection of a stopping server, or one that was refused, may still be read from. */
  readonly linger: number;
}

/**
 * The URL of 8,192 bytes that the service refuses with its own 414 fits into `headerSize`; the idle time is
 * above the 60 seconds of common proxies, so that it is they who close an idle connection.
 */
export const defaultLimits: Limits = {
  headersTimeout: 10_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 65_000,
  headerSize: 16_384,
  bodySize: 65_536,
  connections: 10_000,
  grace: 10_000,
  linger: 500,
};
