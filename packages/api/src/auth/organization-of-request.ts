import type { Permission, Role } from '@helpdesk/sdk/rules/roles';
import type { Directory } from '../database/types.ts';
import type { Gate } from './allowed-networks.ts';
import { formerOwnerOf, type MembershipPlace } from './store/organizations.ts';

export interface Place {
  organizationId: string;
  role: Role;
  /** Of a role that the team has made; null: those of the given role. */
  permissions: readonly Permission[] | null;
  /** From when on the staff need a second factor; null: never. */
  secondFactorFrom: string | null;
  /** Whether the staff get in by single sign-on only. */
  ssoOnly: boolean;
  /** From where the staff may work; null: from everywhere. */
  gate: Gate | null;
  /** It is closed, and deleted at this moment; null: it is open. */
  deletesAt: string | null;
  /** How the request selected the organization. */
  by: 'subdomain' | 'custom_domain' | 'path' | 'membership';
}

/** The subdomain of `{subdomain}.{BASE_HOST}`, if the host is that of an organization. */
export function hostLabel(host: string, baseHost: string): string | null {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (!name.endsWith(`.${baseHost}`)) return null;
  const label = name.slice(0, -baseHost.length - 1);
  return /^[a-z0-9-]+$/.test(label) && label !== 'www' && label !== 'api' ? label : null;
}

/** The ways in which a request can select an organization. */
interface Named {
  /** By the subdomain of its host. */
  host: string | null;
  /** By its host, the verified domain of the organization with this id. */
  domain: string | null;
  header: string | null;
}

/**
 * The organization in which a user acts: that of the host, else of `X-Organization`, else the first one they joined.
 * `stranger` means that the selected organization is not theirs, or does not exist.
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
    // One that is closed, only where there is no other.
    membership: () => memberships.find(({ deletesAt }) => deletesAt === null) ?? memberships[0],
  };
  const place = await found[by]();
  if (!place) return 'stranger';
  const { organizationId, role, permissions, secondFactorFrom, ssoOnly, gate, deletesAt } = place;
  return { organizationId, role, permissions, secondFactorFrom, ssoOnly, gate, deletesAt, by };
}

const named = (directory: Directory, memberships: MembershipPlace[], subdomain: string) =>
  memberships.find((one) => one.subdomain === subdomain) ??
  formerlyNamed(directory, memberships, subdomain);

/** A page that was opened before a change of subdomain goes on with the former one. */
async function formerlyNamed(
  directory: Directory,
  memberships: MembershipPlace[],
  subdomain: string,
) {
  const id = await formerOwnerOf(directory, subdomain);
  return memberships.find(({ organizationId }) => organizationId === id);
}
