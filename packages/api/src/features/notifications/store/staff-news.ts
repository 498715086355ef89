import { prepare } from '../../../database/prepare.ts';
import type { StaffNewsReaderRow, StaffNewsRow } from '../../../database/rows/people.ts';
import type { Org, P, Tx } from '../../../database/types.ts';
import type { StoredEvent } from '../../../event-catalog.ts';
import { dueBy } from '../gather.ts';
import type { NewNotification, Subject } from '../news.ts';
import { updatesIn } from '../staff-entry.ts';
import { countUnreadNews, findStaffNews, type NewsOfOne, readerOf } from './staff-news-read.ts';

const newsOf = prepare((org, p: P<'ticket'>) =>
  org.from('staff_news').where('ticket_id', p.ticket),
);

const mostUpdates = 100;

export interface TicketNews {
  ticketId: string;
  about: Subject;
  notification: NewNotification;
  /** The text of the message that it is about. */
  words: string | null;
}

type Happened = Pick<StoredEvent, 'seq' | 'createdAt'>;

/** Adds an event to the news of its ticket; returns whether it was new. */
export async function addStaffNews(
  tx: Tx,
  { seq, createdAt }: Happened,
  { ticketId, about, notification, words }: TicketNews,
): Promise<boolean> {
  const before = await tx.first<StaffNewsRow>(newsOf({ ticket: ticketId }));
  const { preference, type, title } = notification;
  const isOpened = preference === 'ticketCreated';
  const updates = before ? updatesIn(before) : [];
  const isKnown = isOpened
    ? Number(before?.opened_seq ?? 0) > 0
    : updates.some((update) => update.seq === seq);
  if (isKnown) return false;
  const isNewest = seq > Number(before?.seq ?? 0);
  const settled = Number(before?.settled_seq ?? 0);
  const last = Math.max(seq, Number(before?.seq ?? 0));
  const row = {
    seq: last,
    open_seq: last > settled ? last : 0,
    ...(isOpened && { opened_seq: seq, opened_at: createdAt }),
    ...(!isOpened && {
      updated_seq: Math.max(seq, Number(before?.updated_seq ?? 0)),
      updates: [...updates, { seq, isNote: about.reply === null }]
        .sort((one, other) => one.seq - other.seq)
        .slice(-mostUpdates)
        .map((update) => `${update.seq}${update.isNote ? 'n' : ''}`)
        .join(' '),
    }),
    ...(isNewest && {
      news_at: createdAt,
      name: about.name.slice(0, 500),
      type,
      title: title.slice(0, 200),
      news: about.news.slice(0, 500),
      author: about.reply?.author ?? null,
      words: words?.slice(0, 500) ?? null,
    }),
    mail_due_at: dueBy(before ? [before] : []),
  };
  if (before) await tx.update('staff_news', { ticket_id: ticketId }, row);
  else await tx.insertIfAbsent('staff_news', { ticket_id: ticketId, ...row });
  return true;
}

/** Marks the news of a ticket as read up to an event; `isRemoved` also removes it from the list. */
export async function markNews(
  tx: Tx,
  mark: { userId: string; ticketId: string; seq: number; from: number; isRemoved?: boolean },
): Promise<void> {
  const { userId: user_id, ticketId: ticket_id, seq, from, isRemoved } = mark;
  const values = { seq, from_seq: from, ...(isRemoved && { removed_seq: seq }) };
  const isNew = await tx.insertIfAbsent('staff_news_marks', { user_id, ticket_id, ...values });
  if (!isNew) await tx.update('staff_news_marks', { user_id, ticket_id }, values);
}

/** Does the same for news that was already read from the database. */
export function markFound(
  tx: Tx,
  { row, reader }: NewsOfOne,
  { isRemoved = false, upTo = Number.POSITIVE_INFINITY } = {},
): Promise<void> {
  const from = Math.max(reader.readSeq, Number(row.mark_seq ?? 0));
  const seq = Math.min(Number(row.seq), upTo);
  const ticketId = row.ticket_id;
  return markNews(tx, { userId: reader.userId, ticketId, seq, from, isRemoved });
}

/** Marks the news of a ticket as read by a member, up to an event; returns whether any was unread. */
export async function settleNewsBy(
  tx: Tx,
  ticketId: string,
  userId: string,
  upTo?: number,
): Promise<boolean> {
  const found = await findStaffNews(tx, ticketId, userId);
  if (!found || found.isRead) return false;
  await markFound(tx, found, upTo === undefined ? {} : { upTo });
  return true;
}

/** Marks the news of a ticket as read for all, up to an event; returns whether any was unread. */
export async function settleNewsForAll(tx: Tx, ticketId: string, upTo?: number): Promise<boolean> {
  const row = await tx.first<StaffNewsRow>(newsOf({ ticket: ticketId }));
  const open = Number(row?.open_seq ?? 0);
  if (!row || open === 0) return false;
  const settled = Math.min(Number(row.seq), upTo ?? Number.POSITIVE_INFINITY);
  if (settled <= Number(row.settled_seq)) return false;
  const isOver = settled >= open;
  await tx.update(
    'staff_news',
    { ticket_id: ticketId },
    { settled_seq: settled, ...(isOver && { open_seq: 0, mail_due_at: null }) },
  );
  return true;
}

/** Checks whether the news of this ticket is not settled for everyone yet. */
export async function hasOpenNews(org: Org, ticketId: string): Promise<boolean> {
  const row = await org.first<StaffNewsRow>(newsOf({ ticket: ticketId }));
  return Number(row?.open_seq ?? 0) > 0;
}

const newestNews = prepare((org) =>
  org.from('staff_news').orderBy('open_seq', 'desc').limit(1).select('open_seq'),
);

/** Marks all news as read by a member; returns whether any was unread. */
export async function readAllNews(tx: Tx, userId: string): Promise<boolean> {
  const reader = await readerOf(tx, userId);
  if (!reader || (await countUnreadNews(tx, reader)) === 0) return false;
  await moveReader(tx, userId);
  return true;
}

/** Marks all news up to now as read by a member. */
export async function moveReader(tx: Tx, userId: string): Promise<void> {
  const row = await tx.first<{ open_seq: number }>(newestNews({}));
  await keepReader(tx, userId, (before) => ({
    read_seq: Number(row?.open_seq ?? 0),
    from_seq: Number(before?.read_seq ?? 0),
  }));
}

const readerRow = prepare((org, p: P<'user'>) =>
  org.from('staff_news_readers').where('user_id', p.user),
);

/** Changes the read position of a member. */
export async function keepReader(
  tx: Tx,
  userId: string,
  change: (before: StaffNewsReaderRow | undefined) => Partial<StaffNewsReaderRow>,
): Promise<void> {
  const before = await tx.first<StaffNewsReaderRow>(readerRow({ user: userId }));
  const patch = change(before);
  if (before) await tx.update('staff_news_readers', { user_id: userId }, patch);
  else await tx.insertIfAbsent('staff_news_readers', { user_id: userId, ...patch });
}
