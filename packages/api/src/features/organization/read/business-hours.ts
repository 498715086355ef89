import { type BusinessHours, weekdays } from '@helpdesk/sdk/rules/business-hours';
import type { OrganizationRow } from '../../../database/rows/people.ts';

const defaultHours: BusinessHours = {
  enabled: false,
  start: '09:00',
  end: '17:00',
  days: weekdays.slice(0, 5),
};

/** Business hours; by default Monday to Friday, disabled. */
export function hoursOf({ settings }: OrganizationRow): BusinessHours {
  const { businessHours } = JSON.parse(settings) as { businessHours?: BusinessHours };
  return businessHours ?? defaultHours;
}
