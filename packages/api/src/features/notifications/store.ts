import { newId } from '../../database/ids.ts';
import { prepare } from '../../database/prepare.ts';
import type { NotificationRow } from '../../database/rows/people.ts';
import type { Org, P } from '../../database/types.ts';
import type { StoredEvent } from '../../event-catalog.ts';
import { notFound } from '../../refusal.ts';
import { preferencesOf } from '../accounts/present.ts';
import type { NewNotification } from './notification-for.ts';

const staff = prepare((org) =>
  org
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .whereIn('memberships.role', ['admin', 'agent'])
    .select(
      'users.id',
      'users.notification_preferences',
      'memberships.availability',
      'memberships.role',
    ),
);

interface StaffRow {
  id: string;
  notification_preferences: string;
  availability: 'online' | 'away';
  role: string;
}

/** Delay in milliseconds before an unread notification is mailed. */
const readingTime = 2 * 60_000;

/** Stores the notifications of an event; idempotent. */
export async function notify(
  org: Org,
  event: Pick<StoredEvent, 'seq' | 'createdAt'>,
  notification: NewNotification,
): Promise<void> {
  const { preference, to, except, type, title, message, actionUrl, actionText } = notification;
  const recipients = (await org.all<StaffRow>(staff({}))).filter(
    (user) => user.id !== except && isMeant(to, user) && preferencesOf(user)[preference],
  );
  if (recipients.length === 0) return;
  const dueAt = new Date(Date.now() + readingTime).toISOString();
  await org.write(async (tx) => {
    const userIds: string[] = [];
    for (const { id, ...user } of recipients) {
      const isNew = await tx.insertIfAbsent('notifications', {
        id: newId(),
        user_id: id,
        seq: event.seq,
        kind: preference,
        type,
        title: title.slice(0, 200),
        message: message.slice(0, 500),
        is_read: false,
        action_url: actionUrl,
        action_text: actionText,
        created_at: event.createdAt,
        mail_due_at: preferencesOf(user).emailNotifications ? dueAt : null,
      });
      if (isNew) userIds.push(id);
    }
    if (userIds.length > 0) await tx.record('notification.created', { userIds });
  });
}

function isMeant(to: NewNotification['to'], { id, availability, role }: StaffRow): boolean {
  if (to === 'staff') return true;
  if (to === 'available') return availability === 'online';
  return to === 'admins' ? role === 'admin' : id === to.userId;
}

const shown = [
  'id',
  'title',
  'message',
  'type',
  'is_read',
  'created_at',
  'action_url',
  'action_text',
] as const satisfies readonly (keyof NotificationRow)[];

/** A notification as its member sees it. */
export type ShownNotification = Pick<NotificationRow, (typeof shown)[number]>;

/** Not as parameters: SQLite would plan again at each run, as there is an index of unread ones alone. */
const isState = { read: 'is_read = 1', unread: 'is_read = 0' };

function pageOf(state?: keyof typeof isState) {
  return prepare((org, p: P<'user' | 'time' | 'id' | 'limit'>) => {
    const own = org.from('notifications').where('user_id', p.user);
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
  org.from('notifications').where('user_id', p.user).count('* as count'),
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

export function markRead(org: Org, user: string, id: string): Promise<NotificationRow> {
  return org.write(async (tx) => {
    await tx.update('notifications', { id, user_id: user }, { is_read: true });
    const row = await tx.first<NotificationRow>(one({ user, id }));
    if (!row) throw missing();
    return row;
  });
}

export async function markAllRead(org: Org, user: string): Promise<void> {
  await org.write((tx) =>
    tx.update('notifications', { user_id: user, is_read: 0 }, { is_read: true }),
  );
}

export async function deleteNotification(org: Org, user: string, id: string): Promise<void> {
  const gone = await org.write((tx) => tx.remove('notifications', { id, user_id: user }));
  if (gone === 0) throw missing();
}
