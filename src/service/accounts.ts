/** Who may ask and how often, behind one port. The service asks it once for each request. */
export interface Accounts {
  /** Decides on a request and, where it is admitted, counts it: the only call that a request makes. */
  admit(caller: Caller): Promise<Admission> | Admission;
}

/** What a request says of who sends it. */
export interface Caller {
  /** The header `app_id`; undefined where it is missing. */
  readonly appId: string | undefined;
  /** The header `app_key`; undefined where it is missing. */
  readonly appKey: string | undefined;
  /** Of the API that is called: the free plan is for version 1 alone (service.md, "Authentication"). */
  readonly version: ApiVersion;
}

export type ApiVersion = 1 | 2;

export type Admission =
  /** Without `usage` where the account has no limit. */
  | { readonly kind: 'admitted'; readonly usage?: Usage }
  /** Unknown or missing credentials, or a plan without this version. The reason is told to the client. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The usage limit is reached; `retryAfter` in whole seconds. */
  | { readonly kind: 'limited'; readonly retryAfter: number; readonly usage: Usage };

/** Where an account stands in the limit of which the smallest part is left. */
export interface Usage {
  /** Requests that the limit allows in its period. */
  readonly limit: number;
  /** Requests that are left of it after this one. */
  readonly remaining: number;
  /** When the period ends, in whole seconds since 1970 (UTC). */
  readonly reset: number;
}

/** Admits everyone: the port of the embedded service, which has no accounts. */
export const everyone: Accounts = { admit: () => ({ kind: 'admitted' }) };
