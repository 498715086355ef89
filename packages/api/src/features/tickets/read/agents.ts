import { isStaff } from '@helpdesk/sdk/rules/roles';
import { prepare } from '../../../database/prepare.ts';
import type { MembershipRow, UserRow } from '../../../database/rows/people.ts';
import type { Org, P } from '../../../database/types.ts';

type Agent = Pick<MembershipRow, 'role'> & Pick<UserRow, 'first_name' | 'last_name' | 'email'>;

const memberByUser = prepare((org, p: P<'user'>) =>
  org
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .where('memberships.user_id', p.user)
    .select('memberships.role', 'users.first_name', 'users.last_name', 'users.email'),
);

/** Returns a member to whom tickets can be assigned: one of the staff. */
export async function findAgent(org: Org, userId: string): Promise<Agent | undefined> {
  const member = await org.first<Agent>(memberByUser({ user: userId }));
  return member && isStaff(member.role) ? member : undefined;
}
