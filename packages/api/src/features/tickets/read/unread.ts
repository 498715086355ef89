import { prepare } from '../../../database/prepare.ts';
import type { Org, OrgScope, P, Query } from '../../../database/types.ts';

/** Only this many of the most recently changed tickets that wait for someone can be unread, which limits the cost. */
export const unreadReach = 500;

/** The membership with the time since which tickets can be unread. */
export const unreadSince = (org: OrgScope, user: P<string>[string]) =>
  org.from('memberships').where('user_id', user);

const floorOf = (org: OrgScope, user: P<string>[string]) =>
  unreadSince(org, user).select(org.raw('coalesce(unread_since, created_at)'));

/** Column with the time up to which a member has read a ticket; empty once they marked it unread. */
export const readUntilOf = (org: OrgScope, user: P<string>[string], ticket: P<string>[string]) =>
  org.raw('coalesce((?), (?)) as read_until', [
    org.from('ticket_reads').where('user_id', user).where('ticket_id', ticket).select('read_at'),
    floorOf(org, user),
  ]);

/** Subquery for the IDs of a member's unread tickets. */
export function unreadTickets(org: OrgScope, user: P<string>[string]): Query {
  const floor = floorOf(org, user);
  const recent = org
    .along('tickets', 'tickets_by_active')
    .whereNotNull('turn')
    .whereRaw('updated_at > (?)', [floor])
    .orderByRaw('updated_at desc, id desc')
    .limit(unreadReach)
    .select('id', 'news_at');
  const marks = org.from('ticket_reads', 'marks').where('user_id', user);
  const byNews = org.raw('(?) as recent', [recent]);
  return (
    org
      .along('ticket_reads', 'tickets_marked_unread')
      .where('user_id', user)
      // A literal, as in the partial index: with a parameter, SQLite would plan the query again on each run.
      .whereRaw(`read_at = ''`)
      .select('ticket_id')
      .union((query: Query) => {
        query
          .from(byNews as never)
          .leftJoin(marks.as('mark'), 'mark.ticket_id', 'recent.id')
          .whereRaw('recent.news_at > coalesce(mark.read_at, (?))', [floor])
          .select('recent.id');
      }) as Query
  );
}

const unread = prepare((org, p: P<'user'>) => unreadTickets(org, p.user));

/** Reads the IDs of a member's unread tickets. */
export async function readUnread(org: Org, user: string): Promise<string[]> {
  const rows = await org.all<{ ticket_id: string }>(unread({ user }));
  return rows.map((row) => row.ticket_id);
}
