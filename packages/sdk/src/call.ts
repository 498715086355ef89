import { type Answer, exchange } from './attempt.ts';
import type { Call, Given } from './callable.ts';
import type { CallOptions, Connection } from './connection.ts';
import type { OperationId, Result } from './contract/operations.ts';
import { HelpdeskError } from './error.ts';
import { headersOf } from './headers.ts';
import { requestOf } from './request.ts';
import { mayRetry, wait } from './retry.ts';

/**
 * Calls one operation and returns its result.
 * @throws HelpdeskError on an error response, a connection error or a timeout; the signal's reason if aborted.
 */
export async function call<Id extends OperationId>(
  connection: Connection,
  operation: Call<Id>,
  input?: Given<Id>,
  options?: CallOptions,
): Promise<Result<Id>> {
  return (await send(connection, operation, input, options)).data;
}

/** Calls one operation and returns the result with its ETag and headers. */
export async function send<Id extends OperationId>(
  connection: Connection,
  operation: Call<Id>,
  input?: Given<Id>,
  options: CallOptions = {},
): Promise<Answer<Result<Id>>> {
  const { hooks } = connection;
  const { signal } = options;
  const sent = operation.idempotent
    ? { ...options, idempotencyKey: options.idempotencyKey ?? newKey() }
    : options;
  const retry = { ...connection.retry, ...options.retry };
  const retries = options.retries ?? connection.retries ?? 3;
  for (let number = 1; ; number++) {
    try {
      signal?.throwIfAborted();
      const request = {
        operation: operation.id,
        attempt: number,
        ...requestOf(connection, operation, input, headersOf(connection, sent)),
      };
      hooks?.onRequest?.(request);
      return await exchange(connection, operation, request, options);
    } catch (error) {
      if (!(error instanceof HelpdeskError)) throw error;
      if (number > retries || !mayRetry(error, operation, { ...sent, retry })) {
        if (error.isUnauthorized) hooks?.onUnauthorized?.(error);
        hooks?.onError?.(error, operation.id);
        throw error;
      }
      await wait(number, error.retryAfter, signal);
    }
  }
}

/** 128 random bits; randomUUID is missing on pages without TLS. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
