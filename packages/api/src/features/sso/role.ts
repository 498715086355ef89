import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Role } from '@helpdesk/sdk/rules/roles';
import type { SsoConnectionRow } from '../../database/rows/sso.ts';

export type SsoRole = Schema<'SsoRole'>;

/** Lowest first. */
const ranks: readonly Role[] = ['customer', 'agent', 'admin'];

export const rolesOf = ({ roles }: Pick<SsoConnectionRow, 'roles'>) =>
  JSON.parse(roles) as SsoRole[];

/** A member's role after a sign-in: the provider's, if it updates roles and the member's role is not above its maximum. */
export function roleAfter(
  { updates_roles, max_role }: Pick<SsoConnectionRow, 'updates_roles' | 'max_role'>,
  current: Role,
  said: Role,
): Role {
  const isAbove = ranks.indexOf(current) > ranks.indexOf(max_role as Role);
  return updates_roles === 1 && !isAbove ? said : current;
}

/** The role from a person's claims, limited to the organization's maximum. */
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
