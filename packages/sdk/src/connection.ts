import type { HelpdeskError } from './error.ts';

/** A value, or a function that returns it for each call. */
export type Current<T> = T | (() => T);

export interface RequestInfo {
  operation: string;
  method: string;
  url: string;
  /** The headers to send; a hook can change them. */
  headers: Headers;
  /** Starts at 1. */
  attempt: number;
}

export interface Hooks {
  /** Called before every attempt. */
  onRequest?(request: RequestInfo): void;
  /** Called after every response, including error responses. */
  onResponse?(response: Response, request: RequestInfo): void;
  /** Called when a call has failed after all retries. */
  onError?(error: HelpdeskError, operation: string): void;
  /** Called if the session is missing or has expired. */
  onUnauthorized?(error: HelpdeskError): void;
}

export interface RetryLimits {
  /** The longest `Retry-After` to wait for, in seconds; with a longer one, the call fails at once. Defaults to 30. */
  maxWait?: number;
}

/** The address of a Helpdesk server, and how to connect to it. */
export interface Connection {
  /** Such as `https://help.example.com`; defaults to the page's own origin. */
  baseUrl?: string;
  /** The token from auth.login; omit to use the session cookie. */
  token?: Current<string | null | undefined>;
  /** The key from apiKeys.create, instead of a token. Only for servers: anyone who opens a page could read it. */
  apiKey?: Current<string | null | undefined>;
  /** User ID or email of the member to act for, which requires members:act_as; defaults to the key's own member. */
  actAs?: Current<string | null | undefined>;
  /** Whether to send cookies; by default only to the page's own origin. */
  credentials?: 'include' | 'omit';
  /** Subdomain of the organization to use; defaults to the host's organization, or else the first. */
  organization?: Current<string | null | undefined>;
  /** Replaces the global `fetch`, for example in tests. */
  fetch?: typeof fetch;
  /** Timeout of one attempt in milliseconds; defaults to 30,000. */
  timeout?: number;
  /** Maximum retries of a call that can be retried; defaults to 3. */
  retries?: number;
  retry?: RetryLimits;
  hooks?: Hooks;
}

export interface CallOptions {
  /** Aborts the call, including retries; it then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Timeout of one attempt in milliseconds; overrides that of the connection. */
  timeout?: number;
  /** Maximum retries; overrides those of the connection. */
  retries?: number;
  retry?: RetryLimits;
  /** Idempotency key of a create. Set it if several calls may send the same data; otherwise one is generated for every create. */
  idempotencyKey?: string;
  headers?: Record<string, string>;
  /** User ID or email of the member to act for in this call, which requires members:act_as. */
  actAs?: string;
  /** The ETag of an earlier result: if nothing has changed, the call resolves to `undefined`. */
  ifNoneMatch?: string;
  /** The ETag that must still match; otherwise the call fails with 412. */
  ifMatch?: string;
  /** The accessToken from publicTickets.lookup. */
  ticketAccess?: string;
  /** The token from publicChat.start. */
  chatAccess?: string;
}
