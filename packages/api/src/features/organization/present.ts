import type { Schema } from '@helpdesk/sdk/contract/operations';
import { isHexColor } from '@helpdesk/sdk/rules/color';
import type { OrganizationRow } from '../../database/rows/people.ts';
import { hoursOf } from './business-hours.ts';

const defaultColor = '#3B82F6';

/** The organization, for members. */
export function presentOrganization(row: OrganizationRow): Schema<'MemberOrganization'> {
  return {
    id: row.id,
    name: row.name,
    subdomain: row.subdomain,
    logoUrl: row.logo_url,
    primaryColor: colorOf(row),
    emailFrom: row.email_from,
    timezone: row.timezone,
    ticketPrefix: row.ticket_prefix,
    autoAssignment: row.auto_assignment === 1,
    mailsTicketLinks: mailsTicketLinks(row),
    businessHours: hoursOf(row),
  };
}

/** The organization, for everybody. */
export function presentPublicOrganization(row: OrganizationRow): Schema<'PublicOrganization'> {
  return {
    id: row.id,
    name: row.name,
    subdomain: row.subdomain,
    logoUrl: row.logo_url,
    primaryColor: colorOf(row),
  };
}

const mailsTicketLinks = ({ settings }: OrganizationRow) =>
  (JSON.parse(settings) as { mailsTicketLinks?: boolean }).mailsTicketLinks ?? false;

/** Invalid stored colors are not returned. */
const colorOf = ({ primary_color: color }: OrganizationRow) =>
  color && isHexColor(color) ? color : defaultColor;
