import type { Schema } from '@helpdesk/sdk/contract/operations';
import { isHexColor } from '@helpdesk/sdk/rules/color';
import { type ElementLanguage, languagesAtFirst } from '@helpdesk/sdk/rules/element-languages';
import { type HelpCenterLook, plainLook } from '@helpdesk/sdk/rules/help-look';
import type { OrganizationRow } from '../../database/rows/people.ts';
import { hoursOf } from './read/business-hours.ts';

const defaultColor = '#3B82F6';

/** The organization as members see it. */
export function presentOrganization(row: OrganizationRow): Schema<'MemberOrganization'> {
  return {
    id: row.id,
    name: row.name,
    subdomain: row.subdomain,
    logoUrl: row.logo_url,
    primaryColor: colorOf(row),
    languages: languagesOf(row),
    emailFrom: row.email_from,
    timezone: row.timezone,
    ticketPrefix: row.ticket_prefix,
    autoAssignment: row.auto_assignment === 1,
    mailsTicketLinks: mailsTicketLinks(row),
    signature: signatureOf(row),
    businessHours: hoursOf(row),
  };
}

/** The organization as everyone sees it. */
export function presentPublicOrganization(row: OrganizationRow): Schema<'PublicOrganization'> {
  return {
    id: row.id,
    name: row.name,
    subdomain: row.subdomain,
    logoUrl: row.logo_url,
    primaryColor: colorOf(row),
    languages: languagesOf(row),
    ownWords: ownWordsOf(row),
  };
}

/** The languages with custom sentences for elements. */
export const ownWordsOf = ({ settings }: Pick<OrganizationRow, 'settings'>) =>
  (JSON.parse(settings) as { ownWords?: ElementLanguage[] }).ownWords ?? [];

/** The languages that elements offer to visitors. */
export const languagesOf = ({ settings }: Pick<OrganizationRow, 'settings'>) =>
  (JSON.parse(settings) as { languages?: ElementLanguage[] }).languages ?? languagesAtFirst;

export const mailsTicketLinks = ({ settings }: Pick<OrganizationRow, 'settings'>) =>
  (JSON.parse(settings) as { mailsTicketLinks?: boolean }).mailsTicketLinks ?? false;

/** The language of emails to customers, whose own language is unknown. */
export const mailLanguageOf = ({ settings }: Pick<OrganizationRow, 'settings'>): string =>
  (JSON.parse(settings) as { mailLanguage?: string }).mailLanguage ?? 'en';

/** Off for organizations created before this email existed. */
export const mailsResolution = ({ settings }: Pick<OrganizationRow, 'settings'>): boolean =>
  (JSON.parse(settings) as { mailsResolution?: boolean }).mailsResolution ?? false;

/** The default signature in replies of agents without their own. */
export const signatureOf = ({ settings }: Pick<OrganizationRow, 'settings'>): string | null =>
  (JSON.parse(settings) as { signature?: string }).signature || null;

/** The text below "Get in Touch" until an organization changes it; pages translate it. */
const builtInNotes: Schema<'ContactNote'>[] = [
  { title: 'Email Support', text: 'We respond within 24 hours.' },
  { title: 'Quick Response', text: 'Average response time: 2 hours.' },
  { title: 'Detailed Support', text: 'The more you tell us, the better we can help.' },
];

/** The organization's own notes on its contact page; null if it uses the default ones. */
export const writtenNotesOf = ({ settings }: Pick<OrganizationRow, 'settings'>) =>
  (JSON.parse(settings) as { contactNotes?: Schema<'ContactNote'>[] | null }).contactNotes ?? null;

/** The notes next to the form on the contact page. */
export const contactNotesOf = (row: Pick<OrganizationRow, 'settings'>) =>
  writtenNotesOf(row) ?? builtInNotes;

/** The branding of visitor pages. Omits an icon of another organization, which an import may contain. */
export function lookOf({ id, settings }: Pick<OrganizationRow, 'id' | 'settings'>): HelpCenterLook {
  const { helpCenter = plainLook } = JSON.parse(settings) as { helpCenter?: HelpCenterLook };
  const isOwn = helpCenter.iconUrl?.startsWith(`/files/${id}/`) ?? true;
  return isOwn ? helpCenter : { ...helpCenter, iconUrl: null };
}

/** Ignores invalid stored colors. */
const colorOf = ({ primary_color: color }: OrganizationRow) =>
  color && isHexColor(color) ? color : defaultColor;
