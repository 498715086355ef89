import { prepare } from '../../../database/prepare.ts';
import type { TimeEntryRow } from '../../../database/rows/time.ts';
import type { Org, OrgScope, P } from '../../../database/types.ts';

/** A time entry with the member who spent the time; null if their account was deleted. */
export interface ShownEntry extends TimeEntryRow {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  profile_image_url: string | null;
}

const shown = (org: OrgScope) =>
  org
    .from('time_entries')
    .leftJoin('users', 'users.id', 'time_entries.user_id')
    .whereNull('time_entries.deleted_at')
    .select(
      'time_entries.*',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.profile_image_url',
    );

const ofTicket = prepare((org, p: P<'ticket'>) =>
  shown(org)
    .where('time_entries.ticket_id', p.ticket)
    .orderByRaw(
      `case when time_entries.started_at is null then 1 else 0 end, time_entries.day desc,
        time_entries.created_at desc, time_entries.id desc`,
    ),
);

/** The time entries of a ticket: running timers, then the newest day first. */
export const readEntries = (org: Org, ticket: string) => org.all<ShownEntry>(ofTicket({ ticket }));

const byId = prepare((org, p: P<'ticket' | 'id'>) =>
  org.from('time_entries').where('ticket_id', p.ticket).where('id', p.id),
);

/** A time entry of a ticket, even if it was deleted. */
export const findEntry = (org: Org, ticket: string, id: string) =>
  org.first<TimeEntryRow>(byId({ ticket, id }));

const running = prepare((org, p: P<'user'>) =>
  shown(org).where('time_entries.user_id', p.user).whereNotNull('time_entries.started_at'),
);

/** The running timer of a member. */
export const findRunning = (org: Org, user: string) => org.first<ShownEntry>(running({ user }));

const byMember = prepare((org, p: P<'from' | 'to'>) =>
  org
    .from('time_entries')
    .whereNull('deleted_at')
    .where('day', '>=', p.from)
    .where('day', '<=', p.to)
    .groupBy('user_id')
    .select('user_id')
    .sum('minutes as minutes')
    .countDistinct('ticket_id as tickets'),
);

/** Minutes spent, and the number of tickets. */
export interface TimeSpent {
  minutes: number;
  tickets: number;
}

/** The time that each member spent in a period of days, by user id. */
export async function readTimeSpent(
  org: Org,
  { from, to }: { from: string; to: string },
): Promise<Map<string, TimeSpent>> {
  const rows = await org.all<Record<'minutes' | 'tickets', number | string> & { user_id: string }>(
    byMember({ from, to }),
  );
  return new Map(
    rows.map(({ user_id: user, minutes, tickets }) => [
      user,
      { minutes: Number(minutes), tickets: Number(tickets) },
    ]),
  );
}
