import { prepare } from '../../../database/prepare.ts';
import type { NotificationRow } from '../../../database/rows/people.ts';
import type { Org, P, Tx } from '../../../database/types.ts';
import { notFound } from '../../../refusal.ts';
import { entryOf } from '../staff-entry.ts';
import { markFound, readAllNews } from './staff-news.ts';
import {
  countStaffNews,
  countUnreadNews,
  findEntry,
  listStaffNews,
  type Place,
  readerOf,
} from './staff-news-read.ts';

const shown = [
  'id',
  'title',
  'message',
  'type',
  'is_read',
  'created_at',
  'action_url',
  'action_text',
  'count',
] as const satisfies readonly (keyof NotificationRow)[];

/** A notification as its recipient sees it. */
export type ShownNotification = Pick<NotificationRow, (typeof shown)[number]>;

/** Literals, not parameters: because of the partial index of unread rows, SQLite would plan the query again on each run. */
const isState = { read: 'is_read = 1', unread: 'is_read = 0' };
const isListed = 'is_gathered = 0';

function pageOf(state?: keyof typeof isState) {
  return prepare((org, p: P<'user' | 'time' | 'id' | 'limit'>) => {
    const own = org.from('notifications').where('user_id', p.user).whereRaw(isListed);
    if (state) own.whereRaw(isState[state]);
    return own
      .whereRaw('(created_at, id) < (?, ?)', [p.time, p.id])
      .orderByRaw('created_at desc, id desc')
      .limit(p.limit)
      .select(shown);
  });
}

const pages = { all: pageOf(), read: pageOf('read'), unread: pageOf('unread') };
const all = prepare((org, p: P<'user'>) =>
  org.from('notifications').where('user_id', p.user).whereRaw(isListed).count('* as count'),
);
const unread = prepare((org, p: P<'user'>) =>
  org.from('notifications').where('user_id', p.user).whereRaw(isState.unread).count('* as count'),
);
const one = prepare((org, p: P<'user' | 'id'>) =>
  org.from('notifications').where('user_id', p.user).where('id', p.id),
);

/** Sorts after every row: where a list without a cursor starts. */
const end = ['~', ''] as const;

/** A notification with its sort key: news of a ticket is sorted by its newest event. */
type ListedNotification = ShownNotification & Place;

/** A page of a member's notifications, newest first: their own, and the staff news. */
export async function readNotifications(
  org: Org,
  user: string,
  isRead: boolean | undefined,
  from: readonly [string, string] = end,
  limit = 50,
): Promise<ListedNotification[]> {
  const state = isRead === undefined ? 'all' : isRead ? 'read' : 'unread';
  const [time, id] = from;
  const own = await org.all<ShownNotification>(pages[state]({ user, time, id, limit }));
  const mine = own.map((row) => ({ ...row, listed_at: row.created_at, listed_id: row.id }));
  const reader = await readerOf(org, user);
  if (!reader) return mine;
  const news = await listStaffNews(org, reader, state, from, limit);
  return [...mine, ...news].sort(newestFirst).slice(0, limit);
}

const newestFirst = (one: ListedNotification, other: ListedNotification) => {
  if (one.listed_at !== other.listed_at) return one.listed_at < other.listed_at ? 1 : -1;
  return one.listed_id < other.listed_id ? 1 : -1;
};

export async function countNotifications(org: Org, user: string, isRead: boolean | undefined) {
  if (isRead === false) return countUnread(org, user);
  const reader = await readerOf(org, user);
  const total =
    (await count(org, all({ user }))) + (reader ? await countStaffNews(org, reader) : 0);
  return isRead ? total - (await countUnread(org, user)) : total;
}

/** Number of unread notifications of a member. */
export const countUnread = async (org: Org, user: string) =>
  (await count(org, unread({ user }))) + (await countUnreadNews(org, await readerOf(org, user)));

async function count(org: Org, query: ReturnType<typeof all>): Promise<number> {
  return Number((await org.first<{ count: number }>(query))?.count ?? 0);
}

const missing = () => notFound('Notification not found');

/** Tells the members' other clients that notifications of theirs have been read or deleted. */
export const settled = (tx: Tx, ...userIds: string[]) =>
  tx.record('notifications.settled', { userIds });

export function markRead(org: Org, user: string, id: string): Promise<ShownNotification> {
  return org.write(async (tx) => {
    const changed = await tx.update(
      'notifications',
      { id, user_id: user, is_read: 0 },
      { is_read: true },
    );
    const row = await tx.first<NotificationRow>(one({ user, id }));
    if (!row) return markNewsRead(tx, user, id);
    if (changed > 0) await settled(tx, user);
    return row;
  });
}

/** Marks staff news as read, which is not stored in the table `notifications`. */
async function markNewsRead(tx: Tx, user: string, id: string): Promise<ShownNotification> {
  const found = await findEntry(tx, id, user);
  if (!found?.isListed) throw missing();
  if (found.isRead) return entryOf(found.row, found.reader);
  await markFound(tx, found);
  await settled(tx, user);
  return { ...entryOf(found.row, found.reader), is_read: 1 };
}

export async function markAllRead(org: Org, user: string): Promise<void> {
  await org.write(async (tx) => {
    const changed = await tx.update(
      'notifications',
      { user_id: user, is_read: 0 },
      { is_read: true },
    );
    const isNews = await readAllNews(tx, user);
    if (changed > 0 || isNews) await settled(tx, user);
  });
}

export async function deleteNotification(org: Org, user: string, id: string): Promise<void> {
  await org.write(async (tx) => {
    const gone = await tx.remove('notifications', { id, user_id: user });
    const news = gone === 0 ? await findEntry(tx, id, user) : null;
    if (news?.isListed) await markFound(tx, news, { isRemoved: true });
    else if (gone === 0) throw missing();
    await settled(tx, user);
  });
}
