import m from './messages.yaml';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The age of a notification: just now, minutes, hours, days. */
export function agoText(iso: string, now = Date.now()): string {
  const passed = Math.max(0, now - Date.parse(iso));
  if (passed < minute) return m.times.justNow;
  if (passed < hour) return m.times.minutesAgo({ count: Math.floor(passed / minute) });
  if (passed < day) return m.times.hoursAgo({ count: Math.floor(passed / hour) });
  return m.times.daysAgo({ count: Math.floor(passed / day) });
}
