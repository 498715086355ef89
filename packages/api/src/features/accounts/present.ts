import type { Schema } from '@helpdesk/sdk/contract/operations';
import { isStaff, permissionsOf, type Role } from '@helpdesk/sdk/rules/roles';
import { gateIn, isOutside, readableAddress } from '../../auth/allowed-networks.ts';
import { presentAvailability } from '../../auth/availability.ts';
import { holderOf } from '../../auth/permissions.ts';
import { lacksSso } from '../../auth/required-sso.ts';
import type { UserRow } from '../../database/rows/people.ts';
import { preferencesOf } from '../notifications/store/preferences.ts';
import { signatureOf } from '../organization/present.ts';
import type { InvitationWithOrganization, MembershipWithOrganization } from './store/accounts.ts';

/** How and from where the user is signed in. */
interface SignedIn {
  bySso: boolean;
  hasSecondFactor: boolean;
  ip: string;
}

/** A membership as the current session sees it. */
export function presentMembership(
  row: MembershipWithOrganization,
  signedIn: SignedIn,
): Schema<'Membership'> {
  const gate = gateIn(row.allowed_networks);
  const place = { role: row.role as Role, ssoOnly: row.sso_only === 1, gate };
  return {
    organizationId: row.organization_id,
    role: row.role as Role,
    ...madeRoleOf(row),
    ...presentAvailability(row),
    ...(isStaff(row.role as Role) && {
      signature: row.signature,
      organizationSignature: signatureOf({ settings: row.organization_settings }),
      secondFactorRequiredFrom: row.second_factor_from,
      ssoRequired: lacksSso(place, signedIn),
      refusedAddress: isOutside(place, signedIn.ip) ? readableAddress(signedIn.ip) : null,
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

/** Skips an organization whose settings cannot be read, so its members can still sign in to others. */
function presentReadable(rows: readonly MembershipWithOrganization[], signedIn: SignedIn) {
  return rows.flatMap((row) => {
    try {
      return [presentMembership(row, signedIn)];
    } catch {
      return [];
    }
  });
}

/** The user with all memberships, the active one first. */
export function presentCurrentUser(
  user: UserRow,
  pendingEmail: string | null,
  memberships: MembershipWithOrganization[],
  activeOrganizationId: string | null,
  signedIn: Omit<SignedIn, 'hasSecondFactor'>,
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
    organizations: presentReadable(ordered, { ...signedIn, hasSecondFactor }),
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

/** The custom role, next to the built-in one; empty if there is none. */
function madeRoleOf({ custom_role_id: id, custom_role_name: name }: MadeRole) {
  return id === null || name === null ? {} : { customRole: { id, name } };
}

type MadeRole = Pick<MembershipWithOrganization, 'custom_role_id' | 'custom_role_name'>;
