import { HelpdeskError } from '@helpdesk/sdk';
import type { Input, OperationId } from '@helpdesk/sdk/contract/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Refresh, refresh } from './cache.ts';
import { type AnswerOf, callOperation } from './client.ts';
import { repeatable } from './repeatable.ts';
import { type Toast, toast } from './toast.ts';
import { isUnauthorized } from './unauthorized.ts';

type WriteOptions<Id extends OperationId> = {
  /** The toast of success. */
  done?: string | Toast | ((result: AnswerOf<Id>, input: Input<Id>) => string | Toast);
  /** The toast of failure: a text below the title Error, or a whole toast, or none. */
  failed?: string | ((error: Error) => Omit<Toast, 'destructive'> | null);
  /** What to read again after success. */
  refresh?: readonly Refresh[] | ((result: AnswerOf<Id>, input: Input<Id>) => readonly Refresh[]);
  refreshAfterFailure?: (error: Error) => readonly Refresh[];
  /** The same input, sent again after a failure, counts once; for operations that take an idempotency key. */
  repeatable?: boolean;
  /** The version that the change was made from: a newer one refuses it. */
  ifMatch?: string | undefined;
  /** The read whose cached answer the result replaces, as a readKey. */
  replaces?: (result: AnswerOf<Id>, input: Input<Id>) => unknown[];
  onDone?: (result: AnswerOf<Id>, input: Input<Id>) => void;
  onFailed?: (error: Error, input: Input<Id>) => void;
};

/** Writes through an operation with its whole ceremony: toasts, refreshed reads, and what an ended session asks for. */
export function useWrite<Id extends OperationId>(id: Id, options: WriteOptions<Id> = {}) {
  const client = useQueryClient();
  const attempt = useRef(repeatable());
  const mutation = useMutation<AnswerOf<Id>, Error, Input<Id>>({
    mutationKey: [id],
    mutationFn: (input) =>
      callOperation(id, input, {
        ...(options.repeatable && { idempotencyKey: attempt.current(input).key }),
        ...(options.ifMatch && { ifMatch: options.ifMatch }),
      }),
    onSuccess: (result, input) => {
      attempt.current = repeatable();
      const { done, replaces } = options;
      if (replaces) client.setQueryData(replaces(result, input), result);
      const stale =
        typeof options.refresh === 'function' ? options.refresh(result, input) : options.refresh;
      refresh(client, stale ?? []);
      const notice = typeof done === 'function' ? done(result, input) : done;
      if (notice) toast(typeof notice === 'string' ? { title: notice } : notice);
      options.onDone?.(result, input);
    },
    onError: (error, input) => {
      refresh(client, options.refreshAfterFailure?.(error) ?? []);
      options.onFailed?.(error, input);
      if (isUnauthorized(error) || !options.failed) return;
      const notice =
        typeof options.failed === 'function'
          ? options.failed(error)
          : { title: 'Error', text: options.failed };
      if (notice) toast({ ...notice, destructive: true });
    },
  });
  return {
    write: mutation.mutate,
    writeAsync: mutation.mutateAsync,
    busy: mutation.isPending,
    error: mutation.error,
  };
}

// Failures without a sentence of the server: what they carry is a browser's word, or a proxy's whole page.
const speechless = new Set(['http', 'network', 'timeout', 'unreadable']);

/** What the server said about a failure, or this sentence when it said nothing. */
export function serverMessage(error: unknown, otherwise: string): string {
  const spoke = error instanceof HelpdeskError && !speechless.has(error.code);
  return (spoke && error.serverMessage) || otherwise;
}

/** The server's word for a refusal, such as already_member. */
export function refusalCode(error: unknown): string | undefined {
  return error instanceof HelpdeskError ? error.code : undefined;
}

/** What the server refused of what was sent, by the path of each field. */
export function fieldRefusals(error: unknown): readonly { field: string; message: string }[] {
  return error instanceof HelpdeskError ? error.errors : [];
}
