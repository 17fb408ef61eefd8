/** A request to the Lexical Reference Service, stripped of transport. Every endpoint is a GET without a body. */
export interface ApiRequest {
  /** Path and query below the base address, URL-encoded: `/entries/en-gb/caf%C3%A9?fields=definitions`. */
  readonly path: string;
  /** Header names in lower case. Credentials travel here as `app_id` and `app_key`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Ends the work early; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

export interface ApiResponse {
  readonly status: number;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** UTF-8; empty where the status carries no body. */
  readonly body: Uint8Array;
}

/**
 * The one seam of Glossa: request in, response out. The embedded service is an Exchange, a server behind
 * a socket is another, and nothing above can tell them apart. Any answer of the service resolves,
 * whatever its status; a rejection means that there was no answer.
 */
export type Exchange = (request: ApiRequest) => Promise<ApiResponse>;
