import { isWithinHours } from '@helpdesk/sdk/rules/business-hours';
import type { Clock } from '@helpdesk/sdk/rules/periods';
import { prepare } from '../../../database/prepare.ts';
import type { OrganizationRow } from '../../../database/rows/people.ts';
import type { Org } from '../../../database/types.ts';
import { hoursOf } from '../read/business-hours.ts';

const organization = prepare((org) => org.from('organizations'));

/** The organization; throws if it does not exist. */
export async function readOrganization(org: Org): Promise<OrganizationRow> {
  const row = await org.first<OrganizationRow>(organization({}));
  if (!row) throw new Error(`No organization ${org.id}`);
  return row;
}

/** The data for placeholders in texts: name and business hours. */
export async function readForTexts(org: Org) {
  const row = await readOrganization(org);
  const { name, timezone } = row;
  return { organization: { name }, hours: { businessHours: hoursOf(row), timezone } };
}

/** The time zone for figures by day; also the business hours, if only those count. */
export async function readClock(org: Org, count: 'all' | 'business' = 'all'): Promise<Clock> {
  const row = await readOrganization(org);
  const { timezone } = row;
  return count === 'business' ? { timezone, hours: hoursOf(row) } : { timezone };
}

/** Whether the organization is within its business hours. */
export async function isOpen(org: Org): Promise<boolean> {
  const row = await readOrganization(org);
  return isWithinHours(hoursOf(row), row.timezone);
}
