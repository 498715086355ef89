import type { Schema } from '../contract/operations.ts';
import { weekdays } from './business-hours.ts';
import { dayAfter, wallClock } from './calendar.ts';

export type ReportSchedule = Pick<Schema<'SavedReportSchedule'>, 'weekday' | 'dayOfMonth'>;

/** Scheduled reports are sent from this hour on, in the organization's time zone. */
const hour = '07';

/** Returns the last day on which a scheduled report was due, in the organization's time zone. */
export function lastDueDay(schedule: ReportSchedule, timezone: string, at: number): string {
  const clock = wallClock(timezone, at);
  const today = clock.slice(0, 10);
  let day = clock.slice(11, 13) < hour ? dayAfter(today, -1) : today;
  while (!isOn(schedule, day)) day = dayAfter(day, -1);
  return day;
}

const isOn = ({ weekday, dayOfMonth }: ReportSchedule, day: string) =>
  dayOfMonth === null ? weekday === weekdayOf(day) : Number(day.slice(8)) === dayOfMonth;

/** Returns the index of the weekday; Monday is 0. */
const placeInWeek = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
const weekdayOf = (day: string) => weekdays[placeInWeek(day)];

/** Returns the first and last day of a saved report that is sent on a day; all of its days are over by then. */
export function daysOfReport(period: Schema<'SavedReportPeriod'>, sentOn: string) {
  if (period === 'lastWeek') {
    const monday = dayAfter(sentOn, -placeInWeek(sentOn));
    return { from: dayAfter(monday, -7), to: dayAfter(monday, -1) };
  }
  if (period === 'lastMonth') {
    const to = dayAfter(`${sentOn.slice(0, 8)}01`, -1);
    return { from: `${to.slice(0, 8)}01`, to };
  }
  return { from: dayAfter(sentOn, -Number.parseInt(period, 10)), to: dayAfter(sentOn, -1) };
}
