import type { Schema } from '@helpdesk/sdk/contract/operations';
import { isFreeSubdomain, reservedSubdomains } from '@helpdesk/sdk/rules/slug';
import { Duplicate } from '../../database/errors.ts';
import type { OrganizationRow } from '../../database/rows/people.ts';
import type { Org } from '../../database/types.ts';
import { invalid, Refusal } from '../../http/refusal.ts';
import { readOrganization } from './store.ts';

const taken = () =>
  new Refusal(409, 'Subdomain is already taken', 'subdomain_taken', {
    errors: invalid('subdomain', 'Subdomain is already taken', 'subdomain_taken').errors ?? [],
  });

/** Changes how an organization looks and where it is; what is left out stays. */
export async function changeBranding(
  org: Org,
  change: Schema<'BrandingInput'>,
): Promise<OrganizationRow> {
  const { name, subdomain, logoUrl, primaryColor } = change;
  if (subdomain !== undefined) refuseMalformed(subdomain);
  if (logoUrl) refuseUnlessImage(org.id, logoUrl);
  try {
    return await org.write(async (tx) => {
      const before = await readOrganization(tx);
      // Its own name may be one that nobody can take any more, as that of the demo.
      const isNew = subdomain !== undefined && subdomain !== before.subdomain;
      if (isNew && reservedSubdomains.includes(subdomain)) throw taken();
      // An empty text takes away what was there; the contract reads it as a field without a value.
      const emptied = (field: 'logoUrl' | 'emailFrom') =>
        Object.hasOwn(change, field) ? (change[field]?.trim() ?? null) : undefined;
      const patch = {
        name,
        subdomain,
        primary_color: primaryColor,
        logo_url: emptied('logoUrl'),
        email_from: emptied('emailFrom'),
      };
      if (Object.values(patch).every((value) => value === undefined)) return before;
      await tx.update('organizations', {}, patch);
      return readOrganization(tx);
    });
  } catch (error) {
    if (error instanceof Duplicate && error.table === 'organizations') throw taken();
    throw error;
  }
}

function refuseMalformed(subdomain: string) {
  if (reservedSubdomains.includes(subdomain)) return;
  const isOdd = !isFreeSubdomain(subdomain) || subdomain.startsWith('xn--');
  if (!isOdd) return;
  throw invalid(
    'subdomain',
    'Subdomain can only contain lowercase letters, numbers, and hyphens',
    'pattern',
  );
}

/** A picture of the organization's own, or one that lies on the web; never anything that runs. */
function refuseUnlessImage(organizationId: string, address: string) {
  const isOwn = new RegExp(`^/files/${organizationId}/[\\w-]+\\.webp$`).test(address);
  const url = URL.canParse(address) ? new URL(address) : null;
  const isWeb = url?.protocol === 'https:' && !url.username && !url.password;
  if (!isOwn && !isWeb) throw invalid('logoUrl', 'Please upload a valid image file', 'url');
}
