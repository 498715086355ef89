import { prepare } from '../../../database/prepare.ts';
import type { MembershipRow, StaffNewsReaderRow, UserRow } from '../../../database/rows/people.ts';
import type { Org, OrgScope, P, Query } from '../../../database/types.ts';
import {
  entryOf,
  type MarkedNews,
  newestFor,
  type Reader,
  readUpTo,
  type StaffEntry,
  ticketOfEntry,
  type Wanted,
  wantedBy,
} from '../staff-entry.ts';
import { preferencesOf } from './preferences.ts';

const reader = prepare((org, p: P<'user'>) =>
  org
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .leftJoin(org.from('staff_news_readers').as('reader'), 'reader.user_id', 'memberships.user_id')
    .where('memberships.user_id', p.user)
    .whereIn('memberships.role', ['admin', 'agent'])
    .select(
      'memberships.created_at',
      'users.notification_preferences',
      'reader.read_seq',
      'reader.from_seq',
    ),
);

type ReaderRow = Pick<MembershipRow, 'created_at'> &
  Pick<UserRow, 'notification_preferences'> & {
    [Column in 'read_seq' | 'from_seq']: StaffNewsReaderRow[Column] | null;
  };

/** Returns a staff member as a reader of the staff news; null for customers, and for members who disabled it. */
export async function readerOf(org: Org, userId: string): Promise<Reader | null> {
  const row = await org.first<ReaderRow>(reader({ user: userId }));
  const wants = row ? wantedBy(preferencesOf(row)) : null;
  if (!row || !wants) return null;
  return {
    userId,
    wants,
    since: row.created_at,
    readSeq: Number(row.read_seq ?? 0),
    fromSeq: Number(row.from_seq ?? 0),
  };
}

/** SQL for the newest event of a ticket that a member wants, 0 once it is settled for everyone. */
const unsettled: Readonly<Record<Wanted, string>> = {
  all: 'staff_news.open_seq',
  opened: 'case when opened_seq > settled_seq then opened_seq else 0 end',
  updates: 'case when updated_seq > settled_seq then updated_seq else 0 end',
};
/** SQL for the same event, settled or not. */
const newest: Readonly<Record<Wanted, string>> = {
  all: 'staff_news.seq',
  opened: 'opened_seq',
  updates: 'updated_seq',
};

const newsSince = (org: OrgScope, since: never) =>
  org.from('staff_news').where('staff_news.news_at', '>=', since);

const withMark = (org: OrgScope, query: Query, user: never) =>
  query.leftJoin(
    org.from('staff_news_marks').where('user_id', user).as('mark'),
    'mark.ticket_id',
    'staff_news.ticket_id',
  );

const marked = ['staff_news.*', 'mark.seq as mark_seq', 'mark.from_seq as mark_from'] as const;

type State = 'all' | 'read' | 'unread';

const listed = (wants: Wanted, state: State) =>
  prepare((org, p: P<'user' | 'since' | 'floor' | 'time' | 'id' | 'limit'>) => {
    const page = withMark(org, newsSince(org, p.since), p.user)
      .whereRaw(`${newest[wants]} > coalesce(mark.removed_seq, 0)`)
      .whereRaw('(staff_news.news_at, staff_news.ticket_id) < (?, ?)', [p.time, p.id])
      .orderByRaw('staff_news.news_at desc, staff_news.ticket_id desc')
      .limit(p.limit)
      .select(...marked);
    const isUnread = `${unsettled[wants]} > ? and ${unsettled[wants]} > coalesce(mark.seq, 0)`;
    if (state === 'unread') page.whereRaw(isUnread, [p.floor]);
    if (state === 'read') page.whereRaw(`not (${isUnread})`, [p.floor]);
    return page;
  });

const each = <Made>(make: (wants: Wanted) => Made): Readonly<Record<Wanted, Made>> => ({
  all: make('all'),
  opened: make('opened'),
  updates: make('updates'),
});

const pages = each((wants) => ({
  all: listed(wants, 'all'),
  read: listed(wants, 'read'),
  unread: listed(wants, 'unread'),
}));

/** The sort key of a notification in a list. */
export interface Place {
  listed_at: string;
  listed_id: string;
}

