import { prepare } from '../../../database/prepare.ts';
import type { CustomRoleRow } from '../../../database/rows/people.ts';
import type { Org, P } from '../../../database/types.ts';
import { readMembersOfRole } from '../read.ts';

const roles = prepare((org) => org.from('custom_roles').orderBy(['name_key', 'id']));
const roleById = prepare((org, p: P<'id'>) => org.from('custom_roles').where('id', p.id));
const roleByName = prepare((org, p: P<'name'>) =>
  org.from('custom_roles').where('name_key', p.name),
);
const holders = prepare((org) =>
  org
    .from('memberships')
    .whereNotNull('custom_role_id')
    .groupBy('custom_role_id')
    .select('custom_role_id')
    .count('* as count'),
);
const invitations = prepare((org, p: P<'role'>) =>
  org
    .from('invitations')
    .where('custom_role_id', p.role)
    .whereNull('accepted_at')
    .whereNull('revoked_at')
    .limit(1)
    .select('id'),
);

export const readRoles = (org: Org) => org.all<CustomRoleRow>(roles({}));

export const findRole = (org: Org, id: string) => org.first<CustomRoleRow>(roleById({ id }));

export const findRoleNamed = (org: Org, nameKey: string) =>
  org.first<CustomRoleRow>(roleByName({ name: nameKey }));

/** Whether any member has the role or is invited to it. */
export const isInUse = async (org: Org, role: string): Promise<boolean> =>
  (await readMembersOfRole(org, role)).length > 0 ||
  (await org.first(invitations({ role }))) !== undefined;

/** The number of members of each role. */
export async function countMembersOfRoles(org: Org): Promise<ReadonlyMap<string, number>> {
  const rows = await org.all<{ custom_role_id: string; count: number }>(holders({}));
  return new Map(rows.map((row) => [row.custom_role_id, Number(row.count)]));
}
