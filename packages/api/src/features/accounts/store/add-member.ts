import type { Role } from '@helpdesk/sdk/rules/roles';
import { newId, now } from '../../../database/ids.ts';
import type { Tx } from '../../../database/types.ts';

/** Makes a user a member of an organization. */
export async function addMember(org: Tx, userId: string, role: Role, invitationId: string | null) {
  await org.insert('memberships', { id: newId(), user_id: userId, role, created_at: now() });
  await org.record('member.joined', { userId, role, invitationId });
}
