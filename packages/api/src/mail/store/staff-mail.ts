import { later, now } from '../../database/ids.ts';
import { prepare, prepareDirectory } from '../../database/prepare.ts';
import type { Database, Org, P, Tx } from '../../database/types.ts';
import { newsToMail } from '../../features/notifications/store/news-to-mail.ts';
import { keepReader } from '../../features/notifications/store/staff-news.ts';
import { forEach, organizationIn } from '../../jobs/each-organization.ts';
import { dueWeek } from '../mails/due-week.ts';

const dueMembers = prepareDirectory((directory, p: P<'now' | 'limit'>) =>
  directory
    .from('notifications')
    // Without this condition, SQLite reads all notifications in the order of their members.
    .whereNotNull('mail_due_at')
    .where('mail_due_at', '<=', p.now)
    .whereNotIn(
      'organization_id',
      directory.from('organizations').whereNotNull('deletes_at').select('id'),
    )
    .groupBy('organization_id', 'user_id')
    .orderByRaw('min(mail_due_at)')
    .limit(p.limit)
    .select('organization_id', 'user_id'),
);

const toMail = prepare((org, p: P<'user'>) =>
  org
    .from('notifications')
    .where('user_id', p.user)
    .whereNotNull('mail_due_at')
    .orderBy(['created_at', 'id'])
    .select('id', 'is_read'),
);

export interface Member {
  organization_id: string;
  user_id: string;
}

/** Members with unread notifications past their delay. */
export const membersDue = ({ directory }: Database) =>
  directory.all<Member>(dueMembers({ now: now(), limit: 200 }));

/** Collects a member's unread notifications past their delay, and all newer ones, into one email. */
export function gather(org: Org, userId: string): Promise<void> {
  return org.write(async (tx) => {
    const own = await takeOwn(tx, userId);
    if (own.length === 0) return;
    const { news, upTo } = await newsToMail(tx, userId);
    const ofStaff = news.get(userId) ?? [];
    // Prevents another email about the same news when it becomes due for other members.
    if (ofStaff.length > 0) await keepReader(tx, userId, () => ({ mailed_seq: upTo }));
    await mail(tx, userId, [...own, ...ofStaff]);
  });
}

/** Collects unread ticket news into an email to each staff member, together with their other notifications. */
export function gatherNews(org: Org): Promise<void> {
  return org.write(async (tx) => {
    const { news } = await newsToMail(tx);
    const done = { mail_due_at: null, mailed_at: now() };
    await tx.update('staff_news', (row) => row.whereNotNull('mail_due_at'), done);
    for (const [userId, ids] of news)
      await mail(tx, userId, [...(await takeOwn(tx, userId)), ...ids]);
  });
}

/** Returns a member's own unread notifications that are due for email, and marks them as handled. */
async function takeOwn(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.all<{ id: string; is_read: number }>(toMail({ user: userId }));
  if (rows.length === 0) return [];
  const waiting = rows.map(({ id }) => id);
  const done = { mail_due_at: null, mailed_at: now() };
  await tx.update('notifications', { user_id: userId, id: waiting }, done);
  return rows.filter((row) => row.is_read === 0).map(({ id }) => id);
}

/** More than an email checks and shows. */
const mostIds = 100;

async function mail(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const notificationIds = ids.slice(0, mostIds);
  const more = ids.length - notificationIds.length;
  await tx.record('notifications.gathered', { userId, notificationIds, ...(more > 0 && { more }) });
}

const organizationsDue = prepareDirectory((directory, p: P<'now' | 'limit'>) =>
  directory
    .from('staff_news')
    .whereNotNull('mail_due_at')
    .where('mail_due_at', '<=', p.now)
    .whereNotIn(
      'organization_id',
      directory.from('organizations').whereNotNull('deletes_at').select('id'),
    )
    .groupBy('organization_id')
    .orderByRaw('min(mail_due_at)')
    .limit(p.limit)
    .select('organization_id'),
);

/** Organizations with staff news past its delay. */
export const newsDue = ({ directory }: Database) =>
  directory.all<Pick<Member, 'organization_id'>>(organizationsDue({ now: now(), limit: 200 }));

/** Postpones the emails about an organization's news. */
export async function postponeNews(org: Org, wait: number): Promise<void> {
  await org.write((tx) =>
    tx.update(
      'staff_news',
      (row) => row.whereNotNull('mail_due_at').where('mail_due_at', '<=', now()),
      { mail_due_at: later(wait) },
    ),
  );
}

/** Postpones the email notifications of a member. */
export async function postpone(org: Org, userId: string, wait: number): Promise<void> {
  await org.write((tx) =>
    tx.update(
      'notifications',
      (row) => row.where('user_id', userId).where('mail_due_at', '<=', now()),
      { mail_due_at: later(wait) },
    ),
  );
}

const digestReaders = prepareDirectory((directory) =>
  directory
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .join('organizations', 'organizations.id', 'memberships.organization_id')
    .whereIn('memberships.role', ['admin', 'agent'])
    .whereNull('organizations.deletes_at')
    .whereNull('users.deletes_at')
    .whereRaw(`users.notification_preferences like '%"weeklyDigest":true%'`)
    .select('memberships.organization_id', 'memberships.user_id', 'organizations.timezone'),
);

const digestOf = prepare((org, p: P<'user' | 'week'>) =>
  org.from('digests').where('user_id', p.user).where('week', p.week),
);

interface Reader {
  organization_id: string;
  user_id: string;
  timezone: string;
}

/** Queues the digests of members whose Monday has begun. */
export async function callDigests(database: Database, at = Date.now()): Promise<void> {
  const readers = await database.directory.all<Reader>(digestReaders({}));
  await forEach(readers, organizationIn, async (reader) => {
    const week = dueWeek(reader.timezone, at);
    if (week === null) return;
    const { user_id: userId } = reader;
    const org = database.org(reader.organization_id);
    if (await org.first(digestOf({ user: userId, week }))) return;
    await org.write(async (tx) => {
      const isNew = await tx.insertIfAbsent('digests', { user_id: userId, week });
      if (isNew) await tx.record('digest.due', { userId, week });
    });
  });
}
