import type { QueryClient } from '@tanstack/react-query';
import { refresh } from '../../../data/cache.ts';
import { callOperation } from '../../../data/client.ts';
import { toast } from '../../../data/toast.ts';
import { isUnauthorized } from '../../../data/unauthorized.ts';
import { serverMessage } from '../../../data/use-write.ts';
import m from '../messages.yaml';
import { archiveReads, backTold, spamTold } from './use-archive.ts';

/** Marks a ticket of a list as spam; the list loads this module on demand. */
export function markSpam(client: QueryClient, id: string): Promise<void> {
  return attempt(client, m.markSpam.failedToMarkAsSpam, async () => {
    const result = await callOperation('tickets.markSpam', { ids: [id] });
    const undo = () =>
      void attempt(client, m.markSpam.failedToBringTheTicketBack, async () =>
        toast(backTold(await callOperation('tickets.unmarkSpam', { ids: [id] }))),
      );
    toast({ ...spamTold(result), undo: result.done.length > 0 ? undo : undefined });
  });
}

async function attempt(client: QueryClient, otherwise: string, run: () => Promise<unknown>) {
  try {
    await run();
  } catch (error) {
    if (isUnauthorized(error)) return;
    toast({ title: m.markSpam.error, text: serverMessage(error, otherwise), destructive: true });
  }
  refresh(client, archiveReads);
}
