import type { Schema } from '../contract/operations.ts';
import { dayAfter, dayIn, momentOf, wallClock } from './calendar.ts';

export type BusinessHours = Schema<'BusinessHours'>;
export type Weekday = BusinessHours['days'][number];

export const weekdays: readonly Weekday[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

/** Whether a time is within business hours. Hours past midnight belong to the day on which they start. */
export function isWithinHours(
  { enabled, start, end, days }: BusinessHours,
  timeZone: string,
  at: number = Date.now(),
): boolean {
  if (!enabled) return true;
  const shown = wallClock(timeZone, at);
  // With seconds, so the time is never before the start of its own minute.
  const time = shown.slice(11);
  // In JavaScript, the week starts with Sunday (0); in `weekdays`, with Monday.
  const today = (new Date(`${shown}Z`).getUTCDay() + 6) % 7;
  const isOpenOn = (index: number) => days.includes(weekdays[(index + 7) % 7] as Weekday);
  if (start < end) return isOpenOn(today) && start <= time && time < end;
  return (isOpenOn(today) && start <= time) || (isOpenOn(today - 1) && time < end);
}

const dayLength = 24 * 60 * 60 * 1000;

/** Returns the business hours on a day such as `2026-03-29`, in milliseconds since midnight on its clocks. */
export function rangesOn({ start, end, days }: BusinessHours, date: string): [number, number][] {
  const today = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  const isOpenOn = (index: number) => days.includes(weekdays[(index + 7) % 7] as Weekday);
  const timeOf = (clock: string) => Date.parse(`1970-01-01T${clock}:00Z`);
  if (start < end) return isOpenOn(today) ? [[timeOf(start), timeOf(end)]] : [];
  const ranges: [number, number][] = [];
  if (isOpenOn(today - 1)) ranges.push([0, timeOf(end)]);
  if (isOpenOn(today)) ranges.push([timeOf(start), dayLength]);
  return ranges;
}

/** Returns when the team opens next, as an ISO time; null while it is open. */
export function opensNext(
  hours: BusinessHours,
  timeZone: string,
  at: number = Date.now(),
): string | null {
  if (isWithinHours(hours, timeZone, at)) return null;
  const today = dayIn(timeZone, at);
  for (let ahead = 0; ahead <= weekdays.length; ahead += 1) {
    const day = dayAfter(today, ahead);
    const weekday = weekdays[(new Date(day).getUTCDay() + 6) % 7] as Weekday;
    const opens = momentOf(timeZone, `${day}T${hours.start}:00`);
    if (hours.days.includes(weekday) && Date.parse(opens) > at) return opens;
  }
  return null;
}

/** Returns what is wrong with business hours whose fields are valid; null if nothing is. Midnight to midnight is the whole day. */
export function hoursRefusal({ enabled, start, end, days }: BusinessHours) {
  if (start === end && start !== '00:00') {
    return { field: 'end', sentence: 'Business hours must not end when they start' } as const;
  }
  if (enabled && days.length === 0) {
    return { field: 'days', sentence: 'Please choose at least one working day' } as const;
  }
  return null;
}

export const weekdayName = (day: Weekday) => day.charAt(0).toUpperCase() + day.slice(1);

/** Returns business hours for use in a sentence: `Monday to Friday, 09:00 to 17:00 (Europe/Berlin)`. */
export function hoursText({ enabled, start, end, days }: BusinessHours, timeZone: string): string {
  if (!enabled) return 'around the clock';
  const times = start === end ? 'all day' : `${start} to ${end}`;
  return `${daysText(days)}, ${times} (${timeZone})`;
}

function daysText(days: readonly Weekday[]): string {
  const runs: Weekday[][] = [];
  for (const [index, day] of weekdays.entries()) {
    if (!days.includes(day)) continue;
    const before = weekdays[index - 1];
    const run = before && days.includes(before) ? runs.at(-1) : undefined;
    if (run) run.push(day);
    else runs.push([day]);
  }
  if (runs[0]?.length === weekdays.length) return 'every day';
  const texts = runs.flatMap((run) =>
    run.length > 2
      ? [`${weekdayName(run[0] as Weekday)} to ${weekdayName(run.at(-1) as Weekday)}`]
      : run.map(weekdayName),
  );
  const last = texts.pop() ?? '';
  return texts.length > 0 ? `${texts.join(', ')} and ${last}` : last;
}
