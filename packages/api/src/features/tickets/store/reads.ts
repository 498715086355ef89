import { prepare } from '../../../database/prepare.ts';
import type { TicketReadRow, TicketRow } from '../../../database/rows/tickets.ts';
import type { Org, P } from '../../../database/types.ts';
import { findMessage, findTicket } from '../read/tickets.ts';
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

const laterThan = prepare((org, p: P<'ticket' | 'at'>) =>
  org
    .from('ticket_messages')
    .where('ticket_id', p.ticket)
    .where('created_at', '>', p.at)
    .limit(1)
    .select('id'),
);

/** Seeing the last message also covers the end of a snooze, which comes without a message. */
async function untilOf(
  org: Org,
  { id, news_at, unsnoozed_at }: Pick<TicketRow, 'id' | 'news_at' | 'unsnoozed_at'>,
  at: string,
): Promise<string> {
  if (news_at <= at || news_at !== unsnoozed_at) return at;
  return (await org.first(laterThan({ ticket: id, at }))) ? at : news_at;
}

/**
 * Marks a ticket as read up to a message; null: only the description was visible, undefined: everything. Returns whether that
 * is everything.
 */
export function markTicketRead(org: Org, ...seen: Seen): Promise<boolean> {
  return org.write(async (tx) => {
    const { until, isMarked, isAll } = await howFarRead(tx, ...seen);
    // Writes nothing if it was already read: every write invalidates the cached lists of all members.
    if (isMarked) return isAll;
    const [userId, ticketId] = seen;
    await readUntil(tx, userId, ticketId, until);
    await tx.record('tickets.read', { userId, ticketId });
    return isAll;
  });
}

type Seen = [userId: string, ticketId: string, seenMessageId: string | null | undefined];

/** The time up to which a member has now seen the ticket, and whether their mark already covers it. */
export async function howFarRead(org: Org, ...[userId, ticketId, seenMessageId]: Seen) {
  const ticket = await findTicket(org, ticketId, null);
  if (!ticket) throw ticketMissing();
  const seen = seenMessageId ? await findMessage(org, ticketId, seenMessageId) : undefined;
  const until =
    seenMessageId === undefined || (seenMessageId !== null && !seen)
      ? ticket.news_at
      : await untilOf(org, ticket, seen?.created_at ?? ticket.created_at);
  const known =
    (await org.first<Mark>(markOf({ user: userId, ticket: ticketId }))) ??
    (await org.first<Mark>(floorOf({ user: userId })));
  return {
    until,
    isMarked: known !== undefined && known.read_at >= until,
    isAll: until >= ticket.news_at,
  };
}

const newestPublic = prepare((org, p: P<'ticket'>) =>
  org
    .from('ticket_messages')
    .where('ticket_id', p.ticket)
    .where('visibility', 'public')
    .orderByRaw('created_at desc, id desc')
    // Equivalent when changed: only the first row is used.
    .limit(1)
    .select('id'),
);

/** Checks whether a customer has seen the newest message of their own ticket; only staff have read marks. */
export async function isNewest(
  org: Org,
  ticketId: string,
  seenMessageId: string | null | undefined,
  customerId: string,
): Promise<boolean> {
  if (!(await findTicket(org, ticketId, customerId))) throw ticketMissing();
  if (seenMessageId === undefined) return true;
  const last = await org.first<{ id: string }>(newestPublic({ ticket: ticketId }));
  return seenMessageId === (last?.id ?? null);
}

/** Marks a ticket as unread, regardless of its age. */
export function markTicketUnread(org: Org, userId: string, ticketId: string): Promise<void> {
  return org.write(async (tx) => {
    if (!(await findTicket(tx, ticketId, null))) throw ticketMissing();
    await readUntil(tx, userId, ticketId, '');
    await tx.record('tickets.read', { userId, ticketId });
  });
}
