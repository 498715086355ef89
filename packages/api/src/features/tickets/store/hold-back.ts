import type { Tx } from '../../../database/types.ts';
import { Refusal } from '../../../refusal.ts';
import { readMessages } from '../read/tickets.ts';

interface Answer {
  seenMessageId?: string | null | undefined;
  visibility: string;
  userId: string | null;
}

/** Refuses a reply whose author has not seen a newer message; does not apply to notes. */
export async function rejectIfStale(
  tx: Tx,
  ticketId: string,
  { seenMessageId, visibility, userId }: Answer,
): Promise<void> {
  if (seenMessageId === undefined || visibility === 'internal') return;
  const messages = await readMessages(tx, ticketId);
  const seen = messages.findIndex(({ id }) => id === seenMessageId);
  const isUnread = messages
    .slice(seen + 1)
    .some((message) => message.visibility === 'public' && message.user_id !== userId);
  if (isUnread) {
    throw new Refusal(
      409,
      'Someone else replied. Read the new message before you send yours.',
      'newer_message',
    );
  }
}
