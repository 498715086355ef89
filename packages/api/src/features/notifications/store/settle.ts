import { prepare } from '../../../database/prepare.ts';
import type { Org, P, Tx } from '../../../database/types.ts';
import { chatNotesSubject, chatSubject, ticketOf, ticketSubject } from '../news.ts';
import { settled } from './notifications.ts';
import { hasOpenNews, settleNewsBy, settleNewsForAll } from './staff-news.ts';
import { findStaffNews } from './staff-news-read.ts';

const unreadAbout = prepare((org, p: P<'about'>) =>
  org
    .from('notifications')
    .where('about', p.about)
    .whereRaw('is_read = 0')
    .select('user_id', 'seq'),
);

interface Seen {
  /** The member who has seen it; null to mark it as read for everyone. */
  by: string | null;
  /** The event up to which it is marked as read. */
  seq?: number;
}

/** Marks a member's notifications about a ticket as read, or everyone's. */
export const settleTicket = (org: Org, ticketId: string, seen: Seen) =>
  settle(org, ticketSubject(ticketId), seen);

/** Whether a member has unread notifications about a ticket. */
export async function isNotifiedOf(org: Org, ticketId: string, userId: string): Promise<boolean> {
  const about = ticketSubject(ticketId);
  const rows = await org.all<{ user_id: string }>(unreadAbout({ about }));
  if (rows.some((row) => row.user_id === userId)) return true;
  return (await findStaffNews(org, ticketId, userId))?.isRead === false;
}

/** Does the same as `settleTicket` for a chat. */
export async function settleChat(org: Org, sessionId: string, seen: Seen): Promise<void> {
  await settle(org, chatSubject(sessionId), seen);
  // A note stays unread for the members whom it mentions, even if someone else takes care of the visitor.
  if (seen.by !== null) await settle(org, chatNotesSubject(sessionId), seen);
}

async function settle(org: Org, about: string, { by, seq }: Seen): Promise<void> {
  const isMeant = (row: { user_id: string; seq: number }) =>
    (by === null || row.user_id === by) && (seq === undefined || Number(row.seq) <= seq);
  const read = async (from: Org) =>
    (await from.all<{ user_id: string; seq: number }>(unreadAbout({ about }))).filter(isMeant);
  const ticketId = ticketOf(about);
  // Most subjects have no unread notifications, so these reads avoid a transaction.
  if ((await read(org)).length === 0 && !(await isNews(org, ticketId, by))) return;
  await org.write(async (tx) => {
    const rows = await read(tx);
    const isOfStaff = ticketId !== null && (await settleNews(tx, ticketId, by, seq));
    if (isOfStaff && by === null) await tx.record('staff_news.settled', {});
    if (rows.length === 0) {
      if (isOfStaff && by !== null) await settled(tx, by);
      return;
    }
    const [userIds, seqs] = [rows.map((row) => row.user_id), rows.map((row) => Number(row.seq))];
    await tx.update(
      'notifications',
      { about, is_read: 0, user_id: userIds, seq: seqs },
      { is_read: true },
    );
    await settled(tx, ...new Set(userIds));
  });
}

async function isNews(org: Org, ticketId: string | null, by: string | null): Promise<boolean> {
  if (ticketId === null) return false;
  if (by === null) return hasOpenNews(org, ticketId);
  return (await findStaffNews(org, ticketId, by))?.isRead === false;
}

const settleNews = (tx: Tx, ticketId: string, by: string | null, seq: number | undefined) =>
  by === null ? settleNewsForAll(tx, ticketId, seq) : settleNewsBy(tx, ticketId, by, seq);

/** Removes the notifications about tickets that were permanently deleted. */
export async function removeNotificationsOfTickets(tx: Tx, ids: readonly string[]): Promise<void> {
  const removed = await tx.remove('staff_news', { ticket_id: ids });
  if (removed > 0) await tx.record('staff_news.settled', {});
  await removeAbout(tx, ids.map(ticketSubject));
}

/** Removes the notifications about chats that were deleted. */
export const removeNotificationsOfChats = (tx: Tx, ids: readonly string[]) =>
  removeAbout(
    tx,
    ids.flatMap((id) => [chatSubject(id), chatNotesSubject(id)]),
  );

async function removeAbout(tx: Tx, about: string[]): Promise<void> {
  const rows = await tx.all<{ user_id: string }>(
    tx.from('notifications').whereIn('about', about).distinct('user_id'),
  );
  if (rows.length === 0) return;
  await tx.remove('notifications', { about });
  await settled(tx, ...rows.map((row) => row.user_id));
}
