import type { Permission, Role } from '@helpdesk/sdk/rules/roles';
import { prepare, prepareDirectory } from '../../database/prepare.ts';
import type { Directory, Org, P } from '../../database/types.ts';
import { type Gate, gateIn } from '../allowed-networks.ts';
import { permissionsIn } from '../permissions.ts';

export interface MembershipPlace {
  organizationId: string;
  role: Role;
  permissions: readonly Permission[] | null;
  subdomain: string;
  /** When two-factor authentication becomes required for staff; null: never. */
  secondFactorFrom: string | null;
  /** Whether staff can sign in only with single sign-on. */
  ssoOnly: boolean;
  /** The IP allowlist for staff; null if there is none. */
  gate: Gate | null;
  /** When the closed organization is deleted; null if it is open. */
  deletesAt: string | null;
}

const membershipsOf = prepareDirectory((directory, p: P<'user'>) =>
  directory
    .from('memberships')
    .join('organizations', 'organizations.id', 'memberships.organization_id')
    .where('memberships.user_id', p.user)
    .orderBy(['memberships.created_at', 'memberships.id'])
    .select(
      'memberships.organization_id',
      'memberships.role',
      'memberships.permissions',
      'organizations.subdomain',
      'organizations.second_factor_from',
      'organizations.sso_only',
      'organizations.allowed_networks',
      'organizations.deletes_at',
    ),
);

interface PlaceRow {
  organization_id: string;
  role: Role;
  permissions: string | null;
  subdomain: string;
  second_factor_from: string | null;
  sso_only: number;
  allowed_networks: string | null;
  deletes_at: string | null;
}

/** The organizations of a user, in the order in which they joined. */
export async function readMemberships(directory: Directory, userId: string) {
  const rows = await directory.all<PlaceRow>(membershipsOf({ user: userId }));
  return rows.map(
    ({
      organization_id: organizationId,
      role,
      permissions,
      subdomain,
      second_factor_from,
      sso_only,
      allowed_networks,
      deletes_at: deletesAt,
    }): MembershipPlace => ({
      organizationId,
      role,
      permissions: permissionsIn(permissions),
      subdomain,
      secondFactorFrom: second_factor_from,
      ssoOnly: sso_only === 1,
      gate: gateIn(allowed_networks),
      deletesAt,
    }),
  );
}

const bySubdomain = prepareDirectory((directory, p: P<'subdomain'>) =>
  directory
    .from('organizations')
    .where('subdomain', p.subdomain)
    .whereNull('deletes_at')
    .select('id', 'version'),
);

const evenClosed = prepareDirectory((directory, p: P<'subdomain'>) =>
  directory.from('organizations').where('subdomain', p.subdomain).select('id'),
);

const byFormerSubdomain = prepareDirectory((directory, p: P<'subdomain'>) =>
  directory
    .from('former_subdomains')
    .join('organizations', 'organizations.id', 'former_subdomains.organization_id')
    .where('former_subdomains.subdomain', p.subdomain)
    .whereNull('organizations.deletes_at')
    .select('organizations.id', 'organizations.subdomain'),
);

/** The open organization with this current subdomain, and its version. Closed organizations are visible to their members only. */
export const findBySubdomain = (directory: Directory, subdomain: string) =>
  directory.first<{ id: string; version: number }>(bySubdomain({ subdomain }));

/** The ID of the organization with this current or former subdomain. Only a former one needs a second query. */
export async function organizationIdOf(directory: Directory, subdomain: string) {
  const name = subdomain.toLowerCase();
  return (await findBySubdomain(directory, name))?.id ?? formerOwnerOf(directory, name);
}

/** The ID of the organization with this subdomain, even if closed, so its members can sign in. */
export async function anyOrganizationIdOf(directory: Directory, subdomain: string) {
  const name = subdomain.toLowerCase();
  const row = await directory.first<{ id: string }>(evenClosed({ subdomain: name }));
  return row?.id ?? formerOwnerOf(directory, name);
}

const closed = prepareDirectory((directory, p: P<'id'>) =>
  directory.from('organizations').where('id', p.id).whereNotNull('deletes_at').select('id'),
);

/** Whether an organization is closed and will be deleted. */
export const isClosed = async (directory: Directory, id: string) =>
  (await directory.first(closed({ id }))) !== undefined;

/** The id of the organization with this former subdomain. */
export async function formerOwnerOf(directory: Directory, name: string) {
  const row = await directory.first<{ id: string }>(byFormerSubdomain({ subdomain: name }));
  return row?.id ?? null;
}

/** The current subdomain of the organization with this former one; null for any other name. */
export async function currentNameOf(directory: Directory, former: string) {
  const row = await directory.first<{ subdomain: string }>(
    byFormerSubdomain({ subdomain: former.toLowerCase() }),
  );
  return row?.subdomain ?? null;
}

const verified = prepareDirectory((directory, p: P<'domain'>) =>
  directory
    .from('custom_domains')
    .where('domain', p.domain)
    .join('organizations', 'organizations.id', 'custom_domains.organization_id')
    .whereNotNull('verified_at')
    .whereNull('organizations.deletes_at')
    .select('organization_id'),
);

/** The organization that has verified this domain. */
export async function organizationIdOfDomain(directory: Directory, domain: string) {
  const row = await directory.first<{ organization_id: string }>(verified({ domain }));
  return row?.organization_id ?? null;
}

const zone = prepare((org) => org.from('organizations').select('timezone'));

/** The time zone of an organization. */
export async function timezoneOf(org: Org): Promise<string> {
  const row = await org.first<{ timezone: string }>(zone({}));
  return row?.timezone ?? 'UTC';
}
