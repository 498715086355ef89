import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { readKey } from '../data/cache.ts';
import { organizationOfHost } from '../data/organization-address.ts';
import { visitorServer } from './client.ts';

type Address = { subdomain: string | null; ticketId: string | null };

/**
 * The organization and ticket in a visitor's address. A single segment after /public/ticket is a subdomain when it is
 * a valid one, else a ticket of the organization of the host.
 */
export function addressOf(
  params: { subdomain?: string; ticketId?: string },
  hostname: string,
): Address {
  const { subdomain, ticketId = null } = params;
  if (!subdomain) return { subdomain: organizationOf(hostname), ticketId };
  if (ticketId || /^[a-z0-9-]{3,20}$/.test(subdomain)) return { subdomain, ticketId };
  return { subdomain: organizationOf(hostname), ticketId: subdomain };
}

/** On visitor pages, app.{host} belongs to no organization either. */
function organizationOf(hostname: string): string | null {
  const label = organizationOfHost(hostname);
  return label === 'app' ? null : label;
}

export function useAddress(): Address {
  return addressOf(useParams({ strict: false }), window.location.hostname);
}

/** The public data of the visited organization. */
export function useVisitedOrganization(subdomain: string | null) {
  return useQuery({
    queryKey: readKey('publicOrganization.get', { subdomain: subdomain ?? '' }),
    queryFn: ({ signal }) =>
      visitorServer.publicOrganization.get({ subdomain: subdomain ?? '' }, { signal }),
    enabled: subdomain !== null,
  });
}
