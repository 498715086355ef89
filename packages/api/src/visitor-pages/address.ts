import type { Config } from '../config.ts';
import type { OrganizationRow } from '../database/rows/people.ts';

/** The address of a help center: on the organization's verified custom domain, or below the product's. */
export const helpCenterUrl = pageUrl('help');

/** The address of a contact page, likewise. */
export const contactUrl = pageUrl('contact');

/** The address of the page where tickets are looked up, likewise. */
export const ticketsUrl = pageUrl('ticket');

function pageUrl(page: 'help' | 'contact' | 'ticket') {
  return (
    { publicUrl }: Pick<Config, 'publicUrl'>,
    { subdomain }: Pick<OrganizationRow, 'subdomain'>,
    domain: string | null,
  ): string =>
    domain ? `https://${domain}/public/${page}` : `${publicUrl}/public/${page}/${subdomain}`;
}
