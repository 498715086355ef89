import type { OperationId } from '@helpdesk/sdk/contract/operations';
import { type Holder, holdsAllOf, type Permission, type Role } from '@helpdesk/sdk/rules/roles';
import { mayCall } from '../../../auth/may-call.ts';
import { holderOf, permissionsIn } from '../../../auth/permissions.ts';
import { now } from '../../../database/ids.ts';
import type { Tx } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { forbidden, invalid, Refusal } from '../../../refusal.ts';
import { findMemberOfUser, type MemberRow } from '../read.ts';
import { findRole } from './role-rows.ts';

/** The actor as they are now: their permission may just have been revoked. */
export async function actingMember(
  tx: Tx,
  actor: Actor,
  operation: OperationId,
): Promise<MemberRow> {
  const member = await findMemberOfUser(tx, actor.userId ?? '');
  if (!member || !mayCall(operation, holderOf(member))) throw forbidden();
  return member;
}

/** Refuses to give or take rights that the acting member does not have. */
export function refuseHigherRights(acting: MemberRow, rights: Role | readonly Permission[]) {
  const asked = typeof rights === 'string' ? rights : asHolder(rights);
  if (holdsAll(acting, asked)) return;
  throw new Refusal(403, 'You can only give rights that you have yourself', 'higher_rights');
}

/** Refuses to decide about a member who may do more than the acting one. */
export function refuseHigherMember(acting: MemberRow, member: MemberRow) {
  if (holdsAll(acting, holderOf(member))) return;
  throw new Refusal(403, 'This member has rights that you do not have', 'higher_member');
}

function holdsAll(acting: MemberRow, other: Role | Holder): boolean {
  // What customers may do concerns their own tickets alone.
  if ((typeof other === 'string' ? other : other.role) === 'customer') return true;
  return holdsAllOf(holderOf(acting), other);
}

const asHolder = (permissions: readonly Permission[]): Holder => ({ role: 'agent', permissions });

/** What a role that is granted comes to in a membership. */
export interface Granted {
  role: Role;
  custom_role_id: string | null;
  permissions: string | null;
}

/** The role that is to be granted; refuses one that is not there, or that the acting member may not grant. */
export async function grantable(
  tx: Tx,
  { role, customRoleId = null }: { role: Role; customRoleId?: string | null | undefined },
  acting: MemberRow,
): Promise<Granted> {
  if (customRoleId === null) {
    refuseHigherRights(acting, role);
    return { role, custom_role_id: null, permissions: null };
  }
  const made = role === 'agent' ? await findRole(tx, customRoleId) : undefined;
  if (!made) throw invalid('customRoleId', 'Please choose a role of your team');
  refuseHigherRights(acting, permissionsIn(made.permissions) ?? []);
  return { role, custom_role_id: made.id, permissions: made.permissions };
}

/** What a member loses with a right: pending invitations end, as their links may be known to who has lost it. */
export async function lessenRights(tx: Tx, userId: string, rights: Holder): Promise<void> {
  if (mayCall('team.invite', rights)) return;
  await revokeInvitationsOf(tx, userId);
}

export async function revokeInvitationsOf(tx: Tx, userId: string): Promise<void> {
  const pending = { invited_by: userId, accepted_at: null, revoked_at: null };
  await tx.update('invitations', pending, { revoked_at: now() });
}
