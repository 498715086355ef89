import type { Role } from '@helpdesk/sdk/rules/roles';
import { newId, now } from '../../../database/ids.ts';
import type { MembershipRow } from '../../../database/rows/people.ts';
import type { Tx } from '../../../database/types.ts';

/** The role columns of a membership, including those of a custom role. */
type NewRole = Pick<MembershipRow, 'custom_role_id' | 'permissions'> & { role: Role };

/** A built-in role, as a membership stores it. */
export const givenRole = (role: Role): NewRole => ({
  role,
  custom_role_id: null,
  permissions: null,
});

/** Makes a user a member of an organization. */
export async function addMember(
  org: Tx,
  userId: string,
  { role, ...made }: NewRole,
  invitationId: string | null,
) {
  await org.insert('memberships', {
    id: newId(),
    user_id: userId,
    role,
    ...made,
    created_at: now(),
  });
  await org.record('member.joined', { userId, role, invitationId });
}
