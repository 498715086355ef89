import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Duplicate } from '../../database/errors.ts';
import type { OrganizationRow } from '../../database/rows/people.ts';
import type { Org } from '../../database/types.ts';
import type { Actor } from '../../event-catalog.ts';
import type { ServerContext } from '../../server-context.ts';
import { ownLogo } from './logo.ts';
import { presentPublicOrganization } from './present.ts';
import { readOrganization } from './store/organization.ts';
import { exchangeSubdomain, refuseMalformed, subdomainTaken } from './store/subdomain.ts';

/** Updates branding and subdomain; omitted fields stay unchanged. */
export async function changeBranding(
  server: ServerContext,
  org: Org,
  change: Schema<'BrandingInput'>,
  actor: Actor,
): Promise<OrganizationRow> {
  const { name, subdomain, primaryColor } = change;
  if (subdomain !== undefined) refuseMalformed(subdomain);
  // An empty string removes a value; the contract parses it as a field without a value.
  const emptied = (field: 'logoUrl' | 'emailFrom') =>
    Object.hasOwn(change, field) ? (change[field]?.trim() ?? null) : undefined;
  const patch = {
    name,
    subdomain,
    primary_color: primaryColor,
    email_from: emptied('emailFrom'),
    logo_url: await logoOf(server, org, emptied('logoUrl')),
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

/** An unchanged logo is not fetched again. */
async function logoOf(server: ServerContext, org: Org, address: string | null | undefined) {
  if (!address) return address;
  const { logo_url: before } = await readOrganization(org);
  return address === before ? undefined : ownLogo(server, org, address);
}
