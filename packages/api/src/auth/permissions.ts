import { type Holder, isPermission, type Permission, type Role } from '@helpdesk/sdk/rules/roles';
import { keep } from '../memory.ts';

const known = new Map<string, readonly Permission[]>();

/** Parses the permissions of a custom role, as stored with its members. The same text returns the same list. */
export function permissionsIn(text: string | null): readonly Permission[] | null {
  if (text === null) return null;
  const found = known.get(text);
  if (found) return found;
  const permissions = Object.freeze(text.split(' ').filter(isPermission));
  keep(known, text, permissions);
  return permissions;
}

/** Returns a stored member as a permission holder. */
export const holderOf = (row: { role: string; permissions: string | null }): Holder => ({
  role: row.role as Role,
  permissions: permissionsIn(row.permissions),
});

/** In SQL: whether a staff member has a permission that the built-in agent role includes. */
export const memberHolds = (permission: Permission, table = 'memberships') =>
  `(${table}.permissions is null or ' ' || ${table}.permissions || ' ' like '% ${permission} %')`;
