import type { Schema } from '@helpdesk/sdk/contract/operations';
import { grantable, type Permission, showingAllTickets } from '@helpdesk/sdk/rules/roles';
import { holderOf, permissionsIn } from '../../../auth/permissions.ts';
import { newId, now } from '../../../database/ids.ts';
import type { CustomRoleRow } from '../../../database/rows/people.ts';
import type { Org, Tx } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { invalid, notFound, Refusal } from '../../../refusal.ts';
import { type MemberRow, readMembersOfRole } from '../read.ts';
import { heirOf, readBelongings, settleBelongings } from './belongings.ts';
import { actingMember, lessenRights, refuseHigherRights } from './rights.ts';
import { findRole, findRoleNamed, isInUse, readRoles } from './role-rows.ts';

const maxRoles = 50;

/** Creates a role with permissions that the actor also has. */
export function createRole(
  org: Org,
  input: Schema<'CustomRoleInput'>,
  actor: Actor,
): Promise<CustomRoleRow> {
  return org.write(async (tx) => {
    const acting = await actingMember(tx, actor, 'team.createRole');
    if ((await readRoles(tx)).length >= maxRoles) {
      const message = `An organization can have up to ${maxRoles} custom roles`;
      throw new Refusal(409, message, 'too_many');
    }
    const permissions = chosen(input.permissions, acting);
    const id = newId();
    const at = now();
    const named = await freeName(tx, input.name, id);
    await tx.insert('custom_roles', { id, ...named, permissions, created_at: at, updated_at: at });
    await tx.record('role.changed', { roleId: id, how: 'made', actor });
    return mustFindRole(tx, id);
  });
}

/** Updates a role for all its members; disables or hands over their keys and webhooks that it no longer allows. */
export function updateRole(
  org: Org,
  id: string,
  { end = [], handOver = [], ...change }: Schema<'CustomRoleChanges'>,
  actor: Actor,
): Promise<CustomRoleRow> {
  return org.write(async (tx) => {
    const own = await actingMember(tx, actor, 'team.updateRole');
    const before = await mustFindRole(tx, id);
    if (own.custom_role_id === id) {
      throw new Refusal(403, "You can't change your own role", 'own_row');
    }
    refuseHigherRights(own, permissionsIn(before.permissions) ?? []);
    const row = {
      ...(change.name !== undefined && (await freeName(tx, change.name, id))),
      ...(change.permissions && { permissions: chosen(change.permissions, own) }),
    };
    const isSame = (Object.keys(row) as (keyof typeof row)[]).every(
      (key) => row[key] === before[key],
    );
    const { permissions = before.permissions } = row;
    const rights = holderOf({ role: 'agent', permissions });
    const isOther = permissions !== before.permissions;
    if (isOther) await tx.update('memberships', { custom_role_id: id }, { permissions });
    const members = isOther ? await readMembersOfRole(tx, id) : [];
    const belongings = await readBelongings(tx, members, rights);
    await settleBelongings(tx, belongings, heirOf(own), { end, handOver });
    if (isSame) return before;
    await tx.update('custom_roles', { id }, { ...row, updated_at: now() });
    for (const { user_id: userId } of members) {
      await lessenRights(tx, userId, rights);
      const same = { role: 'agent', previousRole: 'agent' } as const;
      await tx.record('member.role_changed', { userId, ...same, actor });
    }
    await tx.record('role.changed', { roleId: id, how: 'changed', actor });
    return mustFindRole(tx, id);
  });
}

export function deleteRole(org: Org, id: string, actor: Actor): Promise<void> {
  return org.write(async (tx) => {
    const acting = await actingMember(tx, actor, 'team.deleteRole');
    const { permissions } = await mustFindRole(tx, id);
    refuseHigherRights(acting, permissionsIn(permissions) ?? []);
    if (await isInUse(tx, id)) {
      const message = 'Give members and invitations with this role another role first';
      throw new Refusal(409, message, 'role_in_use');
    }
    await tx.remove('custom_roles', { id });
    await tx.record('role.changed', { roleId: id, how: 'deleted', actor });
  });
}

/** The permissions as stored: without duplicates and in a fixed order. */
function chosen(asked: readonly Permission[], acting: MemberRow): string {
  const seesAll = asked.includes('view_all_tickets');
  if (!seesAll && asked.some((one) => showingAllTickets.includes(one))) {
    const message =
      'Contact forms, metrics, reports and settings show all tickets. Also add the permission to view all tickets';
    throw invalid('permissions', message);
  }
  refuseHigherRights(acting, asked);
  const isKept = (one: Permission) =>
    asked.includes(one) && !(seesAll && one === 'view_unassigned_tickets');
  return grantable.filter(isKept).join(' ');
}

const nameKeyOf = (name: string) => name.normalize('NFKC').toLowerCase();

const given = new Set(['admin', 'administrator', 'agent', 'customer', 'user']);

/** The name as stored; throws if another role has it. */
async function freeName(tx: Tx, name: string, id: string) {
  const name_key = nameKeyOf(name);
  const other = await findRoleNamed(tx, name_key);
  if (given.has(name_key) || (other && other.id !== id)) {
    const message = 'There is already a role with this name';
    throw new Refusal(409, message, 'role_exists', {
      errors: [{ field: 'name', code: 'role_exists', message }],
    });
  }
  return { name, name_key };
}

export async function mustFindRole(tx: Org, id: string): Promise<CustomRoleRow> {
  const row = await findRole(tx, id);
  if (!row) throw notFound('Role not found');
  return row;
}
