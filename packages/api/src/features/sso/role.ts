import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Role } from '@helpdesk/sdk/rules/roles';
import type { SsoConnectionRow } from '../../database/rows/sso.ts';

export type SsoRole = Schema<'SsoRole'>;

/** The lowest first. */
const ranks: readonly Role[] = ['customer', 'agent', 'admin'];

export const rolesOf = ({ roles }: Pick<SsoConnectionRow, 'roles'>) =>
  JSON.parse(roles) as SsoRole[];

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
