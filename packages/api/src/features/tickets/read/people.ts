import type { Schema } from '@helpdesk/sdk/contract/operations';
import { fullName } from '@helpdesk/sdk/rules/names';
import { prepare } from '../../../database/prepare.ts';
import type { JsonFields, Org, OrgScope, P, Query } from '../../../database/types.ts';
import { unreadSince } from './unread.ts';

type UserRef = Schema<'UserRef'>;

const staffRoles = ['admin', 'agent'];

const userRef: JsonFields<UserRef> = {
  id: 'users.id',
  firstName: 'users.first_name',
  lastName: 'users.last_name',
  email: 'users.email',
  profileImageUrl: 'users.profile_image_url',
};

/** Query for the followers of a ticket who are still staff. */
const followersIn = (org: OrgScope, ticket: P<string>[string]): Query =>
  org
    .from('ticket_followers')
    .join(org.from('memberships').as('member'), 'member.user_id', 'ticket_followers.user_id')
    .join('users', 'users.id', 'ticket_followers.user_id')
    .where('ticket_id', ticket)
    .whereIn('member.role', staffRoles)
    .orderBy(['ticket_followers.created_at', 'ticket_followers.user_id']);

export interface FollowerColumns {
  id: string;
  first_name: string | null;
  last_name: string | null;
  email: string;
  profile_image_url: string | null;
}

const columns = ['id', 'first_name', 'last_name', 'email', 'profile_image_url'].map(
  (column) => `users.${column}`,
);

const followers = prepare((org, p: P<'ticket'>) => followersIn(org, p.ticket).select(columns));

/** The followers of a ticket. */
export async function readFollowers(org: Org, ticket: string): Promise<UserRef[]> {
  const rows = await org.all<FollowerColumns>(followers({ ticket }));
  return rows.map(({ id, first_name, last_name, email, profile_image_url }) => ({
    id,
    firstName: first_name,
    lastName: last_name,
    email,
    profileImageUrl: profile_image_url,
  }));
}

/** The same as JSON objects, for the detail of a ticket. */
export const followersOf = (org: OrgScope, ticket: P<string>[string]) => ({
  query: followersIn(org, ticket),
  columns: userRef,
});

/** A mention in the detail of a ticket. */
export interface ShownMention {
  message_id: string;
  user_id: string;
  name: string;
  first_name: string | null;
  last_name: string | null;
  email: string;
}

export const mentionColumns: { [Column in keyof ShownMention]-?: string } = {
  message_id: 'ticket_mentions.message_id',
  user_id: 'ticket_mentions.user_id',
  name: 'ticket_mentions.name',
  first_name: 'users.first_name',
  last_name: 'users.last_name',
  email: 'users.email',
};

export const mentionsIn = (org: OrgScope, ticket: P<string>[string]) =>
  org
    .from('ticket_mentions')
    .join('users', 'users.id', 'ticket_mentions.user_id')
    .where('ticket_id', ticket)
    .orderBy(['ticket_mentions.message_id', 'ticket_mentions.user_id']);

const ofMessage = prepare((org, p: P<'ticket' | 'message'>) =>
  mentionsIn(org, p.ticket).where('message_id', p.message).select(mentionColumns),
);

/** The members whom a message mentions. */
export const readMentions = (org: Org, ticket: string, message: string) =>
  org.all<ShownMention>(ofMessage({ ticket, message }));

export const presentMention = (row: ShownMention): Schema<'Mention'> => ({
  id: row.user_id,
  name: row.name,
  currentName: fullName({ firstName: row.first_name, lastName: row.last_name }) || row.email,
});

const staff = prepare((org) =>
  org
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .whereIn('memberships.role', staffRoles)
    .select('users.id', 'users.first_name', 'users.last_name', 'users.email'),
);

/** The names of these staff members by ID; omits IDs of anyone else. */
export async function staffNamed(org: Org, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await org.all<FollowerColumns>(staff({}));
  const wanted = rows.filter(({ id }) => ids.includes(id));
  return new Map(
    wanted.map(({ id, first_name: firstName, last_name: lastName, email }) => [
      id,
      fullName({ firstName, lastName }) || email,
    ]),
  );
}

/** Subquery for the tickets with notes that mention a member. */
export const mentioning = (org: OrgScope, user: P<string>[string]) =>
  org.from('ticket_mentions', 'mention').where('mention.user_id', user).select('mention.ticket_id');

/** Subquery for the tickets that a member follows. */
export const followedBy = (org: OrgScope, user: P<string>[string]) =>
  org
    .from('ticket_followers', 'follower')
    .where('follower.user_id', user)
    .select('follower.ticket_id');

/** Only this many of a member's newest mentions can be unread, which limits the cost. */
export const mentionReach = 500;

const unreadMentions = prepare((org, p: P<'user'>) => {
  const newest = org
    .along('ticket_mentions', 'ticket_mentions_by_member')
    .where('user_id', p.user)
    .orderBy('created_at', 'desc')
    .limit(mentionReach)
    .select('ticket_id', 'created_at');
  const marks = org.from('ticket_reads', 'marks').where('user_id', p.user).as('mark');
  const floor = unreadSince(org, p.user).select(
    org.raw('coalesce(unread_since, created_at) as read_at'),
  );
  return org
    .from('organizations')
    .join(org.raw('(?) as newest', [newest]) as never, org.raw('1 = 1') as never)
    .leftJoin(marks, 'mark.ticket_id', 'newest.ticket_id')
    .whereRaw('newest.created_at > coalesce(mark.read_at, (?))', [floor])
    .select(org.raw('count(distinct newest.ticket_id) as count'));
});

/** Number of tickets with a note that mentions a member and that they haven't read. */
export async function countUnreadMentions(org: Org, user: string): Promise<number> {
  return Number((await org.first<{ count: number }>(unreadMentions({ user })))?.count ?? 0);
}
