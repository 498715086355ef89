import type { Role } from '@helpdesk/sdk/rules/roles';
import { prepareDirectory } from '../database/prepare.ts';
import type { Directory, P } from '../database/types.ts';

export interface Place {
  organizationId: string;
  role: Role;
  /** How the request named the organization. */
  by: 'subdomain' | 'path' | 'membership';
}

const membershipsOf = prepareDirectory((directory, p: P<'user'>) =>
  directory
    .from('memberships')
    .join('organizations', 'organizations.id', 'memberships.organization_id')
    .where('memberships.user_id', p.user)
    .orderBy('memberships.created_at')
    .select('memberships.organization_id', 'memberships.role', 'organizations.subdomain'),
);

export interface MembershipPlace {
  organizationId: string;
  role: Role;
  subdomain: string;
}

/** The organizations a person belongs to, the first he joined first. */
export async function readMemberships(directory: Directory, userId: string) {
  const rows = await directory.all<{ organization_id: string; role: Role; subdomain: string }>(
    membershipsOf({ user: userId }),
  );
  return rows.map(
    ({ organization_id: organizationId, role, subdomain }): MembershipPlace => ({
      organizationId,
      role,
      subdomain,
    }),
  );
}

/** The label of `{label}.{BASE_HOST}`, when the request's host is one of an organization. */
export function hostLabel(host: string, baseHost: string): string | null {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (!name.endsWith(`.${baseHost}`)) return null;
  const label = name.slice(0, -baseHost.length - 1);
  return /^[a-z0-9-]+$/.test(label) && label !== 'www' && label !== 'api' ? label : null;
}

/**
 * The organization in which a person acts: the one that the host names, else `X-Organization`, else the first he joined.
 * `stranger` means that a named organization is not his, or does not exist.
 */
export function placeOf(
  memberships: MembershipPlace[],
  named: { host: string | null; header: string | null },
): Place | 'none' | 'stranger' {
  const subdomain = named.host ?? named.header;
  const found = subdomain
    ? memberships.find((one) => one.subdomain === subdomain.toLowerCase())
    : memberships[0];
  if (!found) return subdomain ? 'stranger' : 'none';
  const by = named.host ? 'subdomain' : named.header ? 'path' : 'membership';
  return { organizationId: found.organizationId, role: found.role, by };
}

const bySubdomain = prepareDirectory((directory, p: P<'subdomain'>) =>
  directory.from('organizations').where('subdomain', p.subdomain).select('id'),
);

/** The id of the organization with this subdomain. */
export async function organizationIdOf(directory: Directory, subdomain: string) {
  const row = await directory.first<{ id: string }>(
    bySubdomain({ subdomain: subdomain.toLowerCase() }),
  );
  return row?.id ?? null;
}
