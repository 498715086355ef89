import type { Call, Input, OperationId, Result } from '@helpdesk/sdk';
import { HelpdeskError } from '@helpdesk/sdk';
import { type AttemptOptions, attempt } from '@helpdesk/sdk/attempt';

/** The helpdesk that this script came from; never with the cookies of whoever visits the page. */
export const connection = {
  baseUrl: new URL(import.meta.url).origin,
  credentials: 'omit',
  timeout: 10_000,
} as const;

interface Options extends AttemptOptions {
  /** The answer that the loader asked for beside the code. */
  first?: Promise<Response> | undefined;
}

/** Calls the helpdesk, and once more after a failure that may pass, where a second call cannot do the thing twice. */
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

/** What to tell the visitor: the server's own sentence, unless it could not be asked. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof HelpdeskError && !/^(network|timeout|unreadable|http)$/.test(error.code)
    ? error.serverMessage
    : otherwise;
}
