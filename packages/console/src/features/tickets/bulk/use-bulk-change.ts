import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refresh } from '../../../data/cache.ts';
import { callOperation } from '../../../data/client.ts';
import { isUnreachable } from '../../../data/offline/unreachable.ts';
import { toast } from '../../../data/toast.ts';
import { serverMessage } from '../../../data/use-write.ts';
import m from '../messages.yaml';
import { type BulkChange, type BulkInput, inCalls, STEP, undoing } from './bulk.ts';
import { changedToast, undoneToast } from './outcome-toasts.ts';
import { type Progress, runSteps } from './steps.ts';

/** The ids of the tickets to change, or a function that loads them. */
export type Chosen = readonly string[] | ((isStopped: () => boolean) => Promise<readonly string[]>);

type Bulk = {
  steps: (isStopped: () => boolean) => Promise<BulkInput[]>;
  /** The new values; absent for undo. */
  to?: BulkChange;
};

const stale = ['tickets.list', 'tickets.stats', 'tickets.get', 'dashboard.counts'] as const;

/** Changes many tickets in steps, with progress, a way to stop, and undo. */
export function useBulkChange(onDone: () => void) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const stopped = useRef(false);
  const isStopped = () => stopped.current;

  const mutation = useMutation({
    mutationKey: ['tickets.bulk'],
    mutationFn: async ({ steps }: Bulk) => {
      stopped.current = false;
      const outcome = await runSteps(await steps(isStopped), {
        call: (step) => callOperation('tickets.bulk', step),
        onProgress: setProgress,
        isStopped,
      });
      if (outcome.error && outcome.updated === 0) throw outcome.error;
      return outcome;
    },
    onSuccess: (outcome, { to }) => {
      if (!to) return toast(undoneToast(outcome));
      const { changed } = outcome;
      const undo = () => mutation.mutate({ steps: async () => undoing(changed, to) });
      toast({ ...changedToast(outcome), undo: changed.length > 0 ? undo : undefined });
      if (outcome.left === 0) onDone();
    },
    onError: (error, { to }) => {
      // The tickets stay selected.
      const otherwise = isUnreachable(error)
        ? m.useBulkChange.theHelpdeskCannotBeReachedThe
        : m.useBulkChange.failedToUpdateTickets;
      // The server's message says if a tag was deleted in the meantime.
      const isOfTags = to && 'addTagIds' in to;
      const text = isOfTags ? serverMessage(error, otherwise) : otherwise;
      toast({ title: m.useBulkChange.error, text, destructive: true });
    },
    // Some steps may have succeeded before one failed.
    onSettled: () => {
      setProgress(null);
      refresh(client, stale);
      void client.invalidateQueries({ queryKey: ['tags.list'], refetchType: 'none' });
    },
  });

  return {
    /** Changes these tickets; `count` is an estimate for the progress. */
    change(chosen: Chosen, to: BulkChange, count: number) {
      if (count > STEP) setProgress({ done: 0, total: count });
      const steps = async (isStopped: () => boolean) =>
        inCalls(typeof chosen === 'function' ? await chosen(isStopped) : chosen, to);
      mutation.mutate({ steps, to });
    },
    busy: mutation.isPending,
    progress,
    stop: () => {
      stopped.current = true;
    },
  };
}
