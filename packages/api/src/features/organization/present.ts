import type { Schema } from '@helpdesk/sdk/contract/operations';
import { isHexColor } from '@helpdesk/sdk/rules/color';
import type { OrganizationRow } from '../../database/rows/people.ts';

const defaultColor = '#3B82F6';

const defaultHours: Schema<'BusinessHours'> = {
  enabled: false,
  start: '09:00',
  end: '17:00',
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
};

/** The organization as its members see it. */
export function presentOrganization(row: OrganizationRow): Schema<'Organization'> {
  const settings = JSON.parse(row.settings) as { businessHours?: Schema<'BusinessHours'> };
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
    businessHours: settings.businessHours ?? defaultHours,
  };
}

/** The organization as anybody sees it. */
export function presentPublicOrganization(row: OrganizationRow): Schema<'PublicOrganization'> {
  return {
    id: row.id,
    name: row.name,
    subdomain: row.subdomain,
    logoUrl: row.logo_url,
    primaryColor: colorOf(row),
  };
}

/** What is kept and is no colour never leaves, whoever wrote it. */
const colorOf = ({ primary_color: color }: OrganizationRow) =>
  color && isHexColor(color) ? color : defaultColor;
