import type { Role } from '@helpdesk/sdk/rules/roles';
import { endSsoSessions } from '../../../auth/store/sessions.ts';
import { now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { OrganizationRow, UserRow } from '../../../database/rows/people.ts';
import type { SsoConnectionRow } from '../../../database/rows/sso.ts';
import type { Directory, Org } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { invalid, notFound, Refusal } from '../../../refusal.ts';
import type { SsoRole } from '../role.ts';

const connection = prepare((org) => org.from('sso_connections'));
const organization = prepare((org) => org.from('organizations').select('subdomain', 'sso_only'));

export const notSetUp = () => notFound('Single sign-on is not set up');

export const readConnection = (org: Org) => org.first<SsoConnectionRow>(connection({}));

/** The organization's settings that single sign-on depends on. */
export async function readPlace(org: Org) {
  const row = await org.first<Pick<OrganizationRow, 'subdomain' | 'sso_only'>>(organization({}));
  if (!row) throw new Error(`No organization ${org.id}`);
  return { subdomain: row.subdomain, isRequired: row.sso_only === 1 };
}

/** A provider as an admin sets it up. */
export interface NewConnection {
  issuer: string;
  clientId: string;
  /** Null to keep the stored one. */
  secretSealed: string | null;
  makesMembers: boolean;
  roleClaim: string | null;
  roles: SsoRole[];
  defaultRole: Role;
  maxRole: Role;
  updatesRoles: boolean;
  atOwnAddresses: boolean;
}

/** Stores the provider. A new issuer or client needs a successful sign-in again, and signs out everyone who used the old one. */
export const saveConnection = (
  directory: Directory,
  organizationId: string,
  given: NewConnection,
  actor: Actor,
) =>
  directory.locking({ organizations: [organizationId] }).write(async (tx) => {
    const org = tx.org(organizationId);
    // Locks the organization before reading.
    await org.version();
    const before = await readConnection(org);
    const isSameIssuer = before?.issuer === given.issuer;
    const isSame = isSameIssuer && before.client_id === given.clientId;
    const sealed = given.secretSealed ?? (isSameIssuer ? before.client_secret_sealed : null);
    if (sealed === null) throw secretNeeded();
    await org.remove('sso_connections', {});
    await org.insert('sso_connections', {
      issuer: given.issuer,
      client_id: given.clientId,
      client_secret_sealed: sealed,
      makes_members: given.makesMembers ? 1 : 0,
      role_claim: given.roleClaim,
      roles: given.roles,
      default_role: given.defaultRole,
      max_role: given.maxRole,
      updates_roles: given.updatesRoles ? 1 : 0,
      at_own_addresses: given.atOwnAddresses ? 1 : 0,
      created_at: before?.created_at ?? now(),
      last_used_at: isSame ? before.last_used_at : null,
    });
    if (before && !isSame) await endSsoSessions(tx, organizationId);
    await org.record('organization.sso_changed', { issuer: given.issuer, actor });
  });

export const secretNeeded = () =>
  invalid('clientSecret', 'Please enter the client secret', 'required');

/** Removes the provider, signs out everyone who used it, and allows all ways to sign in for staff. */
export const removeConnection = (directory: Directory, organizationId: string, actor: Actor) =>
  directory.locking({ organizations: [organizationId] }).write(async (tx) => {
    const org = tx.org(organizationId);
    if ((await org.remove('sso_connections', {})) === 0) throw notSetUp();
    await org.remove('sso_identities', {});
    await endSsoSessions(tx, organizationId);
    await org.record('organization.sso_changed', { issuer: null, actor });
    const { isRequired } = await readPlace(org);
    if (!isRequired) return;
    await org.update('organizations', {}, { sso_only: 0 });
    await org.record('organization.sso_required', { isRequired: false, actor });
  });

/** Requires single sign-on for staff, or allows all ways again. */
export const requireSso = (
  directory: Directory,
  organizationId: string,
  isRequired: boolean,
  actor: Actor,
) =>
  directory.locking({ organizations: [organizationId] }).write(async (tx) => {
    const org = tx.org(organizationId);
    const user = await tx.first<Pick<UserRow, 'second_factor_since'>>(
      tx.from('users').where('id', actor.userId).select('second_factor_since'),
    );
    const row = await readConnection(org);
    if (isRequired) {
      if (!row) throw notSetUp();
      if (!user?.second_factor_since) {
        throw new Refusal(
          409,
          'Set up two-factor authentication for yourself first',
          'second_factor_missing',
        );
      }
      if (row.last_used_at === null) {
        throw new Refusal(409, 'Sign in with single sign-on once first', 'sso_untried');
      }
    }
    await org.update('organizations', {}, { sso_only: isRequired ? 1 : 0 });
    await org.record('organization.sso_required', { isRequired, actor });
  });
