import type { Config } from '../../config.ts';
import { prepare } from '../../database/prepare.ts';
import type { Org } from '../../database/types.ts';

const verified = prepare((org) =>
  org.from('custom_domains').whereNotNull('verified_at').select('domain'),
);

/** The host that an organization proved to be its own. */
export async function verifiedDomainOf(org: Org): Promise<string | null> {
  const row = await org.first<{ domain: string }>(verified({}));
  return row?.domain ?? null;
}

/** The origin with which links to an organization's visitors begin: its own domain, else the product's address. */
export async function publicBaseOf(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  org: Org,
): Promise<string> {
  const domain = await verifiedDomainOf(org);
  return domain ? `https://${domain}` : publicUrl;
}
