import { prepare } from '../../../database/prepare.ts';
import type { TicketReadRow } from '../../../database/rows/tickets.ts';
import type { Org, P } from '../../../database/types.ts';
import { findMessage, findTicket, readMessages } from '../read/tickets.ts';
import { unreadSince } from '../read/unread.ts';
import { readUntil } from './read-until.ts';
import { ticketMissing } from './update.ts';

type Mark = Pick<TicketReadRow, 'read_at'>;

const markOf = prepare((org, p: P<'user' | 'ticket'>) =>
  org.from('ticket_reads').where('user_id', p.user).where('ticket_id', p.ticket).select('read_at'),
);
const floorOf = prepare((org, p: P<'user'>) =>
  unreadSince(org, p.user).select(org.raw('coalesce(unread_since, created_at) as read_at')),
);

/**
 * Marks a ticket as read up to a message; null: only its description was there, undefined: all of it. Returns whether that
 * is all there is.
 */
export function markTicketRead(org: Org, ...seen: Seen): Promise<boolean> {
  return org.write(async (tx) => {
    const { until, isMarked, isAll } = await howFarRead(tx, ...seen);
    // Nothing is written for what was read before: every write makes everybody's lists anew.
    if (isMarked) return isAll;
    const [userId, ticketId] = seen;
    await readUntil(tx, userId, ticketId, until);
    await tx.record('tickets.read', { userId, ticketId });
    return isAll;
  });
}

type Seen = [userId: string, ticketId: string, seenMessageId: string | null | undefined];

/** Until when a member has now seen the ticket, and whether their mark says so already. */
export async function howFarRead(org: Org, ...[userId, ticketId, seenMessageId]: Seen) {
  const ticket = await findTicket(org, ticketId, null);
  if (!ticket) throw ticketMissing();
  const seen = seenMessageId ? await findMessage(org, ticketId, seenMessageId) : undefined;
  const until = seenMessageId === null ? ticket.created_at : (seen?.created_at ?? ticket.news_at);
  const known =
    (await org.first<Mark>(markOf({ user: userId, ticket: ticketId }))) ??
    (await org.first<Mark>(floorOf({ user: userId })));
  return {
    until,
    isMarked: known !== undefined && known.read_at >= until,
    isAll: until >= ticket.news_at,
  };
}

/** Whether a customer has seen the newest message of their own ticket; the staff alone has marks. */
export async function isNewest(
  org: Org,
  ticketId: string,
  seenMessageId: string | null | undefined,
  customerId: string,
): Promise<boolean> {
  if (!(await findTicket(org, ticketId, customerId))) throw ticketMissing();
  const last = (await readMessages(org, ticketId)).findLast((one) => one.visibility === 'public');
  return seenMessageId === undefined || seenMessageId === (last?.id ?? null);
}

/** Marks a ticket as unread, however old it is. */
export function markTicketUnread(org: Org, userId: string, ticketId: string): Promise<void> {
  return org.write(async (tx) => {
    if (!(await findTicket(tx, ticketId, null))) throw ticketMissing();
    await readUntil(tx, userId, ticketId, '');
    await tx.record('tickets.read', { userId, ticketId });
  });
}
