import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { MemberRow } from './read.ts';
import { presentRoleRef } from './read-roles.ts';

export const presentMember = (row: MemberRow): Schema<'TeamMember'> => ({
  id: row.id,
  userId: row.user_id,
  role: row.role,
  ...presentRoleRef(row),
  availability: row.availability,
  joinedAt: row.created_at,
  user: presentUser(row),
  hasSecondFactor: row.second_factor_since !== null,
});

export const presentAssignable = (row: MemberRow): Schema<'AssignableMember'> => ({
  role: row.role,
  availability: row.availability,
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
