import type { Role } from '@helpdesk/sdk/rules/roles';
import { prepareDirectory } from '../database/prepare.ts';
import type { Directory, P } from '../database/types.ts';

export interface Place {
  organizationId: string;
  role: Role;
  /** How the request named the organization. */
  by: 'subdomain' | 'custom_domain' | 'path' | 'membership';
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

/** How a request names an organization. */
interface Named {
  /** By the label of its host. */
  host: string | null;
  /** By its host as the verified domain of the organization with this id. */
  domain: string | null;
  header: string | null;
}

/**
 * The organization in which a person acts: the one that the host names, else `X-Organization`, else the first he joined.
 * `stranger` means that a named organization is not his, or does not exist.
 */
export async function placeOf(
  directory: Directory,
  memberships: MembershipPlace[],
  { host, domain, header }: Named,
): Promise<Place | 'none' | 'stranger'> {
  const by = domain ? 'custom_domain' : host ? 'subdomain' : header ? 'path' : 'membership';
  if (by === 'membership' && !memberships[0]) return 'none';
  const subdomain = (host ?? header ?? '').toLowerCase();
  const found = {
    custom_domain: () => memberships.find(({ organizationId }) => organizationId === domain),
    subdomain: () => named(directory, memberships, subdomain),
    path: () => named(directory, memberships, subdomain),
    membership: () => memberships[0],
  };
  const place = await found[by]();
  if (!place) return 'stranger';
  return { organizationId: place.organizationId, role: place.role, by };
}

const named = (directory: Directory, memberships: MembershipPlace[], subdomain: string) =>
  memberships.find((one) => one.subdomain === subdomain) ??
  formerlyNamed(directory, memberships, subdomain);

/** A page that was opened before its organization changed its name goes on under the old one. */
async function formerlyNamed(
  directory: Directory,
  memberships: MembershipPlace[],
  subdomain: string,
) {
  const id = await formerOwnerOf(directory, subdomain);
  return memberships.find(({ organizationId }) => organizationId === id);
}

const bySubdomain = prepareDirectory((directory, p: P<'subdomain'>) =>
  directory.from('organizations').where('subdomain', p.subdomain).select('id'),
);

const byFormerSubdomain = prepareDirectory((directory, p: P<'subdomain'>) =>
  directory
    .from('former_subdomains')
    .join('organizations', 'organizations.id', 'former_subdomains.organization_id')
    .where('former_subdomains.subdomain', p.subdomain)
    .select('organizations.id', 'organizations.subdomain'),
);

/** The id of the organization that has this subdomain, or had it before; only who is looked for by an old name pays twice. */
export async function organizationIdOf(directory: Directory, subdomain: string) {
  const name = subdomain.toLowerCase();
  const row = await directory.first<{ id: string }>(bySubdomain({ subdomain: name }));
  return row?.id ?? formerOwnerOf(directory, name);
}

async function formerOwnerOf(directory: Directory, name: string) {
  const row = await directory.first<{ id: string }>(byFormerSubdomain({ subdomain: name }));
  return row?.id ?? null;
}

/** What the organization is called now that had this subdomain before; null for every other name. */
export async function currentNameOf(directory: Directory, former: string) {
  const row = await directory.first<{ subdomain: string }>(
    byFormerSubdomain({ subdomain: former.toLowerCase() }),
  );
  return row?.subdomain ?? null;
}
