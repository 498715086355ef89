import { wallClock } from '@helpdesk/sdk/rules/calendar';
import { now } from '../database/ids.ts';
import { prepare, prepareDirectory } from '../database/prepare.ts';
import type { Database, Log, Org, P } from '../database/types.ts';

const everyFewSeconds = 5_000;
const everyTenMinutes = 10 * 60_000;

export interface StaffMail {
  start(): void;
  /** Gathers what is due by now; for tests and scripts. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

/** Sees when members are to be written to, and leaves the writing to the outbox. */
export function createStaffMail(database: Database, log: Log): StaffMail {
  const timers: NodeJS.Timeout[] = [];
  let underWay: Promise<void> = Promise.resolve();

  function repeat(failure: string, every: number, work: () => Promise<void>) {
    const run = () => {
      underWay = underWay.then(work).catch((error: unknown) => log.warn({ err: error }, failure));
    };
    timers.push(setInterval(run, every).unref());
  }

  return {
    start() {
      repeat('Members are told late', everyFewSeconds, () => gatherDue(database));
      repeat('Digests are late', everyTenMinutes, () => callDigests(database));
    },
    drain: () => gatherDue(database),
    async stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
      await underWay;
    },
  };
}

const dueMembers = prepareDirectory((directory, p: P<'now' | 'limit'>) =>
  directory
    .from('notifications')
    .where('mail_due_at', '<=', p.now)
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

/** Puts what a member has not read within its time into one mail, with all that came meanwhile. */
async function gatherDue(database: Database): Promise<void> {
  const limit = 200;
  for (let found = limit; found === limit; ) {
    const members = await database.directory.all<{ organization_id: string; user_id: string }>(
      dueMembers({ now: now(), limit }),
    );
    found = members.length;
    for (const { organization_id, user_id } of members) {
      await gather(database.org(organization_id), user_id);
    }
  }
}

function gather(org: Org, userId: string): Promise<void> {
  return org.write(async (tx) => {
    const rows = await tx.all<{ id: string; is_read: number }>(toMail({ user: userId }));
    if (rows.length === 0) return;
    const waiting = rows.map(({ id }) => id);
    await tx.update('notifications', { user_id: userId, id: waiting }, { mail_due_at: null });
    const notificationIds = rows.filter((row) => row.is_read === 0).map(({ id }) => id);
    if (notificationIds.length === 0) return;
    await tx.record('notifications.gathered', { userId, notificationIds });
  });
}

const digestReaders = prepareDirectory((directory) =>
  directory
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .join('organizations', 'organizations.id', 'memberships.organization_id')
    .whereIn('memberships.role', ['admin', 'agent'])
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

/** Calls for the digests of those whose Monday has begun. */
export async function callDigests(database: Database, at = Date.now()): Promise<void> {
  for (const reader of await database.directory.all<Reader>(digestReaders({}))) {
    const week = dueWeek(reader.timezone, at);
    if (week === null) continue;
    const { user_id: userId } = reader;
    const org = database.org(reader.organization_id);
    if (await org.first(digestOf({ user: userId, week }))) continue;
    await org.write(async (tx) => {
      const isNew = await tx.insertIfAbsent('digests', { user_id: userId, week });
      if (isNew) await tx.record('digest.due', { userId, week });
    });
  }
}

/** The Monday whose digest is due: from eight in the morning on, for the rest of the day. */
export function dueWeek(timezone: string, at: number): string | null {
  const clock = wallClock(timezone, at);
  const isMonday = new Date(`${clock}Z`).getUTCDay() === 1;
  return isMonday && clock.slice(11, 13) >= '08' ? clock.slice(0, 10) : null;
}
