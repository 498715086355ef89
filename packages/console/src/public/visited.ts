import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { readKey } from '../data/cache.ts';
import { organizationOfHost } from '../data/organization-address.ts';
import { visitorDesk } from './client.ts';

type Address = { subdomain: string | null; ticketId: string | null };

/**
 * The organization, and the ticket, that a visitor's address names. A single part after /public/ticket is a subdomain
 * when it can be one, and else a ticket of the organization that the host names.
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

/** Visitor pages also know app.{host} as no organization's. */
function organizationOf(hostname: string): string | null {
  const label = organizationOfHost(hostname);
  return label === 'app' ? null : label;
}

export function useAddress(): Address {
  return addressOf(useParams({ strict: false }), window.location.hostname);
}

/** What anybody may know of the organization that is visited. */
export function useVisitedOrganization(subdomain: string | null) {
  return useQuery({
    queryKey: readKey('publicOrganization.get', { subdomain: subdomain ?? '' }),
    queryFn: ({ signal }) =>
      visitorDesk.publicOrganization.get({ subdomain: subdomain ?? '' }, { signal }),
    enabled: subdomain !== null,
  });
}
