import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { OrganizationRow } from '../../database/rows/people.ts';

export type BusinessHours = Schema<'BusinessHours'>;

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

const defaultHours: BusinessHours = {
  enabled: false,
  start: '09:00',
  end: '17:00',
  days: weekdays.slice(0, 5),
};

export function hoursOf({ settings }: OrganizationRow): BusinessHours {
  const { businessHours } = JSON.parse(settings) as { businessHours?: BusinessHours };
  return businessHours ?? defaultHours;
}

/** Whether the team answers at a moment. Hours that go past midnight belong to the day on which they start. */
export function isWithinHours(
  { enabled, start, end, days }: BusinessHours,
  timezone: string,
  at = new Date(),
): boolean {
  if (!enabled) return true;
  const { day, time } = clockAt(timezone, at);
  const isOpenOn = (index: number) => days.includes(weekdays[(index + 7) % 7] as 'monday');
  if (start < end) return isOpenOn(day) && start <= time && time < end;
  return (isOpenOn(day) && start <= time) || (isOpenOn(day - 1) && time < end);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The day of the week, Monday being 0, and the time as `09:05`. */
function clockAt(timezone: string, at: Date) {
  const clock = clocks.get(timezone) ?? newClock(timezone);
  clocks.set(timezone, clock);
  const parts = clock.formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const day = weekdays.findIndex((name) => name === part('weekday').toLowerCase());
  return { day, time: `${part('hour')}:${part('minute')}` };
}

const newClock = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
