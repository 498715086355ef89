import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Role } from '@helpdesk/sdk/rules/roles';
import type { SsoConnectionRow } from '../../database/rows/sso.ts';

export type SsoRole = Schema<'SsoRole'>;

/** The lowest first. */
const ranks: readonly Role[] = ['customer', 'agent', 'admin'];

export const rolesOf = ({ roles }: Pick<SsoConnectionRow, 'roles'>) =>
  JSON.parse(roles) as SsoRole[];

/** The role of a member after a sign-in: what the provider decides, where it decides that and they are not above what it may give. */
export function roleAfter(
  { updates_roles, max_role }: Pick<SsoConnectionRow, 'updates_roles' | 'max_role'>,
  current: Role,
  said: Role,
): Role {
  const isAbove = ranks.indexOf(current) > ranks.indexOf(max_role as Role);
  return updates_roles === 1 && !isAbove ? said : current;
}

/** The role that the claims of a person give, and never a higher one than the organization allows. */
export function roleOf(
  row: Pick<SsoConnectionRow, 'role_claim' | 'roles' | 'default_role' | 'max_role'>,
  claims: Readonly<Record<string, unknown>>,
): Role {
  const said = row.role_claim === null ? undefined : claims[row.role_claim];
  const values = new Set([said].flat());
  const found = rolesOf(row).find(({ value }) => values.has(value));
  const role = found?.role ?? (row.default_role as Role);
  const max = row.max_role as Role;
  return ranks.indexOf(role) > ranks.indexOf(max) ? max : role;
}
