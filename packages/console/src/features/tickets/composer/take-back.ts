import type { QueryClient } from '@tanstack/react-query';
import { readKey, refresh } from '../../../data/cache.ts';
import { callOperation } from '../../../data/client.ts';
import { returnToDraft } from '../../../data/drafts.ts';
import { toast } from '../../../data/toast.ts';
import { isUnauthorized } from '../../../data/unauthorized.ts';
import { serverMessage } from '../../../data/use-write.ts';
import m from '../messages.yaml';
import { draftsKey } from './draft.ts';

type Waiting = { ticketId: string; replyId: string; userId: string };

/** Cancels a reply before it's sent, and restores its text to its draft. */
export async function takeBack(
  client: QueryClient,
  { ticketId, replyId, userId }: Waiting,
  openTicket: () => void,
) {
  try {
    const reply = await callOperation('tickets.cancelReply', { id: ticketId, replyId });
    const files = reply.files.map(({ id, name, size, type }) => ({ id, name, size, type }));
    const { message, markdown } = reply;
    returnToDraft(draftsKey(userId, ticketId), 'reply', {
      text: markdown ?? message,
      files,
      isFormatted: Boolean(markdown),
    });
    toast({ title: m.takeBack.replyNotSent, text: m.takeBack.yourWordsAreBackInThe });
    openTicket();
  } catch (error) {
    if (isUnauthorized(error)) return;
    const text = serverMessage(error, m.takeBack.failedToTakeTheReplyBack);
    toast({ title: m.takeBack.notUndone, text, destructive: true });
  } finally {
    refresh(client, [readKey('tickets.get', { id: ticketId }) as never]);
  }
}
