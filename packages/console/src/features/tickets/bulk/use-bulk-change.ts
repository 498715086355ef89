import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refresh } from '../../../data/cache.ts';
import { callOperation } from '../../../data/client.ts';
import { toast } from '../../../data/toast.ts';
import type { Ticket } from '../ticket-rows.ts';
import { type BulkChange, type BulkInput, inCalls, ticketCount, undoing } from './bulk.ts';

type Bulk = { calls: BulkInput[]; undo?: () => void };

const stale = ['tickets.list', 'tickets.stats', 'tickets.get', 'dashboard.counts'] as const;

/** Changes many tickets at once, shows how many, and offers to undo it. */
export function useBulkChange(onDone: () => void) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: ['tickets.bulk'],
    mutationFn: async ({ calls }: Bulk) => {
      const results = [];
      for (const call of calls) results.push(await callOperation('tickets.bulk', call));
      return results;
    },
    onSuccess: (results, { undo }) => {
      const updated = results.reduce((sum, result) => sum + result.updated, 0);
      const failed = results.flatMap((result) => result.failed);
      toast({
        title: undo ? `${ticketCount(updated)} updated` : `${ticketCount(updated)} changed back`,
        text: failed.length > 0 ? `${ticketCount(failed.length)} could not be changed` : undefined,
        undo,
      });
      if (undo) onDone();
    },
    onError: () => toast({ title: 'Error', text: 'Failed to update tickets', destructive: true }),
    // Some calls may have succeeded before one failed.
    onSettled: () => refresh(client, stale),
  });

  return {
    change(tickets: readonly Ticket[], to: BulkChange) {
      const ids = tickets.map(({ id }) => id);
      const undo = () => mutation.mutate({ calls: undoing(tickets, to) });
      mutation.mutate({ calls: inCalls(ids, to), undo });
    },
    busy: mutation.isPending,
  };
}
