import type { Schema } from '@helpdesk/sdk/contract/operations';
import { isStaff, permissionsOf, type Role } from '@helpdesk/sdk/rules/roles';
import { holderOf } from '../../auth/permissions.ts';
import { lacksSso } from '../../auth/required-sso.ts';
import type { UserRow } from '../../database/rows/people.ts';
import { preferencesOf } from '../notifications/store/preferences.ts';
import { signatureOf } from '../organization/present.ts';
import type { InvitationWithOrganization, MembershipWithOrganization } from './store/accounts.ts';

/** A membership; `signedIn` is how its session began. */
export function presentMembership(
  row: MembershipWithOrganization,
  signedIn: { bySso: boolean; hasSecondFactor: boolean },
): Schema<'Membership'> {
  const place = { role: row.role as Role, ssoOnly: row.sso_only === 1 };
  return {
    organizationId: row.organization_id,
    role: row.role as Role,
    ...madeRoleOf(row),
    availability: row.availability,
    ...(isStaff(row.role as Role) && {
      signature: row.signature,
      organizationSignature: signatureOf({ settings: row.organization_settings }),
      secondFactorRequiredFrom: row.second_factor_from,
      ssoRequired: lacksSso(place, signedIn),
    }),
    ...(row.deletes_at !== null && { deletesAt: row.deletes_at }),
    organization: {
      id: row.organization_id,
      name: row.organization_name,
      subdomain: row.subdomain,
      logoUrl: row.logo_url,
    },
  };
}

/** The user with all memberships, the active one first. */
export function presentCurrentUser(
  user: UserRow,
  pendingEmail: string | null,
  memberships: MembershipWithOrganization[],
  activeOrganizationId: string | null,
  bySso: boolean,
): Schema<'CurrentUser'> {
  const isActive = (row: MembershipWithOrganization) =>
    row.organization_id === activeOrganizationId;
  const ordered = [...memberships.filter(isActive), ...memberships.filter((row) => !isActive(row))];
  const [active] = ordered;
  const hasSecondFactor = user.second_factor_since !== null;
  return {
    id: user.id,
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    pendingEmail,
    emailConfirmed: user.email_unconfirmed_since === null,
    profileImageUrl: user.profile_image_url,
    createdAt: user.created_at,
    notificationPreferences: preferencesOf(user),
    undoSendSeconds: user.undo_send_seconds,
    hasSecondFactor,
    organizations: ordered.map((row) => presentMembership(row, { bySso, hasSecondFactor })),
    permissions: active ? [...permissionsOf(holderOf(active))] : [],
  };
}

export function presentPublicInvitation(
  row: InvitationWithOrganization,
  hasAccount: boolean,
): Schema<'PublicInvitation'> {
  return {
    email: row.email,
    role: row.role as Role,
    ...madeRoleOf(row),
    organization: {
      id: row.organization_id,
      name: row.organization_name,
      subdomain: row.subdomain,
      logoUrl: row.logo_url,
    },
    expiresAt: row.expires_at,
    hasAccount,
  };
}

/** The role that the team has made, beside the given one; nothing where there is none. */
function madeRoleOf({ custom_role_id: id, custom_role_name: name }: MadeRole) {
  return id === null || name === null ? {} : { customRole: { id, name } };
}

type MadeRole = Pick<MembershipWithOrganization, 'custom_role_id' | 'custom_role_name'>;
