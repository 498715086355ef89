import type { Config } from '../config.ts';
import type { OrganizationRow } from '../database/rows/people.ts';

/** The URL of a help center: on the organization's verified custom domain, or on the product's domain. */
export const helpCenterUrl = pageUrl('help');

/** The URL of a contact page, on the same domain. */
export const contactUrl = pageUrl('contact');

/** The URL of the ticket lookup page, on the same domain. */
export const ticketsUrl = pageUrl('ticket');

function pageUrl(page: 'help' | 'contact' | 'ticket') {
  return (
    { publicUrl }: Pick<Config, 'publicUrl'>,
    { subdomain }: Pick<OrganizationRow, 'subdomain'>,
    domain: string | null,
  ): string =>
    domain ? `https://${domain}/public/${page}` : `${publicUrl}/public/${page}/${subdomain}`;
}
