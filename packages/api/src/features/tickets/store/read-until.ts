import { prepare } from '../../../database/prepare.ts';
import type { P, Tx } from '../../../database/types.ts';

/** Stores the time up to which a member has read a ticket. */
export async function readUntil(tx: Tx, userId: string, ticketId: string, at: string) {
  const changed = await tx.update(
    'ticket_reads',
    { user_id: userId, ticket_id: ticketId },
    { read_at: at },
  );
  if (changed > 0) return;
  await tx.insert('ticket_reads', { user_id: userId, ticket_id: ticketId, read_at: at });
}

const markOf = prepare((org, p: P<'user' | 'ticket'>) =>
  org.from('ticket_reads').where('user_id', p.user).where('ticket_id', p.ticket).select('read_at'),
);

/** Marks the ticket as read for the author of a message: up to now, unless the message was delayed and others arrived meanwhile. */
export async function readOwnWords(
  tx: Tx,
  userId: string,
  { id, news_at: newsAt }: { id: string; news_at: string },
  at: string,
  writtenAt: string | undefined,
) {
  if (writtenAt !== undefined && newsAt > writtenAt) {
    const mark = await tx.first<{ read_at: string }>(markOf({ user: userId, ticket: id }));
    if (!mark || mark.read_at < newsAt) return;
  }
  await readUntil(tx, userId, id, at);
}
