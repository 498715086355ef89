import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { refresh } from '../../../data/cache.ts';
import { callOperation } from '../../../data/client.ts';
import { toast } from '../../../data/toast.ts';
import { serverMessage, useWrite } from '../../../data/use-write.ts';

type Ref = Schema<'TicketRef'>;

const stale = [
  'tickets.list',
  'tickets.stats',
  'tickets.get',
  'tickets.unread',
  'dashboard.counts',
  'views.counts',
] as const;

/** Such as `TK-1`, or `3 tickets`. */
export const named = (tickets: readonly Ref[]) =>
  tickets.length === 1 ? tickets[0]?.ticketNumber : `${tickets.length} tickets`;

/** Merges tickets; the toast offers to undo it, and what is open goes where it leads. */
export function useMerge(onDone: () => void, { isOpen = false } = {}) {
  const navigate = useNavigate();
  const { unmerge } = useUnmerge();
  const { write, busy } = useWrite('tickets.merge', {
    repeatable: true,
    refresh: stale,
    done: ({ ticket, merged }) => ({
      title: 'Tickets merged',
      text:
        merged.length === 0
          ? `They are in ${ticket.ticketNumber} already`
          : `${named(merged)} went into ${ticket.ticketNumber}`,
      undo: merged.length === 0 ? undefined : () => void unmerge(merged),
    }),
    failed: (error) => ({
      title: 'Error',
      text: serverMessage(error, 'Failed to merge the tickets'),
    }),
    refreshAfterFailure: () => stale,
    onDone: ({ ticket }) => {
      onDone();
      if (isOpen) void navigate({ to: `/tickets/${ticket.id}` });
    },
  });
  return { merge: write, busy };
}

/** Restores merged tickets. It goes on when the screen that began it is gone. */
export function useUnmerge() {
  const client = useQueryClient();
  async function unmerge(tickets: readonly Ref[]) {
    try {
      const { restored } = await callOperation('tickets.unmerge', {
        ids: tickets.map(({ id }) => id),
      });
      toast({ title: 'Merging undone', text: `${named(restored)} restored` });
    } catch (error) {
      const text = serverMessage(error, 'Failed to undo merging');
      toast({ title: 'Error', text, destructive: true });
    } finally {
      refresh(client, stale);
    }
  }
  return { unmerge };
}
