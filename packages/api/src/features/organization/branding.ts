import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Duplicate } from '../../database/errors.ts';
import type { OrganizationRow } from '../../database/rows/people.ts';
import type { Org } from '../../database/types.ts';
import type { Actor } from '../../events/catalog.ts';
import type { Desk } from '../../http/desk.ts';
import { ownLogo } from './logo.ts';
import { presentPublicOrganization } from './present.ts';
import { readOrganization } from './store.ts';
import { exchangeSubdomain, refuseMalformed, subdomainTaken } from './subdomain.ts';

/** Changes how an organization looks and where it is; what is left out stays. */
export async function changeBranding(
  desk: Desk,
  org: Org,
  change: Schema<'BrandingInput'>,
  actor: Actor,
): Promise<OrganizationRow> {
  const { name, subdomain, primaryColor } = change;
  if (subdomain !== undefined) refuseMalformed(subdomain);
  // An empty text takes away what was there; the contract reads it as a field without a value.
  const emptied = (field: 'logoUrl' | 'emailFrom') =>
    Object.hasOwn(change, field) ? (change[field]?.trim() ?? null) : undefined;
  const patch = {
    name,
    subdomain,
    primary_color: primaryColor,
    email_from: emptied('emailFrom'),
    logo_url: await logoOf(desk, org, emptied('logoUrl')),
  };
  if (Object.values(patch).every((value) => value === undefined)) return readOrganization(org);
  try {
    return await org.write(async (tx) => {
      const before = await readOrganization(tx);
      if (subdomain !== undefined && subdomain !== before.subdomain) {
        await exchangeSubdomain(tx, before.subdomain, subdomain);
      }
      await tx.update('organizations', {}, patch);
      const row = await readOrganization(tx);
      await tx.record('organization.updated', {
        organization: presentPublicOrganization(row),
        actor,
      });
      return row;
    });
  } catch (error) {
    if (error instanceof Duplicate && error.table === 'organizations') throw subdomainTaken();
    throw error;
  }
}

/** What stays as it was is not fetched again. */
async function logoOf(desk: Desk, org: Org, address: string | null | undefined) {
  if (!address) return address;
  const { logo_url: before } = await readOrganization(org);
  return address === before ? undefined : ownLogo(desk, org, address);
}
