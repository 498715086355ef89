import type { Role } from '@helpdesk/sdk/rules/roles';
import { prepare } from '../../database/prepare.ts';
import type { MembershipRow, UserRow } from '../../database/rows/people.ts';
import type { Org, OrgScope, P } from '../../database/types.ts';

/** A membership with the user's name and photo. */
export type MemberRow = Omit<MembershipRow, 'role'> &
  Pick<
    UserRow,
    'first_name' | 'last_name' | 'email' | 'profile_image_url' | 'second_factor_since'
  > & { role: Role; custom_role_name: string | null; sso_links: number };

const people = (org: OrgScope) =>
  org
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .leftJoin(org.from('custom_roles').as('made'), 'made.id', 'memberships.custom_role_id')
    .select(
      'memberships.*',
      'made.name as custom_role_name',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.profile_image_url',
      'users.second_factor_since',
      org.raw(
        '(select count(*) from (?) as links where links.user_id = memberships.user_id) as sso_links',
        [org.from('sso_identities')],
      ),
    );

const everybody = prepare((org) =>
  people(org).orderBy(['memberships.created_at', 'memberships.id']),
);

const assignable = prepare((org) =>
  people(org)
    .whereIn('memberships.role', ['admin', 'agent'])
    .orderBy(['users.first_name', 'users.last_name', 'users.email']),
);

const memberById = prepare((org, p: P<'id'>) => people(org).where('memberships.id', p.id));

const membersOfRole = prepare((org, p: P<'role'>) =>
  people(org).where('memberships.custom_role_id', p.role).orderBy('memberships.id'),
);

const memberByUser = prepare((org, p: P<'user'>) =>
  people(org).where('memberships.user_id', p.user),
);

/** Ignores admins who are about to delete their account. */
const otherAdmins = prepare((org, p: P<'besides'>) =>
  org
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .where('memberships.role', 'admin')
    .whereNot('memberships.user_id', p.besides)
    .whereNull('users.deletes_at')
    .count('* as count'),
);

export const findMember = (org: Org, id: string) => org.first<MemberRow>(memberById({ id }));

export const findMemberOfUser = (org: Org, userId: string) =>
  org.first<MemberRow>(memberByUser({ user: userId }));

/** The number of an organization's admins other than this user. */
export async function countOtherAdmins(org: Org, besides: string): Promise<number> {
  const row = await org.first<{ count: number }>(otherAdmins({ besides }));
  return Number(row?.count ?? 0);
}

export const readMembers = (org: Org) => org.all<MemberRow>(everybody({}));

/** The members with a custom role. */
export const readMembersOfRole = (org: Org, role: string) =>
  org.all<MemberRow>(membersOfRole({ role }));

export const readAssignable = (org: Org) => org.all<MemberRow>(assignable({}));
