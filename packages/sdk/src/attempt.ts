import type { Call, Given } from './callable.ts';
import type { Connection, RequestInfo } from './connection.ts';
import type { OperationId, Result } from './contract/operations.ts';
import { HelpdeskError, parsed, refused } from './error.ts';
import { type Outgoing, requestOf } from './request.ts';

/** Thrown by `attempt`. */
export { HelpdeskError };

/** The data, and the response with its status and headers. */
export interface Answer<T> {
  /** `undefined` if the response has no content or nothing has changed (304). */
  data: T;
  /** The ETag of the response, to send as `ifNoneMatch` or `ifMatch` later. */
  etag: string | null;
  response: Response;
}

/** The call options of one attempt. */
export interface AttemptOptions {
  /** Aborts the call; it then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Timeout in milliseconds; defaults to that of the connection, or 30,000. */
  timeout?: number | undefined;
  headers?: Record<string, string>;
}

/**
 * Calls one operation once, without authentication and retries: the smallest client for a page.
 * @throws HelpdeskError on an error response, a connection error or a timeout; the signal's reason if aborted.
 */
export async function attempt<Id extends OperationId>(
  connection: Connection,
  operation: Call<Id>,
  input?: Given<Id>,
  options: AttemptOptions = {},
): Promise<Result<Id>> {
  const outgoing = requestOf(connection, operation, input, new Headers(options.headers));
  const request = { operation: operation.id, attempt: 1, ...outgoing };
  return (await exchange(connection, operation, request, options)).data;
}

/** Sends a request and reads the response; only the onResponse hook is called. */
export async function exchange<Id extends OperationId>(
  connection: Connection,
  operation: Call<Id>,
  request: Outgoing & RequestInfo,
  { signal, timeout }: AttemptOptions,
): Promise<Answer<Result<Id>>> {
  const late = AbortSignal.timeout(timeout ?? connection.timeout ?? 30_000);
  const stop = signal ? AbortSignal.any([signal, late]) : late;
  let response: Response;
  let body: string | Blob;
  try {
    response = await (connection.fetch ?? fetch)(request.url, { ...request, signal: stop });
    body = await response[(response.ok && operation.as) || 'text']();
  } catch (error) {
    signal?.throwIfAborted();
    if (late.aborted) throw new HelpdeskError(0, 'The helpdesk took too long', 'timeout');
    throw new HelpdeskError(0, 'The helpdesk could not be reached', 'network', { cause: error });
  }
  connection.hooks?.onResponse?.(response, request);
  if (!response.ok && response.status !== 304) throw refused(response, body as string);
  const data = operation.as ? body : parsed(body as string);
  if (body && data === undefined) {
    throw new HelpdeskError(response.status, 'The answer could not be read', 'unreadable');
  }
  return { data: data as Result<Id>, etag: response.headers.get('ETag'), response };
}
