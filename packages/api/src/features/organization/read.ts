import type { Config } from '../../config.ts';
import { prepare } from '../../database/prepare.ts';
import type { Org } from '../../database/types.ts';

const verified = prepare((org) =>
  org.from('custom_domains').whereNotNull('verified_at').select('domain'),
);

/** The verified custom domain of an organization. */
export async function verifiedDomainOf(org: Org): Promise<string | null> {
  const row = await org.first<{ domain: string }>(verified({}));
  return row?.domain ?? null;
}

/** The base URL of links for visitors: the custom domain, or else the product's URL. */
export async function publicBaseOf(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  org: Org,
): Promise<string> {
  const domain = await verifiedDomainOf(org);
  return domain ? `https://${domain}` : publicUrl;
}
