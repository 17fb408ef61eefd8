/** Who may ask and how often, behind one port. The service asks it once for each request. */
export interface Accounts {
  /** Decides on a request by its `app_id` and `app_key`; undefined where the header is missing. */
  admit(appId: string | undefined, appKey: string | undefined): Promise<Admission> | Admission;
}

export type Admission =
  | { readonly kind: 'admitted' }
  /** Unknown or missing credentials, or a plan without this version. The reason is told to the client. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The usage limit is reached; `retryAfter` in whole seconds. */
  | { readonly kind: 'limited'; readonly retryAfter: number };

/** Admits everyone: the port of the embedded service, which has no accounts. */
export const everyone: Accounts = { admit: () => ({ kind: 'admitted' }) };
