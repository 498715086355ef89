import type { Call, Given } from './callable.ts';
import type { CallOptions, Connection } from './connection.ts';
import type { OperationId, Result } from './contract/operations.ts';
import { HelpdeskError, parsed, refused } from './error.ts';
import { requestOf } from './request.ts';
import { mayRetry, wait } from './retry.ts';

/** What came back: the data, and the response with its status and headers. */
export interface Answer<T> {
  /** `undefined` when the answer has no content or nothing has changed (304). */
  data: T;
  /** To send as `ifNoneMatch` or `ifMatch` later. */
  etag: string | null;
  response: Response;
}

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
  const sent = operation.idempotent
    ? { ...options, idempotencyKey: options.idempotencyKey ?? newKey() }
    : options;
  const retries = options.retries ?? connection.retries ?? 3;
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(connection, operation, input, sent, attempt);
    } catch (error) {
      if (!(error instanceof HelpdeskError)) throw error;
      if (attempt > retries || !mayRetry(error, operation, sent)) {
        if (error.isUnauthorized) connection.hooks?.onUnauthorized?.(error);
        connection.hooks?.onError?.(error, operation.id);
        throw error;
      }
      await wait(attempt, error.retryAfter, options.signal);
    }
  }
}

async function attemptOnce<Id extends OperationId>(
  connection: Connection,
  operation: Call<Id>,
  input: object | undefined,
  options: CallOptions,
  attempt: number,
): Promise<Answer<Result<Id>>> {
  const { signal } = options;
  signal?.throwIfAborted();
  const request = {
    operation: operation.id,
    attempt,
    ...requestOf(connection, operation, input, options),
  };
  connection.hooks?.onRequest?.(request);
  const late = AbortSignal.timeout(options.timeout ?? connection.timeout ?? 30_000);
  const stop = signal ? AbortSignal.any([signal, late]) : late;
  let response: Response;
  let text: string;
  try {
    response = await (connection.fetch ?? fetch)(request.url, { ...request, signal: stop });
    text = await response.text();
  } catch (error) {
    signal?.throwIfAborted();
    if (late.aborted) throw new HelpdeskError(0, 'The helpdesk took too long', 'timeout');
    throw new HelpdeskError(0, 'The helpdesk could not be reached', 'network', { cause: error });
  }
  connection.hooks?.onResponse?.(response, request);
  if (!response.ok && response.status !== 304) throw refused(response, text);
  const data = operation.text ? text : parsed(text);
  if (text && data === undefined) {
    throw new HelpdeskError(response.status, 'The answer could not be read', 'unreadable');
  }
  return { data: data as Result<Id>, etag: response.headers.get('ETag'), response };
}

/** 128 random bits; randomUUID is missing on pages without TLS. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
