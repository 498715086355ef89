import type { Context } from 'koa';
import type { OrganizationRow } from '../../../database/rows/people.ts';
import type { Org } from '../../../database/types.ts';
import { tenantOfHost } from '../../../http/custom-domains.ts';
import type { Desk } from '../../../http/desk.ts';
import { hostLabel, organizationIdOf } from '../../../http/organization-of-request.ts';
import { verifiedDomainOf } from '../../organization/read.ts';
import { readOrganization } from '../../organization/store.ts';

/** The help center that a page belongs to. */
export interface Place {
  org: Org;
  organization: OrganizationRow;
  /** Where its pages begin, as the request names them. */
  base: string;
  /** The one address that search engines should know, whatever the request's. */
  canonical: string;
  /** Where one writes to the organization. */
  contact: string;
  /** Whether the request names the organization by a name that it had before. */
  hasMoved: boolean;
}

/** The help center of the path's subdomain, else of the host; null when there is none. */
export async function placeOf(desk: Desk, context: Context): Promise<Place | null> {
  const { subdomain } = (context as Context & { params: Record<string, string> }).params;
  const tenant = await tenantOfHost(desk, context.host);
  const named = subdomain ?? hostLabel(context.host, desk.config.baseHost);
  const isName = named && /^[a-z0-9-]{1,63}$/i.test(named);
  const id = isName
    ? await organizationIdOf(desk.database.directory, named)
    : (tenant?.organizationId ?? null);
  if (!id) return null;
  const org = desk.database.org(id);
  const [organization, domain] = await Promise.all([readOrganization(org), verifiedDomainOf(org)]);
  const { publicUrl } = desk.config;
  return {
    org,
    organization,
    base: subdomain ? `/public/help/${organization.subdomain}` : '/public/help',
    canonical: domain
      ? `https://${domain}/public/help`
      : `${publicUrl}/public/help/${organization.subdomain}`,
    contact: tenant ? '/public/contact' : `/public/contact/${organization.subdomain}`,
    hasMoved: Boolean(isName) && named?.toLowerCase() !== organization.subdomain,
  };
}
