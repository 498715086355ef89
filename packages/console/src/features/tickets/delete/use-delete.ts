import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refresh } from '../../../data/cache.ts';
import { callOperation } from '../../../data/client.ts';
import { toast } from '../../../data/toast.ts';
import { isUnauthorized } from '../../../data/unauthorized.ts';
import { isMissing } from '../../../data/use-read.ts';
import { ticketCount } from '../bulk/bulk.ts';

const stale = ['tickets.list', 'tickets.stats', 'dashboard.counts', 'dashboard.stats'] as const;

/** Deletes tickets one after another; one that is gone already counts as deleted. */
export function useDelete(onDone: () => void) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationKey: ['tickets.delete'],
    mutationFn: async (ids: readonly string[]) => {
      let failed = 0;
      for (const id of ids) {
        try {
          await callOperation('tickets.delete', { id });
        } catch (error) {
          if (isUnauthorized(error)) throw error;
          if (!isMissing(error)) failed += 1;
        }
      }
      return { deleted: ids.length - failed, failed };
    },
    onSuccess: ({ deleted, failed }) => {
      if (deleted === 0) {
        toast({ title: 'Error', text: failedText(failed), destructive: true });
        return;
      }
      onDone();
      toast({
        title: deleted === 1 ? 'Ticket deleted successfully' : `${ticketCount(deleted)} deleted`,
        text: failed > 0 ? `${ticketCount(failed)} could not be deleted` : undefined,
        destructive: failed > 0,
      });
    },
    onSettled: () => refresh(client, stale),
  });
  return { remove: mutate, busy: isPending };
}

const failedText = (count: number) =>
  count === 1 ? 'Failed to delete ticket' : 'Failed to delete tickets';
