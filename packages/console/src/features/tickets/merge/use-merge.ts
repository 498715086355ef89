import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { refresh } from '../../../data/cache.ts';
import { callOperation } from '../../../data/client.ts';
import { toast } from '../../../data/toast.ts';
import { messageOr, serverMessage, useWrite } from '../../../data/use-write.ts';
import m from '../messages.yaml';

type Ref = Schema<'TicketRef'>;

const stale = [
  'tickets.list',
  'tickets.stats',
  'tickets.get',
  'tickets.unread',
  'dashboard.counts',
  'views.counts',
] as const;

/** The tickets in words, such as `TK-1`, or `3 tickets`. */
export const named = (tickets: readonly Ref[]) =>
  tickets.length === 1 ? tickets[0]?.ticketNumber : m.useMerge.tickets({ count: tickets.length });

/** Merges tickets; the toast can undo it, and an open merged ticket redirects. */
export function useMerge(onDone: () => void, { isOpen = false } = {}) {
  const navigate = useNavigate();
  const { unmerge } = useUnmerge();
  const { write, busy } = useWrite('tickets.merge', {
    repeatable: true,
    refresh: stale,
    done: ({ ticket, merged }) => ({
      title: m.useMerge.ticketsMerged,
      text:
        merged.length === 0
          ? m.useMerge.theyAreInAlready({ ticketNumber: ticket.ticketNumber })
          : m.useMerge.wentInto({ named: named(merged), ticketNumber: ticket.ticketNumber }),
      undo: merged.length === 0 ? undefined : () => void unmerge(merged),
    }),
    failed: messageOr(m.useMerge.failedToMergeTheTickets),
    refreshAfterFailure: () => stale,
    onDone: ({ ticket }) => {
      onDone();
      if (isOpen) void navigate({ to: `/tickets/${ticket.id}` });
    },
  });
  return { merge: write, busy };
}

/** Restores merged tickets. Works even if the screen that started it has been closed. */
export function useUnmerge() {
  const client = useQueryClient();
  async function unmerge(tickets: readonly Ref[]) {
    try {
      const { restored } = await callOperation('tickets.unmerge', {
        ids: tickets.map(({ id }) => id),
      });
      toast({
        title: m.useMerge.mergingUndone,
        text: m.useMerge.restored({ named: named(restored) }),
      });
    } catch (error) {
      const text = serverMessage(error, m.useMerge.failedToUndoMerging);
      toast({ title: m.useMerge.error, text, destructive: true });
    } finally {
      refresh(client, stale);
    }
  }
  return { unmerge };
}
