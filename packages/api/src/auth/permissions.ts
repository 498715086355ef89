import { type Holder, isPermission, type Permission, type Role } from '@helpdesk/sdk/rules/roles';
import { keep } from '../memory.ts';

const known = new Map<string, readonly Permission[]>();

/** The permissions of a role that a team has made, as its members keep them; the same list for the same text. */
export function permissionsIn(text: string | null): readonly Permission[] | null {
  if (text === null) return null;
  const found = known.get(text);
  if (found) return found;
  const permissions = Object.freeze(text.split(' ').filter(isPermission));
  keep(known, text, permissions);
  return permissions;
}

/** A member, as stored, by what they may do. */
export const holderOf = (row: { role: string; permissions: string | null }): Holder => ({
  role: row.role as Role,
  permissions: permissionsIn(row.permissions),
});

/** In SQL: whether a member of the staff has a permission that the given role of an agent holds. */
export const memberHolds = (permission: Permission, table = 'memberships') =>
  `(${table}.permissions is null or ' ' || ${table}.permissions || ' ' like '% ${permission} %')`;
