import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Holder } from '@helpdesk/sdk/rules/roles';
import { presentAvailability } from '../../auth/availability.ts';
import { permissionsIn } from '../../auth/permissions.ts';
import type { CustomRoleRow } from '../../database/rows/people.ts';
import type { MemberRow } from './read.ts';
import { type Belonging, unlessChosen } from './store/belongings.ts';

export const presentMember = (row: MemberRow): Schema<'TeamMember'> => ({
  id: row.id,
  userId: row.user_id,
  role: row.role,
  ...presentRoleRef(row),
  ...presentAvailability(row),
  joinedAt: row.created_at,
  user: presentUser(row),
  hasSecondFactor: row.second_factor_since !== null,
  isLinkedToSso: Number(row.sso_links) > 0,
});

export const presentAssignable = (row: MemberRow): Schema<'AssignableMember'> => ({
  role: row.role,
  ...presentAvailability(row),
  user: presentUser(row),
});

function presentUser(row: MemberRow): Schema<'UserRef'> {
  return {
    id: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    profileImageUrl: row.profile_image_url,
  };
}

/** A member's key or webhook, as shown to the member who may take it over. */
export const presentBelonging = (row: Belonging, heir: Holder): Schema<'Belonging'> => ({
  kind: row.kind,
  id: row.id,
  name: row.name,
  madeBy: row.madeBy,
  actsFor: row.actsFor,
  lastUsedAt: row.lastUsedAt,
  canHandOver: row.isAllowed(heir),
  unlessChosen: unlessChosen(row, heir),
});

export const presentRole = (row: CustomRoleRow, memberCount: number): Schema<'CustomRole'> => ({
  id: row.id,
  name: row.name,
  permissions: [...(permissionsIn(row.permissions) ?? [])],
  memberCount,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** The custom role, next to the built-in one; empty if there is none. */
export const presentRoleRef = (row: {
  custom_role_id: string | null;
  custom_role_name: string | null;
}): { customRole?: Schema<'CustomRoleRef'> } =>
  row.custom_role_id === null || row.custom_role_name === null
    ? {}
    : { customRole: { id: row.custom_role_id, name: row.custom_role_name } };
