import type { Schema } from '@helpdesk/sdk/contract/operations';

export type Hours = Schema<'BusinessHours'>;
export type Day = Hours['days'][number];

export const week: readonly Day[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

export const dayName = (day: Day) => day.slice(0, 1).toUpperCase() + day.slice(1);

/** The day put in, or taken out, in the order of the week. */
export const withDay = (days: readonly Day[], day: Day): Day[] =>
  week.filter((one) => (one === day ? !days.includes(day) : days.includes(one)));

/** What is wrong with hours that are each written right. */
export function hoursSentence({ enabled, start, end, days }: Hours): string | null {
  if (start === end) return 'Business hours must not end when they start';
  if (enabled && days.length === 0) return 'Please choose at least one working day';
  return null;
}
