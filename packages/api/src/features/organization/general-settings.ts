import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type BusinessHours, hoursRefusal, weekdays } from '@helpdesk/sdk/rules/business-hours';
import type { Org } from '../../database/types.ts';
import { invalid } from '../../http/refusal.ts';
import { readOrganization } from './store.ts';

/** Changes name, time zone, ticket prefix, automatic assignment and business hours; what is left out stays. */
export async function changeGeneral(org: Org, change: Schema<'GeneralSettingsInput'>) {
  const { organizationName, timezone, businessHours, autoAssignment, ticketPrefix } = change;
  const zone = timezone === undefined ? undefined : zoneNamed(timezone);
  const hours = businessHours && orderly(businessHours);
  await org.write(async (tx) => {
    const { settings } = await readOrganization(tx);
    const patch = {
      name: organizationName,
      timezone: zone,
      ticket_prefix: ticketPrefix?.toUpperCase(),
      auto_assignment: autoAssignment,
      settings: hours && { ...JSON.parse(settings), businessHours: hours },
    };
    if (Object.values(patch).every((value) => value === undefined)) return;
    await tx.update('organizations', {}, patch);
  });
}

/** A time zone as its list writes it; offsets such as +02:00, which know no summer, are none. */
function zoneNamed(name: string): string {
  try {
    if (!/^[A-Za-z]/.test(name)) throw new RangeError(name);
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name;
  } catch {
    throw invalid('timezone', 'Please choose a time zone');
  }
}

function orderly(hours: BusinessHours): BusinessHours {
  const days = weekdays.filter((day) => hours.days.includes(day));
  const refusal = hoursRefusal({ ...hours, days });
  if (refusal) throw invalid(`businessHours.${refusal.field}`, refusal.sentence);
  return { ...hours, days };
}
