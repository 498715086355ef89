import { prepare } from '../../../../database/prepare.ts';
import type { P, Tx } from '../../../../database/types.ts';
import { Refusal } from '../../../../refusal.ts';
import { findMessage } from '../../read/tickets.ts';

const newerByOthers = prepare((org, p: P<'ticket' | 'at' | 'seen' | 'user'>) =>
  org
    .from('ticket_messages')
    .where('ticket_id', p.ticket)
    .whereRaw('(created_at, id) > (?, ?)', [p.at, p.seen])
    .where('visibility', 'public')
    .whereRaw('user_id is distinct from ?', [p.user])
    .limit(1)
    .select('id'),
);

interface Answer {
  seenMessageId?: string | null | undefined;
  visibility: string;
  userId: string | null;
}

/** Rejects a reply whose author has not seen a newer message; does not apply to notes. */
export async function rejectIfStale(
  tx: Tx,
  ticketId: string,
  { seenMessageId, visibility, userId }: Answer,
): Promise<void> {
  if (seenMessageId === undefined || visibility === 'internal') return;
  const seen = seenMessageId === null ? undefined : await findMessage(tx, ticketId, seenMessageId);
  const place = { at: seen?.created_at ?? '', seen: seen?.id ?? '' };
  const isUnread = await tx.first(newerByOthers({ ticket: ticketId, ...place, user: userId }));
  if (isUnread) {
    throw new Refusal(
      409,
      'Someone else replied. Read the new message before you send yours.',
      'newer_message',
    );
  }
}
