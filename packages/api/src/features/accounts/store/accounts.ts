import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import { now } from '../../../database/ids.ts';
import { prepareDirectory } from '../../../database/prepare.ts';
import type {
  InvitationRow,
  MembershipRow,
  OrganizationRow,
  UserRow,
} from '../../../database/rows/people.ts';
import type { Directory, DirectoryScope, DirectoryTx, P } from '../../../database/types.ts';
import { Refusal } from '../../../refusal.ts';

interface OrganizationColumns {
  organization_name: string;
  subdomain: string;
  logo_url: string | null;
}

interface RoleColumns {
  custom_role_name: string | null;
  /** The role's current permissions, for a user who accepts an invitation to it. */
  custom_role_permissions: string | null;
}

export type MembershipWithOrganization = MembershipRow &
  OrganizationColumns &
  RoleColumns &
  Pick<OrganizationRow, 'second_factor_from' | 'sso_only' | 'allowed_networks' | 'deletes_at'> & {
    organization_settings: string;
  };
export type InvitationWithOrganization = InvitationRow & OrganizationColumns & RoleColumns;

const organizationColumns = [
  'organizations.name as organization_name',
  'organizations.subdomain',
  'organizations.logo_url',
];

const roleColumns = [
  'made.name as custom_role_name',
  'made.permissions as custom_role_permissions',
];

const userByEmail = prepareDirectory((directory, p: P<'email'>) =>
  directory.from('users').where('email', p.email),
);

const userById = prepareDirectory((directory, p: P<'id'>) =>
  directory.from('users').where('id', p.id),
);

const memberships = prepareDirectory((directory, p: P<'user'>) =>
  directory
    .from('memberships')
    .join('organizations', 'organizations.id', 'memberships.organization_id')
    .leftJoin('custom_roles as made', (on) =>
      on
        .on('made.organization_id', 'memberships.organization_id')
        .andOn('made.id', 'memberships.custom_role_id'),
    )
    .where('memberships.user_id', p.user)
    .orderBy(['memberships.created_at', 'memberships.id'])
    .select(
      'memberships.*',
      'organizations.settings as organization_settings',
      'organizations.second_factor_from',
      'organizations.sso_only',
      'organizations.allowed_networks',
      'organizations.deletes_at',
      ...organizationColumns,
      ...roleColumns,
    ),
);

export const findUserByEmail = (directory: Directory, email: string) =>
  directory.first<UserRow>(userByEmail({ email: normalizeEmail(email) }));

export const findUser = (directory: Directory, id: string) =>
  directory.first<UserRow>(userById({ id }));

/** Invalidates the links of a requested address change. */
export const endOpenChanges = (tx: DirectoryTx, userId: string) =>
  tx.update('email_changes', { user_id: userId, confirmed_at: null }, { expires_at: now() });

export const emailTaken = () =>
  new Refusal(409, 'An account with this email already exists', 'email_taken');

const anyOrganization = prepareDirectory((directory) =>
  directory.from('organizations').whereNot('subdomain', 'demo').limit(1).select('id'),
);

/** Whether there is an organization other than the demo. */
export const hasOrganization = async (directory: Directory) =>
  (await directory.first(anyOrganization({}))) !== undefined;

export const membershipsOf = (directory: Directory, userId: string) =>
  directory.all<MembershipWithOrganization>(memberships({ user: userId }));

/** The invitation of a token, if it is not used, revoked or expired. */
export const findOpenInvitation = (directory: Directory, tokenHash: string) =>
  directory.first<InvitationWithOrganization>(
    openInvitations(directory)
      .where('invitations.token_hash', tokenHash)
      .select('invitations.*', ...organizationColumns, ...roleColumns),
  );

function openInvitations(directory: DirectoryScope) {
  return directory
    .from('invitations')
    .join('organizations', 'organizations.id', 'invitations.organization_id')
    .leftJoin('custom_roles as made', (on) =>
      on
        .on('made.organization_id', 'invitations.organization_id')
        .andOn('made.id', 'invitations.custom_role_id'),
    )
    .whereNull('organizations.deletes_at')
    .whereNull('invitations.accepted_at')
    .whereNull('invitations.revoked_at')
    .where('invitations.expires_at', '>', now());
}
