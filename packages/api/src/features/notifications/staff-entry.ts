import { hash } from 'node:crypto';
import type { NotificationRow, StaffNewsRow } from '../../database/rows/people.ts';
import { gatheredText } from './gather.ts';
import type { Preference } from './news.ts';

/** The staff news that a member wants: new tickets, messages on tickets, or both. */
export type Wanted = 'all' | 'opened' | 'updates';

/** A staff member who reads the staff news. */
export interface Reader {
  userId: string;
  wants: Wanted;
  /** When they joined the team. */
  since: string;
  /** The event up to which they marked all as read, and the one before that. */
  readSeq: number;
  fromSeq: number;
}

/** The news of a ticket, with the event up to which a member has read it. */
export type MarkedNews = StaffNewsRow & { mark_seq: number | null; mark_from: number | null };

/** The fields of a notification that the app and emails show. */
export type StaffEntry = Pick<
  NotificationRow,
  | 'id'
  | 'kind'
  | 'seq'
  | 'title'
  | 'message'
  | 'type'
  | 'count'
  | 'is_read'
  | 'created_at'
  | 'action_url'
  | 'action_text'
>;

export const wantedBy = (preferences: Readonly<Record<Preference, boolean>>): Wanted | null => {
  const { ticketCreated, ticketUpdates } = preferences;
  if (ticketCreated && ticketUpdates) return 'all';
  if (ticketCreated) return 'opened';
  return ticketUpdates ? 'updates' : null;
};

interface Update {
  seq: number;
  isNote: boolean;
}

export const updatesIn = ({ updates }: Pick<StaffNewsRow, 'updates'>): Update[] =>
  updates
    .split(' ')
    .filter(Boolean)
    .map((one) => ({ seq: Number.parseInt(one, 10), isNote: one.endsWith('n') }));

const wantsUpdates = (wants: Wanted) => wants !== 'opened';
const wantsOpened = (wants: Wanted) => wants !== 'updates';

/** The newest event of this ticket that the member wants to know about; 0 if there is none. */
export function newestFor(row: StaffNewsRow, wants: Wanted): number {
  const opened = wantsOpened(wants) ? Number(row.opened_seq) : 0;
  const updated = wantsUpdates(wants) ? Number(row.updated_seq) : 0;
  return Math.max(opened, updated);
}

/** The event up to which the member has read the news of this ticket. */
export const readUpTo = (row: MarkedNews, reader: Reader): number =>
  Math.max(reader.readSeq, Number(row.settled_seq), Number(row.mark_seq ?? 0));

/** The event after which the news that the member read last begins. */
function readFrom(row: MarkedNews, reader: Reader, newest: number): number {
  const mark = Number(row.mark_seq ?? 0);
  if (mark >= newest) return Number(row.mark_from ?? 0);
  return Math.max(mark, reader.readSeq >= newest ? reader.fromSeq : reader.readSeq);
}

/** Counts the news of a ticket after an event, and how many of them are replies. */
export function countedFrom(row: StaffNewsRow, wants: Wanted, from: number) {
  const updates = wantsUpdates(wants) ? updatesIn(row).filter(({ seq }) => seq > from) : [];
  const isOpened = wantsOpened(wants) && Number(row.opened_seq) > from;
  return {
    count: Math.max(1, updates.length + (isOpened ? 1 : 0)),
    replies: updates.filter(({ isNote }) => !isNote).length,
    isOpened,
  };
}

/** The news of a ticket as one notification of a member. */
export function entryOf(row: MarkedNews, reader: Reader): StaffEntry {
  const { wants } = reader;
  const newest = newestFor(row, wants);
  const upTo = readUpTo(row, reader);
  const isRead = newest <= upTo;
  const { count, replies } = countedFrom(row, wants, isRead ? readFrom(row, reader, newest) : upTo);
  const isUpdate = newest === Number(row.updated_seq);
  const { name, news, author, words } = row;
  const reply = author === null ? null : { ticketId: row.ticket_id, messageId: '', author };
  const about = { key: row.ticket_id, name, news, reply };
  const text =
    count > 1
      ? gatheredText(about, { count, replies, words })
      : { title: isUpdate ? row.title : opened.title, message: name };
  return {
    id: entryId(row.ticket_id, reader.userId),
    kind: isUpdate ? 'ticketUpdates' : 'ticketCreated',
    seq: newest,
    title: text.title.slice(0, 200),
    message: text.message.slice(0, 500),
    type: isUpdate ? row.type : opened.type,
    count,
    is_read: isRead ? 1 : 0,
    created_at: isUpdate ? row.news_at : (row.opened_at ?? row.news_at),
    action_url: `/tickets/${row.ticket_id}`,
    action_text: 'View ticket',
  };
}

const separator = '-';

/** The notification ID of a ticket's news for a member, different for each member. */
export const entryId = (ticketId: string, userId: string) =>
  `${ticketId}${separator}${hash('sha1', userId, 'hex').slice(0, 8)}`;

/** The ticket of such an ID; null for any other ID. */
export function ticketOfEntry(id: string, userId: string): string | null {
  const [ticketId = ''] = id.split(separator, 1);
  return id === entryId(ticketId, userId) ? ticketId : null;
}

const opened = { title: 'New ticket', type: 'info' };
