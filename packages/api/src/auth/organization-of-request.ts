import type { Permission, Role } from '@helpdesk/sdk/rules/roles';
import type { Directory } from '../database/types.ts';
import type { Gate } from './allowed-networks.ts';
import { formerOwnerOf, type MembershipPlace } from './store/organizations.ts';

export interface Place {
  organizationId: string;
  role: Role;
  /** The permissions of a custom role; null for a built-in role. */
  permissions: readonly Permission[] | null;
  /** When two-factor authentication becomes required for staff; null: never. */
  secondFactorFrom: string | null;
  /** Whether staff can sign in only with single sign-on. */
  ssoOnly: boolean;
  /** The IP allowlist for staff; null if there is none. */
  gate: Gate | null;
  /** When the closed organization is deleted; null if it is open. */
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
  /** From the subdomain of the host. */
  host: string | null;
  /** The organization whose verified domain is the host, by ID. */
  domain: string | null;
  header: string | null;
}

/**
 * The organization in which a user acts: the host's, else that of `X-Organization`, else the first one they joined.
 * `stranger` means that the user is not a member of the selected organization, or it doesn't exist.
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
    // A closed one only if there is no other.
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

/** A page opened before the subdomain changed keeps using the former one. */
async function formerlyNamed(
  directory: Directory,
  memberships: MembershipPlace[],
  subdomain: string,
) {
  const id = await formerOwnerOf(directory, subdomain);
  return memberships.find(({ organizationId }) => organizationId === id);
}
