import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import type { Context } from 'koa';
import { tenantOfHost } from '../auth/custom-domains.ts';
import { hostLabel } from '../auth/organization-of-request.ts';
import { organizationIdOf } from '../auth/store/organizations.ts';
import type { OrganizationRow } from '../database/rows/people.ts';
import type { Org } from '../database/types.ts';
import { languagesOf } from '../features/organization/present.ts';
import { verifiedDomainOf } from '../features/organization/read.ts';
import { readOrganization } from '../features/organization/store/organization.ts';
import { readOwnWords } from '../features/organization/store/own-sentences.ts';
import { inLanguage, languageFor } from '../http/pages/language.ts';
import type { ServerContext } from '../server-context.ts';
import { contactUrl, helpCenterUrl, ticketsUrl } from './address.ts';
import { type Voice, voiceOf } from './voice.ts';

/** The organization that a page belongs to, and the URLs of its other pages. */
export interface Place {
  org: Org;
  organization: OrganizationRow;
  /** Base path of the help center, depending on the request. */
  base: string;
  /** URL of the contact page. */
  contact: string;
  /** URL of the ticket lookup page; ticket pages are below it. */
  tickets: string;
  /** The canonical URLs of the help center, the contact page, and the ticket lookup page. */
  canonical: string;
  contactCanonical: string;
  ticketsCanonical: string;
  /** Whether the request used a former subdomain. */
  hasMoved: boolean;
  /** The texts in the visitor's language, and the languages that the page offers. */
  voice: Voice;
  languages: readonly ElementLanguage[];
  /** The language of the page, unless it is the team's own (the first one). */
  foreign: ElementLanguage | null;
  /** Path and query of the request. */
  here: string;
  /** Returns one of our own URLs for a link on this page, with the language if the request's URL named one. */
  to(address: string): string;
}

/** How a request names the owner of the page. */
export interface Owner {
  org: Org;
  /** The subdomain in the path. */
  subdomain: string | undefined;
  /** The name in the path, else in the host. */
  name: string | null;
  /** The id of the organization whose custom domain is the host. */
  tenant: string | null;
}

/** Finds the organization by the path's subdomain, else by the host; null if there is none. */
export async function ownerOf(server: ServerContext, context: Context): Promise<Owner | null> {
  const { subdomain } = (context as Context & { params: Record<string, string> }).params;
  const tenant = (await tenantOfHost(server, context.host))?.organizationId ?? null;
  const named = subdomain ?? hostLabel(context.host, server.config.baseHost);
  const name = named && /^[a-z0-9-]{1,63}$/i.test(named) ? named : null;
  const id = name ? await organizationIdOf(server.database.directory, name) : tenant;
  return id ? { org: server.database.org(id), subdomain, name, tenant } : null;
}

export async function placeOf(
  { config }: ServerContext,
  owner: Owner,
  context: Context,
): Promise<Place> {
  const { org, subdomain, name, tenant } = owner;
  const [organization, domain] = await Promise.all([readOrganization(org), verifiedDomainOf(org)]);
  const languages = languagesOf(organization);
  const { language, isAsked } = languageFor(context, languages);
  return {
    org,
    organization,
    voice: voiceOf(language, await readOwnWords(org, language)),
    languages,
    foreign: language === languages[0] ? null : language,
    here: context.path + context.search,
    to: (address) => (isAsked ? inLanguage(address, language) : address),
    base: subdomain ? `/public/help/${organization.subdomain}` : '/public/help',
    contact: tenant ? '/public/contact' : `/public/contact/${organization.subdomain}`,
    tickets: `/public/ticket/${organization.subdomain}`,
    canonical: helpCenterUrl(config, organization, domain),
    contactCanonical: contactUrl(config, organization, domain),
    ticketsCanonical: ticketsUrl(config, organization, domain),
    hasMoved: name !== null && name.toLowerCase() !== organization.subdomain,
  };
}