/** A page of the news in a member's list, newest first. */
export async function listStaffNews(
  org: Org,
  reader: Reader,
  state: State,
  [time, id]: readonly [string, string],
  limit: number,
): Promise<(StaffEntry & Place)[]> {
  const { userId: user, since, readSeq: floor, wants } = reader;
  const query = pages[wants][state]({ user, since, floor, time, id, limit });
  const rows = await org.all<MarkedNews>(query);
  return rows.map((row) => ({
    ...entryOf(row, reader),
    listed_at: row.news_at,
    listed_id: row.ticket_id,
  }));
}

/** The news that a member has marked. It compares expressions, not columns, so SQLite starts with the marks. */
const markedOf = (org: OrgScope, user: never, since: never) =>
  org
    .from('staff_news_marks', 'mark')
    .join(org.from('staff_news').as('staff_news'), 'staff_news.ticket_id', 'mark.ticket_id')
    .where('mark.user_id', user)
    .whereRaw("staff_news.news_at || '' >= ?", [since]);

/** Counts the unread news, minus what the member marked as read. Few are marked, so the rest is counted in an index. */
const unreadCounts = each((wants) =>
  prepare((org, p: P<'user' | 'since' | 'floor'>) => {
    const unread = () =>
      newsSince(org, p.since)
        .where('staff_news.open_seq', '>', p.floor)
        .whereRaw(`${unsettled[wants]} > ?`, [p.floor])
        .count('*');
    const read = markedOf(org, p.user, p.since)
      .where('mark.seq', '>', p.floor)
      .whereRaw(`${unsettled[wants]} + 0 > ? and mark.seq >= ${unsettled[wants]}`, [p.floor])
      .count('*');
    return org.from('organizations').select(org.raw('(?) - (?) as count', [unread(), read]));
  }),
);

/** Number of tickets with news that a member has not read. */
export async function countUnreadNews(org: Org, reader: Reader | null): Promise<number> {
  if (!reader) return 0;
  const { userId: user, since, readSeq: floor, wants } = reader;
  return countIn(org, unreadCounts[wants]({ user, since, floor }));
}

const allCounts = each((wants) =>
  prepare((org, p: P<'user' | 'since'>) => {
    const all = newsSince(org, p.since).whereRaw(`${newest[wants]} > 0`).count('*');
    const removed = markedOf(org, p.user, p.since)
      .whereRaw(`${newest[wants]} > 0 and mark.removed_seq >= ${newest[wants]}`)
      .count('*');
    return org.from('organizations').select(org.raw('(?) - (?) as count', [all, removed]));
  }),
);

/** Number of tickets with news in a member's list. */
export function countStaffNews(org: Org, { userId: user, since, wants }: Reader): Promise<number> {
  return countIn(org, allCounts[wants]({ user, since }));
}

async function countIn(org: Org, query: ReturnType<(typeof allCounts)['all']>): Promise<number> {
  return Number((await org.first<{ count: number }>(query))?.count ?? 0);
}

const ofTicket = prepare((org, p: P<'user' | 'ticket'>) =>
  withMark(org, org.from('staff_news').where('staff_news.ticket_id', p.ticket), p.user).select(
    ...marked,
    'mark.removed_seq as mark_removed',
  ),
);

type OfTicket = MarkedNews & { mark_removed: number | null };

export interface NewsOfOne {
  row: MarkedNews;
  reader: Reader;
  isRead: boolean;
  isListed: boolean;
}

/** Finds the news by its notification ID. */
export async function findEntry(org: Org, id: string, userId: string): Promise<NewsOfOne | null> {
  const ticketId = ticketOfEntry(id, userId);
  return ticketId === null ? null : findStaffNews(org, ticketId, userId);
}

/** Finds the news of a ticket for a member; null if there is none. */
export async function findStaffNews(
  org: Org,
  ticketId: string,
  userId: string,
): Promise<NewsOfOne | null> {
  const row = await org.first<OfTicket>(ofTicket({ user: userId, ticket: ticketId }));
  // Most tickets have no news, which costs a single read.
  const reader = row ? await readerOf(org, userId) : null;
  if (!row || !reader || row.news_at < reader.since) return null;
  const last = newestFor(row, reader.wants);
  if (last === 0) return null;
  return {
    row,
    reader,
    isRead: last <= readUpTo(row, reader),
    isListed: last > Number(row.mark_removed ?? 0),
  };
}
