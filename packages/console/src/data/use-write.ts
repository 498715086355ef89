import { HelpdeskError } from '@helpdesk/sdk';
import type { Input, OperationId, Schema } from '@helpdesk/sdk/contract/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Refresh, refresh } from './cache.ts';
import { type AnswerOf, callOperation } from './client.ts';
import m from './messages.yaml';
import { unsent } from './offline/unsent.ts';
import { forgetAttempt, repeatable } from './repeatable.ts';
import { isFreshProofNeeded, withFreshProof } from './signing-in/fresh-proof.ts';
import { type Toast, toast } from './toast.ts';
import { isUnauthorized } from './unauthorized.ts';

type WriteOptions<Id extends OperationId> = {
  /** The toast on success. */
  done?: string | Toast | ((result: AnswerOf<Id>, input: Input<Id>) => string | Toast);
  /** The toast on failure: a text below the title Error, a whole toast, or none. */
  failed?: string | ((error: Error) => Omit<Toast, 'destructive'> | null);
  /** The reads to invalidate on success. */
  refresh?: readonly Refresh[] | ((result: AnswerOf<Id>, input: Input<Id>) => readonly Refresh[]);
  refreshAfterFailure?: (error: Error) => readonly Refresh[];
  /**
   * Repeating the same input after a failure counts once; for operations that take an idempotency key. Under a name, also
   * after a reload.
   */
  repeatable?: boolean | string;
  /** The write waits in this browser while the server cannot be reached. */
  waits?: {
    /** What the write replaces. */
    from?: (input: Input<Id>) => unknown;
    /** The tag that it puts on or takes off. */
    tag?: () => Schema<'TagRef'> | undefined;
    /** Called instead of onDone, and without a toast, when it waits. */
    onWaits?: () => void;
  };
  /** The version that the change is based on; the server refuses it when there is a newer one. */
  ifMatch?: string | undefined;
  /** The read whose cached data the result replaces, as a readKey. */
  replaces?: (result: AnswerOf<Id>, input: Input<Id>) => unknown[];
  onDone?: (result: AnswerOf<Id>, input: Input<Id>) => void;
  onFailed?: (error: Error, input: Input<Id>) => void;
};

/** Writes through an operation and handles toasts, invalidated reads and expired sessions. */
export function useWrite<Id extends OperationId>(id: Id, options: WriteOptions<Id> = {}) {
  const client = useQueryClient();
  const attempt = useRef(repeatable());
  const mutation = useMutation<AnswerOf<Id>, Error, Input<Id>>({
    mutationKey: [id],
    mutationFn: (input) =>
      withFreshProof(() => {
        const call = {
          ...(options.repeatable && {
            idempotencyKey: attempt.current(input, nameOf(options)).key,
          }),
          ...(options.ifMatch && { ifMatch: options.ifMatch }),
        };
        if (!options.waits) return callOperation(id, input, call);
        const [from, tag] = [options.waits.from?.(input), options.waits.tag?.()];
        // Without an answer it waits, which onSuccess tells apart.
        return unsent.call(id, input, { ...call, from, tag }) as Promise<AnswerOf<Id>>;
      }),
    onSuccess: (result, input) => {
      attempt.current = repeatable();
      forgetAttempt(nameOf(options));
      const { done, replaces, waits } = options;
      if (waits && !result) return waits.onWaits?.();
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
      // A user who cancels the password dialog knows why it failed, so no toast is shown.
      if (isUnauthorized(error) || isFreshProofNeeded(error) || !options.failed) return;
      const notice =
        typeof options.failed === 'function'
          ? options.failed(error)
          : { title: m.useWrite.error, text: options.failed };
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

const nameOf = ({ repeatable }: Pick<WriteOptions<OperationId>, 'repeatable'>) =>
  typeof repeatable === 'string' ? repeatable : undefined;

// Failures without a message of the server carry the text of a browser, or the whole page of a proxy.
const speechless = new Set(['http', 'network', 'timeout', 'unreadable']);

/** The server's message for a failure, or this sentence when it sent none. */
export function serverMessage(error: unknown, otherwise: string): string {
  const spoke = error instanceof HelpdeskError && !speechless.has(error.code);
  return (spoke && error.serverMessage) || otherwise;
}

/** The toast for a failure, with the server's message or this sentence when it sent none. */
export const messageOr = (otherwise: string) => (error: unknown) => ({
  title: m.useWrite.error,
  text: serverMessage(error, otherwise),
});

/** The same toast, and none where the fields of the form say what is wrong: it would also receive Escape before a dialog does. */
export const messageUnlessAtFields = (otherwise: string) => (error: unknown) =>
  fieldRefusals(error).length > 0 ? null : messageOr(otherwise)(error);

/** The server's code for a refusal, such as already_member. */
export function refusalCode(error: unknown): string | undefined {
  return error instanceof HelpdeskError ? error.code : undefined;
}

/** The refusals of single fields, by path. */
export function fieldRefusals(error: unknown): readonly { field: string; message: string }[] {
  return error instanceof HelpdeskError ? error.errors : [];
}
