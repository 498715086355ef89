import type { OperationId } from '@helpdesk/sdk/contract/operations';
import { type Holder, holdsAllOf, type Permission, type Role } from '@helpdesk/sdk/rules/roles';
import { mayCall } from '../../../auth/may-call.ts';
import { holderOf, permissionsIn } from '../../../auth/permissions.ts';
import { now } from '../../../database/ids.ts';
import type { Org, Tx } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { forbidden, invalid, Refusal } from '../../../refusal.ts';
import { findMemberOfUser, type MemberRow } from '../read.ts';
import { findRole } from './role-rows.ts';

/** The actor's current membership: their permission may just have been revoked. */
export async function actingMember(
  tx: Tx,
  actor: Actor,
  operation: OperationId,
): Promise<MemberRow> {
  const member = await findMemberOfUser(tx, actor.userId ?? '');
  if (!member || !mayCall(operation, holderOf(member))) throw forbidden();
  return member;
}

/** Rejects granting or removing permissions that the acting member lacks. */
export function refuseHigherRights(acting: MemberRow, rights: Role | readonly Permission[]) {
  const asked = typeof rights === 'string' ? rights : asHolder(rights);
  if (holdsAll(acting, asked)) return;
  throw new Refusal(403, 'You can grant only permissions you have yourself', 'higher_rights');
}

/** Rejects changes of a member with more permissions than the acting one. */
export function refuseHigherMember(acting: MemberRow, member: MemberRow) {
  if (holdsAll(acting, holderOf(member))) return;
  throw new Refusal(403, "This member has permissions you don't have", 'higher_member');
}

function holdsAll(acting: MemberRow, other: Role | Holder): boolean {
  // Customers can only access their own tickets, so any member may grant their role.
  if ((typeof other === 'string' ? other : other.role) === 'customer') return true;
  return holdsAllOf(holderOf(acting), other);
}

const asHolder = (permissions: readonly Permission[]): Holder => ({ role: 'agent', permissions });

/** The membership columns of a granted role. */
export interface Granted {
  role: Role;
  custom_role_id: string | null;
  permissions: string | null;
}

/** The role to grant; throws if it does not exist or the acting member may not grant it. */
export async function grantable(
  tx: Tx,
  { role, customRoleId = null }: { role: Role; customRoleId?: string | null | undefined },
  acting: MemberRow,
): Promise<Granted> {
  const made = customRoleId === null ? null : await ownRole(tx, role, customRoleId);
  refuseHigherRights(acting, made ? (permissionsIn(made.permissions) ?? []) : role);
  return { role, custom_role_id: made?.id ?? null, permissions: made?.permissions ?? null };
}

/** The permissions of a role. */
export async function rightsOfRole(
  org: Org,
  { role, customRoleId }: { role: Role; customRoleId?: string | undefined },
): Promise<Holder> {
  const made = customRoleId ? await ownRole(org, role, customRoleId) : null;
  return holderOf({ role, permissions: made?.permissions ?? null });
}

async function ownRole(org: Org, role: Role, id: string) {
  const made = role === 'agent' ? await findRole(org, id) : undefined;
  if (!made) throw invalid('customRoleId', 'Please choose a role of your team');
  return made;
}

/** Revokes a member's pending invitations if they lose the permission to invite, since they may know the links. */
export async function lessenRights(tx: Tx, userId: string, rights: Holder): Promise<void> {
  if (mayCall('team.invite', rights)) return;
  await revokeInvitationsOf(tx, userId);
}

export async function revokeInvitationsOf(tx: Tx, userId: string): Promise<void> {
  const pending = { invited_by: userId, accepted_at: null, revoked_at: null };
  await tx.update('invitations', pending, { revoked_at: now() });
}
