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
   * Retrying the same input after a failure reuses its idempotency key; for operations that accept one. With a name, also after a reload.
   */
  repeatable?: boolean | string;
  /** Lets the write wait in this browser while the server is unreachable. */
  waits?: {
    /** Returns the value that the write replaces. */
    from?: (input: Input<Id>) => unknown;
    /** Returns the tag that it adds or removes. */
    tag?: () => Schema<'TagRef'> | undefined;
    /** Called instead of onDone, and without a toast, if the write waits. */
    onWaits?: () => void;
  };
  /** The version that the change is based on; the server rejects it if there is a newer one. */
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
        // Returns undefined if the write waits, which onSuccess checks.
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

// Errors without a server message contain a text of the browser, or the whole page of a proxy.
const speechless = new Set(['http', 'network', 'timeout', 'unreadable']);

/** Returns the server's message for a failure, or `otherwise` if it sent none. */
export function serverMessage(error: unknown, otherwise: string): string {
  const spoke = error instanceof HelpdeskError && !speechless.has(error.code);
  return (spoke && error.serverMessage) || otherwise;
}

/** Returns the toast for a failure, with the server's message, or `otherwise` if it sent none. */
export const messageOr = (otherwise: string) => (error: unknown) => ({
  title: m.useWrite.error,
  text: serverMessage(error, otherwise),
});

/** Like messageOr, but returns null if the form's fields show the errors: a toast would also receive Escape before a dialog does. */
export const messageUnlessAtFields = (otherwise: string) => (error: unknown) =>
  fieldRefusals(error).length > 0 ? null : messageOr(otherwise)(error);

/** Returns the server's error code, such as already_member. */
export function refusalCode(error: unknown): string | undefined {
  return error instanceof HelpdeskError ? error.code : undefined;
}

/** Returns the errors of single fields, by path. */
export function fieldRefusals(error: unknown): readonly { field: string; message: string }[] {
  return error instanceof HelpdeskError ? error.errors : [];
}
