import { isWithinHours } from '@helpdesk/sdk/rules/business-hours';
import type { Clock } from '@helpdesk/sdk/rules/periods';
import { prepare } from '../../../database/prepare.ts';
import type { OrganizationRow } from '../../../database/rows/people.ts';
import type { Org } from '../../../database/types.ts';
import { hoursOf } from '../read/business-hours.ts';

const organization = prepare((org) => org.from('organizations'));

/** The organization; throws when it does not exist. */
export async function readOrganization(org: Org): Promise<OrganizationRow> {
  const row = await org.first<OrganizationRow>(organization({}));
  if (!row) throw new Error(`No organization ${org.id}`);
  return row;
}

/** What texts say of the organization: its name, and when it is open. */
export async function readForTexts(org: Org) {
  const row = await readOrganization(org);
  const { name, timezone } = row;
  return { organization: { name }, hours: { businessHours: hoursOf(row), timezone } };
}

/** What the days of figures are read by; where only business hours count, also these. */
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
