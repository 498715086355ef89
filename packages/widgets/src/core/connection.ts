import type { Call, Input, OperationId, Result } from '@helpdesk/sdk';
import { type AttemptOptions, attempt, HelpdeskError } from '@helpdesk/sdk/attempt';
import type { Spoken } from './words.ts';

/** The server that this script was loaded from; never sends the visitor's cookies. */
export const connection = {
  baseUrl: new URL(import.meta.url).origin,
  credentials: 'omit',
  timeout: 10_000,
} as const;

interface Options extends AttemptOptions {
  /** The response that the loader requested in parallel with the code. */
  first?: Promise<Response> | undefined;
}

/** Calls the server; retries once after a temporary failure if the operation is idempotent. */
export async function ask<Id extends OperationId>(
  operation: Call<Id>,
  input: Input<Id>,
  { first, ...options }: Options = {},
): Promise<Result<Id>> {
  const once = (fetched?: Promise<Response>) =>
    attempt(
      { ...connection, ...(fetched && { fetch: () => fetched }) },
      operation,
      input as never,
      options,
    );
  try {
    return await once(first);
  } catch (error) {
    const { status } = error as HelpdeskError;
    const isHarmless = operation.method === 'GET' || options.headers;
    if (!isHarmless || (status !== 0 && !(status >= 500))) throw error;
    await new Promise((done) => setTimeout(done, 300 + Math.random() * 300));
    return once();
  }
}

/** The message for the visitor: the server's own, in their language if it has one, unless the server was unreachable. */
export function sentenceOf(error: unknown, otherwise: string, texts: Spoken = {}): string {
  if (!(error instanceof HelpdeskError)) return otherwise;
  const { code, serverMessage: message } = error;
  if (/^(network|timeout|unreadable|http)$/.test(code)) return otherwise;
  return texts.refusal?.({ code, message }) ?? message;
}
