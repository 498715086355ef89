import type { CallOptions, Connection, RequestInfo } from './connection.ts';
import type { Input, OperationId, Result } from './contract/operations.ts';
import { HelpdeskError, refused } from './error.ts';
import { newKey, requestOf } from './request.ts';
import { mayRetry, wait } from './retry.ts';

/** An operation as a bundle carries it; `@helpdesk/sdk/operations` has one of each. */
export interface Call<Id extends OperationId> {
  readonly id: Id;
  readonly method: string;
  readonly path: string;
  readonly query?: readonly string[];
  readonly body?: 'json' | 'multipart';
  readonly idempotent?: boolean;
  readonly paged?: boolean;
}

/** What came back: the data, and the response with its status and headers. */
export interface Answer<T> {
  /** `undefined` when the answer has no content or nothing has changed (304). */
  data: T;
  /** To send as `ifNoneMatch` or `ifMatch` later. */
  etag: string | null;
  response: Response;
}

/** An input, which may be left out where no field of it is needed. */
export type Given<Id extends OperationId> =
  Record<never, never> extends Input<Id> ? Input<Id> | undefined : Input<Id>;

/**
 * Calls one operation and gives what it answers.
 * @throws HelpdeskError when it is refused, unreachable or too slow; the signal's reason when aborted.
 */
export async function call<Id extends OperationId>(
  connection: Connection,
  operation: Call<Id>,
  input?: Given<Id>,
  options?: CallOptions,
): Promise<Result<Id>> {
  return (await send(connection, operation, input, options)).data;
}

/** Calls one operation and gives the answer with its ETag and headers. */
export async function send<Id extends OperationId>(
  connection: Connection,
  operation: Call<Id>,
  input?: Given<Id>,
  options: CallOptions = {},
): Promise<Answer<Result<Id>>> {
  const { hooks } = connection;
  const idempotencyKey = operation.idempotent ? (options.idempotencyKey ?? newKey()) : undefined;
  const sent = { ...options, idempotencyKey };
  const retries = options.retries ?? connection.retries ?? 3;
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(connection, operation, input ?? {}, sent, attempt);
    } catch (error) {
      if (!(error instanceof HelpdeskError)) throw error;
      if (attempt > retries || !mayRetry(error, operation, sent)) {
        if (error.isUnauthorized) hooks?.onUnauthorized?.(error);
        hooks?.onError?.(error, operation.id);
        throw error;
      }
      await wait(attempt, error.retryAfter, options.signal);
    }
  }
}

async function attemptOnce<Id extends OperationId>(
  connection: Connection,
  operation: Call<Id>,
  input: object,
  options: CallOptions,
  attempt: number,
): Promise<Answer<Result<Id>>> {
  const { signal } = options;
  signal?.throwIfAborted();
  const { url, ...init } = requestOf(connection, operation, input, options);
  const { headers, method } = init;
  const request: RequestInfo = { operation: operation.id, method, url, headers, attempt };
  connection.hooks?.onRequest?.(request);
  const aborter = new AbortController();
  const stop = () => aborter.abort();
  const timer = setTimeout(stop, options.timeout ?? connection.timeout ?? 30_000);
  signal?.addEventListener('abort', stop);
  let response: Response;
  let text: string;
  try {
    response = await (connection.fetch ?? fetch)(url, { ...init, signal: aborter.signal });
    text = await response.text();
  } catch (error) {
    signal?.throwIfAborted();
    if (aborter.signal.aborted) throw new HelpdeskError(0, 'The helpdesk took too long', 'timeout');
    throw new HelpdeskError(0, 'The helpdesk could not be reached', 'network', error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
  connection.hooks?.onResponse?.(response, request);
  if (!response.ok && response.status !== 304) throw refused(response, text);
  return { data: dataOf(response, text), etag: response.headers.get('ETag'), response };
}

function dataOf<T>(response: Response, text: string): T {
  if (!text) return undefined as T;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new HelpdeskError(response.status, 'The answer could not be read', 'unreadable', error);
  }
}
