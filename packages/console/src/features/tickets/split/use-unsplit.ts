import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { refresh } from '../../../data/cache.ts';
import { callOperation } from '../../../data/client.ts';
import { toast } from '../../../data/toast.ts';
import { serverMessage } from '../../../data/use-write.ts';
import m from '../messages.yaml';

/** The reads to invalidate after a split or its undo. */
export const staleAfterSplit = [
  'tickets.list',
  'tickets.stats',
  'tickets.unread',
  'tickets.listLinks',
  'dashboard.counts',
  'views.counts',
] as const;

/** Undoes a split and, if the ticket is open, navigates to its messages. Works even after its screen has been closed. */
export function useUnsplit() {
  const client = useQueryClient();
  const router = useRouter();
  return async ({ id, ticketNumber }: Pick<Schema<'TicketRef'>, 'id' | 'ticketNumber'>) => {
    try {
      const rest = await callOperation('tickets.unsplit', { id });
      toast({
        title: m.useUnsplit.splittingUndone,
        text: m.useUnsplit.theMessagesOfAreInAgain({
          ticketNumber,
          ticketNumber2: rest.ticketNumber,
        }),
      });
      if (router.state.location.pathname === `/tickets/${id}`) {
        await router.navigate({ to: `/tickets/${rest.id}`, replace: true });
      }
    } catch (error) {
      const text = serverMessage(error, m.useUnsplit.failedToUndoSplitting);
      toast({ title: m.useUnsplit.error, text, destructive: true });
    } finally {
      refresh(client, ['tickets.get', ...staleAfterSplit]);
    }
  };
}
