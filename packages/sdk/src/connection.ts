import type { HelpdeskError } from './error.ts';

/** A value, or a function that returns it for each call. */
export type Current<T> = T | (() => T);

export interface RequestInfo {
  operation: string;
  method: string;
  url: string;
  /** Those to be sent; what a hook sets here is sent. */
  headers: Headers;
  /** 1 at first. */
  attempt: number;
}

export interface Hooks {
  onRequest?(request: RequestInfo): void;
  onResponse?(response: Response, request: RequestInfo): void;
  /** A call has failed for good, after all its retries. */
  onError?(error: HelpdeskError, operation: string): void;
  /** The session is missing or has expired. */
  onUnauthorized?(error: HelpdeskError): void;
}

export interface RetryLimits {
  /** The longest `Retry-After` in seconds that is waited for; with a longer one the call fails at once. Defaults to 30. */
  maxWait?: number;
}

/** Where a helpdesk is and how to speak to it. */
export interface Connection {
  /** Such as `https://help.example.com`; the page's own origin when absent. */
  baseUrl?: string;
  /** Of auth.login; absent where the session cookie does. */
  token?: Current<string | null | undefined>;
  /** Of apiKeys.create, instead of a token. For servers: whoever opens a page could read it. */
  apiKey?: Current<string | null | undefined>;
  /** User id or email of the member for whom the key acts, which needs members:act_as; absent: the one of the key. */
  actAs?: Current<string | null | undefined>;
  /** Whether cookies travel; absent: to the page's own origin only. */
  credentials?: 'include' | 'omit';
  /** Subdomain of the organization to act in; absent: that of the host, else the first. */
  organization?: Current<string | null | undefined>;
  fetch?: typeof fetch;
  /** Timeout of one attempt in milliseconds; defaults to 30,000. */
  timeout?: number;
  /** Maximum retries of a call that can be retried; defaults to 3. */
  retries?: number;
  retry?: RetryLimits;
  hooks?: Hooks;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Timeout of one attempt in milliseconds. */
  timeout?: number;
  /** Maximum retries. */
  retries?: number;
  retry?: RetryLimits;
  /** Set it when several calls may send the same thing; generated for every create otherwise. */
  idempotencyKey?: string;
  headers?: Record<string, string>;
  /** User id or email of the member for whom the API key acts in this call, which needs members:act_as. */
  actAs?: string;
  /** The ETag of an earlier result: if nothing has changed, the call resolves to `undefined`. */
  ifNoneMatch?: string;
  /** The ETag that must still be current; otherwise the call is refused with 412. */
  ifMatch?: string;
  /** The accessToken of publicTickets.lookup. */
  ticketAccess?: string;
  /** The token of publicChat.start. */
  chatAccess?: string;
}
