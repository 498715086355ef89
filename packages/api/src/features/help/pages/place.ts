import type { Context } from 'koa';
import { tenantOfHost } from '../../../auth/custom-domains.ts';
import { hostLabel } from '../../../auth/organization-of-request.ts';
import { organizationIdOf } from '../../../auth/store/organizations.ts';
import type { OrganizationRow } from '../../../database/rows/people.ts';
import type { Org } from '../../../database/types.ts';
import type { ServerContext } from '../../../server-context.ts';
import { verifiedDomainOf } from '../../organization/read.ts';
import { readOrganization } from '../../organization/store/organization.ts';

/** The help center that a page belongs to. */
export interface Place {
  org: Org;
  organization: OrganizationRow;
  /** Base path of its pages, depending on the request. */
  base: string;
  /** The canonical base URL. */
  canonical: string;
  /** URL of the contact page. */
  contact: string;
  /** Whether the request used a former subdomain. */
  hasMoved: boolean;
}

/** The help center of the path's subdomain, else of the host; null when there is none. */
export async function placeOf(server: ServerContext, context: Context): Promise<Place | null> {
  const { subdomain } = (context as Context & { params: Record<string, string> }).params;
  const tenant = await tenantOfHost(server, context.host);
  const named = subdomain ?? hostLabel(context.host, server.config.baseHost);
  const isName = named && /^[a-z0-9-]{1,63}$/i.test(named);
  const id = isName
    ? await organizationIdOf(server.database.directory, named)
    : (tenant?.organizationId ?? null);
  if (!id) return null;
  const org = server.database.org(id);
  const [organization, domain] = await Promise.all([readOrganization(org), verifiedDomainOf(org)]);
  const { publicUrl } = server.config;
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
