import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refresh } from '../../../data/cache.ts';
import { callOperation } from '../../../data/client.ts';
import { useSession } from '../../../data/session.ts';
import { toast } from '../../../data/toast.ts';
import { isUnauthorized } from '../../../data/unauthorized.ts';
import { serverMessage } from '../../../data/use-write.ts';
import type { Progress } from '../bulk/steps.ts';
import type { Chosen } from '../bulk/use-bulk-change.ts';
import m from '../messages.yaml';
import { appliedToast, type Outcome, undoneToast } from './apply-toasts.ts';
import type { Macro } from './macros.ts';

/** The number of tickets per call: few enough that progress is visible and stopping is quick. */
export const STEP = 50;

export type Answers = Schema<'MacroAnswer'>[];

export type Application = {
  macro: Macro;
  chosen: Chosen;
  /** The approximate number of tickets. */
  count: number;
  /** The number of the only ticket. */
  ticketNumber?: string | undefined;
  answers: Answers;
  /** The newest message on screen, if there is only one ticket. */
  seenMessageId?: string | null | undefined;
};

const stale = [
  'tickets.list',
  'tickets.stats',
  'tickets.get',
  'tickets.unread',
  'dashboard.counts',
  'macros.list',
] as const;

/** Applies a macro to tickets, with progress, a way to stop, and undo for all of it. */
export function useApply(onDone: () => void = () => {}) {
  const client = useQueryClient();
  const { user } = useSession();
  const [progress, setProgress] = useState<Progress | null>(null);
  const stopped = useRef(false);
  const isStopped = () => stopped.current;

  async function run({ macro, chosen, answers, seenMessageId }: Application): Promise<Outcome> {
    stopped.current = false;
    const ids = typeof chosen === 'function' ? await chosen(isStopped) : chosen;
    const speaks = macro.reply !== null || macro.note !== null;
    const holds = speaks && user.undoSendSeconds > 0;
    const outcome: Outcome = { applied: [], unchanged: [], failed: [], left: 0, until: undefined };
    for (let at = 0; at < ids.length; at += STEP) {
      if (isStopped()) return { ...outcome, left: ids.length - at };
      if (ids.length > STEP) setProgress({ done: at, total: ids.length });
      try {
        const { applied, unchanged, failed } = await callOperation('macros.apply', {
          id: macro.id,
          ids: ids.slice(at, at + STEP),
          answers,
          ...(holds && { holdSeconds: user.undoSendSeconds }),
          ...(seenMessageId !== undefined && { seenMessageId }),
        });
        outcome.applied.push(...applied);
        outcome.unchanged.push(...unchanged);
        outcome.failed.push(...failed);
        if (holds) outcome.until = Date.now() + user.undoSendSeconds * 1_000;
      } catch (error) {
        // Tickets that were already changed can be undone.
        if (outcome.applied.length === 0 || isUnauthorized(error)) throw error;
        return { ...outcome, left: ids.length - at, error };
      }
    }
    return outcome;
  }

  const mutation = useMutation({
    mutationKey: ['macros.apply'],
    mutationFn: run,
    onSuccess: (outcome, { macro, ticketNumber }) => {
      const runs = outcome.applied.map(({ runId }) => runId);
      const undo = () => void undoRuns(client, runs, ticketNumber);
      toast({
        ...appliedToast(outcome, macro.name, ticketNumber),
        undo: runs.length > 0 ? undo : undefined,
      });
      if (outcome.left === 0) onDone();
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const text = serverMessage(error, m.useApply.theMacroCouldNotBeApplied);
      toast({ title: m.useApply.error, text, destructive: true });
    },
    onSettled: () => {
      setProgress(null);
      refresh(client, stale);
    },
  });
  return {
    apply: mutation.mutate,
    busy: mutation.isPending,
    progress,
    stop: () => {
      stopped.current = true;
    },
  };
}

async function undoRuns(
  client: QueryClient,
  runs: readonly string[],
  ticketNumber: string | undefined,
) {
  const outcome: Schema<'MacroUndone'> = { undone: [], failed: [] };
  try {
    for (let at = 0; at < runs.length; at += STEP) {
      const runIds = runs.slice(at, at + STEP);
      const { undone, failed } = await callOperation('macros.undo', { runIds });
      outcome.undone.push(...undone);
      outcome.failed.push(...failed);
    }
    toast(undoneToast(outcome, ticketNumber));
  } catch (error) {
    if (isUnauthorized(error)) return;
    const text = serverMessage(error, m.useApply.theMacroCouldNotBeUndone);
    toast({ title: m.useApply.error, text, destructive: true });
  } finally {
    refresh(client, stale);
  }
}
