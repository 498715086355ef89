import { wallClock } from '@helpdesk/sdk/rules/calendar';

/** Returns the Monday whose digest is due, from 8 am until the end of that day; null at other times. */
export function dueWeek(timezone: string, at: number): string | null {
  const clock = wallClock(timezone, at);
  const isMonday = new Date(`${clock}Z`).getUTCDay() === 1;
  return isMonday && clock.slice(11, 13) >= '08' ? clock.slice(0, 10) : null;
}
