import { prepare } from '../../../database/prepare.ts';
import type { NotificationRow } from '../../../database/rows/people.ts';
import type { Org, P, Tx } from '../../../database/types.ts';
import { notFound } from '../../../refusal.ts';

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

/** A notification as its member sees it. */
export type ShownNotification = Pick<NotificationRow, (typeof shown)[number]>;

/** Not as parameters: SQLite would plan again at each run, as there is an index of unread ones alone. */
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

/** Later than anything: where a list begins that has no cursor. */
const end = ['~', ''] as const;

/** A page of a member's notifications, newest first. */
export function readNotifications(
  org: Org,
  user: string,
  isRead: boolean | undefined,
  [time, id]: readonly [string, string] = end,
  limit = 50,
): Promise<ShownNotification[]> {
  const page = isRead === undefined ? pages.all : isRead ? pages.read : pages.unread;
  return org.all<ShownNotification>(page({ user, time, id, limit }));
}

export async function countNotifications(org: Org, user: string, isRead: boolean | undefined) {
  if (isRead === false) return countUnread(org, user);
  const total = await count(org, all({ user }));
  return isRead ? total - (await countUnread(org, user)) : total;
}

/** Number of unread notifications of a member. */
export const countUnread = (org: Org, user: string) => count(org, unread({ user }));

async function count(org: Org, query: ReturnType<typeof all>): Promise<number> {
  return Number((await org.first<{ count: number }>(query))?.count ?? 0);
}

const missing = () => notFound('Notification not found');

/** Lets the other screens of these members know that notifications of theirs have been read or deleted. */
export const settled = (tx: Tx, ...userIds: string[]) =>
  tx.record('notifications.settled', { userIds });

export function markRead(org: Org, user: string, id: string): Promise<NotificationRow> {
  return org.write(async (tx) => {
    const changed = await tx.update(
      'notifications',
      { id, user_id: user, is_read: 0 },
      { is_read: true },
    );
    const row = await tx.first<NotificationRow>(one({ user, id }));
    if (!row) throw missing();
    if (changed > 0) await settled(tx, user);
    return row;
  });
}

export async function markAllRead(org: Org, user: string): Promise<void> {
  await org.write(async (tx) => {
    const changed = await tx.update(
      'notifications',
      { user_id: user, is_read: 0 },
      { is_read: true },
    );
    if (changed > 0) await settled(tx, user);
  });
}

export async function deleteNotification(org: Org, user: string, id: string): Promise<void> {
  await org.write(async (tx) => {
    const gone = await tx.remove('notifications', { id, user_id: user });
    if (gone === 0) throw missing();
    await settled(tx, user);
  });
}
