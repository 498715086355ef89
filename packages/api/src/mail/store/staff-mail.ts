import { later, now } from '../../database/ids.ts';
import { prepare, prepareDirectory } from '../../database/prepare.ts';
import type { Database, Org, P } from '../../database/types.ts';
import { forEach, organizationIn } from '../../jobs/each-organization.ts';
import { dueWeek } from '../due-week.ts';

const dueMembers = prepareDirectory((directory, p: P<'now' | 'limit'>) =>
  directory
    .from('notifications')
    // Said, or SQLite reads all notifications in the order of their members.
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

/** Collects a member's unread notifications past their delay, and all newer ones, into one mail. */
export function gather(org: Org, userId: string): Promise<void> {
  return org.write(async (tx) => {
    const rows = await tx.all<{ id: string; is_read: number }>(toMail({ user: userId }));
    if (rows.length === 0) return;
    const waiting = rows.map(({ id }) => id);
    const done = { mail_due_at: null, mailed_at: now() };
    await tx.update('notifications', { user_id: userId, id: waiting }, done);
    const notificationIds = rows.filter((row) => row.is_read === 0).map(({ id }) => id);
    if (notificationIds.length === 0) return;
    await tx.record('notifications.gathered', { userId, notificationIds });
  });
}

/** Postpones the notifications of a member. */
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
