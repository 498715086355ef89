import type { HelpdeskError } from './error.ts';

/** A value, or what gives it at the moment of a call. */
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
  /** Nobody is signed in, or no longer. */
  onUnauthorized?(error: HelpdeskError): void;
}

/** Where a helpdesk is and how to speak to it. */
export interface Connection {
  /** Such as `https://help.example.com`; the page's own origin when absent. */
  baseUrl?: string;
  /** Of auth.login; absent where the session cookie does. */
  token?: Current<string | null | undefined>;
  /** Whether cookies travel; absent: to the page's own origin only. */
  credentials?: 'include' | 'omit';
  /** Subdomain of the organization to act in; absent: that of the host, else the first. */
  organization?: Current<string | null | undefined>;
  fetch?: typeof fetch;
  /** Milliseconds that one attempt may take; 30,000 when absent. */
  timeout?: number;
  /** How often a call that may be tried again is; 3 when absent. */
  retries?: number;
  hooks?: Hooks;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Milliseconds that one attempt may take. */
  timeout?: number;
  /** How often to try again, at most. */
  retries?: number;
  /** Ours to choose when the same thing may be sent by several calls; made for every create otherwise. */
  idempotencyKey?: string;
  headers?: Record<string, string>;
  /** The ETag of an earlier answer: when it still holds, the call resolves to `undefined`. */
  ifNoneMatch?: string;
  /** The ETag that must still hold, or the call is refused with 412. */
  ifMatch?: string;
  /** The accessToken of publicTickets.lookup. */
  ticketAccess?: string;
  /** The token of publicChat.start. */
  chatAccess?: string;
}
