import { holderOf } from '../../../auth/permissions.ts';
import { seesTicketOf } from '../../../auth/visibility.ts';
import { prepare } from '../../../database/prepare.ts';
import type {
  MembershipRow,
  StaffNewsMarkRow,
  StaffNewsReaderRow,
  UserRow,
} from '../../../database/rows/people.ts';
import type { OrgScope, Tx } from '../../../database/types.ts';
import { entryId, type MarkedNews, newestFor, readUpTo, wantedBy } from '../staff-entry.ts';
import { preferencesOf } from './preferences.ts';

const waitingIn = (org: OrgScope) => org.from('staff_news').whereNotNull('staff_news.mail_due_at');

/** With the assignee; undefined once the ticket is gone, so no email is sent. */
const waiting = prepare((org) =>
  waitingIn(org)
    .join(org.from('tickets').as('ticket'), 'ticket.id', 'staff_news.ticket_id')
    .orderBy(['staff_news.news_at', 'staff_news.ticket_id'])
    .select('staff_news.*', 'ticket.assigned_agent_id as assignee'),
);

const marksOfWaiting = prepare((org) =>
  waitingIn(org)
    .join(org.from('staff_news_marks').as('mark'), 'mark.ticket_id', 'staff_news.ticket_id')
    .select('mark.user_id', 'mark.ticket_id', 'mark.seq'),
);

const mailedMembers = prepare((org) =>
  org
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .leftJoin(org.from('staff_news_readers').as('reader'), 'reader.user_id', 'memberships.user_id')
    .whereIn('memberships.role', ['admin', 'agent'])
    .select(
      'memberships.user_id',
      'memberships.role',
      'memberships.permissions',
      'memberships.created_at',
      'users.notification_preferences',
      'reader.read_seq',
      'reader.mailed_seq',
    ),
);

type MemberRow = Pick<MembershipRow, 'user_id' | 'role' | 'permissions' | 'created_at'> &
  Pick<UserRow, 'notification_preferences'> & {
    [Column in 'read_seq' | 'mailed_seq']: StaffNewsReaderRow[Column] | null;
  };

/** Returns the news waiting to be emailed, by members who have not read it and want emails, and the newest event. */
export async function newsToMail(
  tx: Tx,
  only?: string,
): Promise<{ news: Map<string, string[]>; upTo: number }> {
  const news = new Map<string, string[]>();
  const rows = await tx.all<MarkedNews & { assignee: string | null }>(waiting({}));
  const upTo = Math.max(0, ...rows.map(({ seq }) => Number(seq)));
  if (rows.length === 0) return { news, upTo };
  const marks = new Map(
    (await tx.all<StaffNewsMarkRow>(marksOfWaiting({}))).map((mark) => [
      `${mark.user_id} ${mark.ticket_id}`,
      Number(mark.seq),
    ]),
  );
  for (const member of await tx.all<MemberRow>(mailedMembers({}))) {
    const { user_id: userId } = member;
    if (only !== undefined && userId !== only) continue;
    const preferences = preferencesOf(member);
    const wants = wantedBy(preferences);
    if (!wants || !preferences.emailNotifications) continue;
    const readSeq = Number(member.read_seq ?? 0);
    const reader = { userId, wants, since: member.created_at, readSeq, fromSeq: 0 };
    const holder = holderOf(member);
    const ids = rows.flatMap((row) => {
      const last = newestFor(row, wants);
      const mark_seq = marks.get(`${userId} ${row.ticket_id}`) ?? null;
      const isUnread =
        last > readUpTo({ ...row, mark_seq }, reader) && last > Number(member.mailed_seq ?? 0);
      const isTheirs = row.news_at >= reader.since && seesTicketOf(holder, userId, row.assignee);
      return isUnread && isTheirs ? [entryId(row.ticket_id, userId)] : [];
    });
    if (ids.length > 0) news.set(userId, ids);
  }
  return { news, upTo };
}
