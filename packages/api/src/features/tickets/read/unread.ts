import { prepare } from '../../../database/prepare.ts';
import type { Org, OrgScope, P, Query } from '../../../database/types.ts';

/** Of the tickets that wait for somebody, so many that changed last can be unread: the cost has an end. */
export const unreadReach = 500;

/** The membership that says since when tickets can be unread. */
export const unreadSince = (org: OrgScope, user: P<string>[string]) =>
  org.from('memberships').where('user_id', user);

const floorOf = (org: OrgScope, user: P<string>[string]) =>
  unreadSince(org, user).select(org.raw('coalesce(unread_since, created_at)'));

/** Up to when a member has read a ticket, as a column; empty once they marked it unread. */
export const readUntilOf = (org: OrgScope, user: P<string>[string], ticket: P<string>[string]) =>
  org.raw('coalesce((?), (?)) as read_until', [
    org.from('ticket_reads').where('user_id', user).where('ticket_id', ticket).select('read_at'),
    floorOf(org, user),
  ]);

/** The ids of a member's unread tickets, as a subquery. */
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
      // As a parameter, it would be compared with the index's condition: then SQLite plans at each run.
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

/** The ids of a member's unread tickets. */
export async function readUnread(org: Org, user: string): Promise<string[]> {
  const rows = await org.all<{ ticket_id: string }>(unread({ user }));
  return rows.map((row) => row.ticket_id);
}
