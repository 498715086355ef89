import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { QueryClient } from '@tanstack/react-query';
import { refresh } from '../../data/cache.ts';
import { callOperation } from '../../data/client.ts';
import { toast } from '../../data/toast.ts';
import { isUnauthorized } from '../../data/unauthorized.ts';
import m from './messages.yaml';
import type { TicketChange } from './ticket-change.ts';
import type { Ticket } from './ticket-rows.ts';

/** The change that undo writes; it may also set a snooze, or remove it with null. */
type Change = TicketChange | { snooze: Schema<'SnoozeInput'> | null };

const stale = ['tickets.list', 'tickets.stats', 'tickets.get', 'dashboard.counts'] as const;

/** Restores the previous values of a ticket, unless someone else has changed them since. */
export async function undoChange(
  client: QueryClient,
  { id, ticketNumber }: Pick<Ticket, 'id' | 'ticketNumber'>,
  { from, to }: { from: Change; to: Change },
) {
  try {
    const { failed } = await callOperation('tickets.bulk', { ids: [id], ...from, onlyIf: to });
    const [refused] = failed;
    toast(
      refused
        ? { title: m.undoChange.notUndone, text: refused.message, destructive: true }
        : {
            title: m.undoChange.changeUndone,
            text: m.undoChange.isAsItWasBefore({ ticketNumber }),
          },
    );
  } catch (error) {
    if (!isUnauthorized(error)) {
      toast({
        title: m.undoChange.error,
        text: m.undoChange.failedToUndoTheChange,
        destructive: true,
      });
    }
  } finally {
    refresh(client, stale);
  }
}
