import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refresh } from '../../../data/cache.ts';
import { callOperation } from '../../../data/client.ts';
import { toast } from '../../../data/toast.ts';
import { isUnauthorized } from '../../../data/unauthorized.ts';
import { isMissing } from '../../../data/use-read.ts';
import { archiveReads, inSteps, useRestore } from '../archive/use-archive.ts';
import { ticketCount } from '../bulk/bulk.ts';
import m from '../messages.yaml';

/** Moves tickets to the trash one after another; a ticket that is already gone counts as deleted. The toast restores them. */
export function useDelete(onDone: () => void) {
  const client = useQueryClient();
  const { write: restore } = useRestore();
  const { mutate, isPending } = useMutation({
    mutationKey: ['tickets.delete'],
    mutationFn: async (ids: readonly string[]) => {
      let failed = 0;
      const gone: string[] = [];
      for (const id of ids) {
        try {
          await callOperation('tickets.delete', { id });
          gone.push(id);
        } catch (error) {
          if (isUnauthorized(error)) throw error;
          if (!isMissing(error)) failed += 1;
        }
      }
      return { deleted: ids.length - failed, failed, gone };
    },
    onSuccess: ({ deleted, failed, gone }) => {
      if (deleted === 0) {
        toast({ title: m.useDelete.error, text: failedText(failed), destructive: true });
        return;
      }
      onDone();
      toast({
        title: m.useDelete.deleted({ deleted, ticketCount: ticketCount(deleted) }),
        text:
          failed > 0
            ? m.useDelete.couldNotBeDeleted({ ticketCount: ticketCount(failed) })
            : undefined,
        destructive: failed > 0,
        undo: gone.length > 0 ? () => restoreAll(gone) : undefined,
      });
    },
    onSettled: () => refresh(client, archiveReads),
  });
  const restoreAll = (ids: readonly string[]) => {
    for (const some of inSteps(ids)) restore({ ids: some });
  };
  return { remove: mutate, busy: isPending };
}

const failedText = (count: number) => m.useDelete.failedToDeleteTickets({ count });
