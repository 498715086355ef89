import type { Tx } from '../../database/types.ts';
import { Refusal } from '../../http/refusal.ts';
import { readMessages } from './read.ts';

interface Answer {
  seenMessageId?: string | null | undefined;
  visibility: string;
  userId: string | null;
}

/** Refuses an answer whose author has not read what somebody else has said meanwhile; notes answer nobody. */
export async function holdBackUnlessSeen(
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
      'Somebody answered meanwhile. Please read the new message before you send yours.',
      'newer_message',
    );
  }
}
