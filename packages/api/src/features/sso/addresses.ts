import type { Config } from '../../config.ts';
import type { SsoConnectionRow } from '../../database/rows/sso.ts';
import type { Org } from '../../database/types.ts';
import { verifiedDomainOf } from '../organization/read.ts';
import { readPlace } from './store/connection.ts';

type Urls = Pick<Config, 'publicUrl' | 'baseHost'>;

export const redirectUri = (origin: string) => `${origin}/sso/callback`;

/** The organization's own origins: its subdomain, and its custom domain once verified. */
export async function ownOrigins({ publicUrl, baseHost }: Urls, org: Org): Promise<string[]> {
  const { protocol, port } = new URL(publicUrl);
  const { subdomain } = await readPlace(org);
  const domain = await verifiedDomainOf(org);
  const hosts = [`${subdomain}.${baseHost}`, ...(domain ? [domain] : [])];
  return hosts.map((host) => `${protocol}//${host}${port && `:${port}`}`);
}

/**
 * The origin for single sign-on of the organization for people at this host: ours, or one of its own if it
 * chooses so. Null for any other host, such as that of another organization.
 */
export async function originAt(
  config: Urls,
  org: Org,
  row: Pick<SsoConnectionRow, 'at_own_addresses'>,
  host: string,
): Promise<string | null> {
  const own = row.at_own_addresses === 1 ? await ownOrigins(config, org) : [];
  return [config.publicUrl, ...own].find((origin) => new URL(origin).host === host) ?? null;
}
