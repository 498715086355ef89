import { dateTime } from '@helpdesk/sdk/rules/dates';
import m from '../messages.yaml';

const hour = 3_600_000;
const week = 7 * 24 * hour;
const morning = 9;

/** The suggested times for sending a reply later, in the reader's time zone. */
export function laterTimes(now = new Date()): { label: string; at: Date }[] {
  return [
    { label: m.later.in1Hour, at: new Date(now.getTime() + hour) },
    ...morningsFrom(now, m.later.mondayMorning),
  ];
}

/** The suggested times for snoozing a ticket, in the reader's time zone. */
export function snoozeTimes(now = new Date()): { label: string; at: Date }[] {
  const at = new Date(Math.ceil((now.getTime() + 3 * hour) / (hour / 2)) * (hour / 2));
  const isToday = at.getDate() === now.getDate();
  return [
    ...(isToday ? [{ label: m.later.laterToday, at }] : []),
    ...morningsFrom(now, m.later.nextWeek),
  ];
}

/** Tomorrow morning and Monday morning; on Sundays they are the same. */
function morningsFrom(now: Date, monday: string) {
  const morningIn = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, morning);
  const toMonday = (8 - now.getDay()) % 7 || 7;
  return [
    { label: m.later.tomorrowMorning, at: morningIn(1) },
    ...(toMonday > 1 ? [{ label: monday, at: morningIn(toMonday) }] : []),
  ];
}

const thisWeek = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** Formats when a reply will be sent, such as `Mon 9:00 AM`; with the date from six days on. */
export function sendTime(at: string | Date, now = Date.now()): string {
  const date = new Date(at);
  return date.getTime() - now < week - 24 * hour
    ? thisWeek.format(date).replace(/,?\s+/g, ' ')
    : dateTime(date);
}

/** Whole seconds until a reply is sent; at most its delay, even if this device's clock is wrong. */
export function secondsLeft(sendAt: string, holdSeconds: number, now: number): number {
  const left = Math.ceil((Date.parse(sendAt) - now) / 1000);
  return Math.min(holdSeconds, Math.max(0, left));
}
