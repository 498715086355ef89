import type { Role } from '@helpdesk/sdk/rules/roles';
import { prepare } from '../../database/prepare.ts';
import type { MembershipRow, UserRow } from '../../database/rows/people.ts';
import type { Org, OrgScope, P } from '../../database/types.ts';

/** A membership with the user's name and photo. */
export type MemberRow = Omit<MembershipRow, 'role'> &
  Pick<
    UserRow,
    'first_name' | 'last_name' | 'email' | 'profile_image_url' | 'second_factor_since'
  > & { role: Role; custom_role_name: string | null };

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

const memberByUser = prepare((org, p: P<'user'>) =>
  people(org).where('memberships.user_id', p.user),
);

const admins = prepare((org) => org.from('memberships').where('role', 'admin').count('* as count'));

export const findMember = (org: Org, id: string) => org.first<MemberRow>(memberById({ id }));

export const findMemberOfUser = (org: Org, userId: string) =>
  org.first<MemberRow>(memberByUser({ user: userId }));

export async function countAdmins(org: Org): Promise<number> {
  return (await org.first<{ count: number }>(admins({})))?.count ?? 0;
}

export const readMembers = (org: Org) => org.all<MemberRow>(everybody({}));

export const readAssignable = (org: Org) => org.all<MemberRow>(assignable({}));
