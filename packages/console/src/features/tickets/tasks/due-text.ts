import { dayAfter, dayIn } from '@helpdesk/sdk/rules/calendar';
import { shortDate } from '@helpdesk/sdk/rules/dates';
import m from '../messages.yaml';

export type Due = { text: string; state: 'overdue' | 'today' | 'later' };

/** When a task is due, in the reader's time zone; overdue and today are shown in words. */
export function dueText(day: string, now: number): Due {
  const today = dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, now);
  if (day === today) return { text: m.dueText.dueToday, state: 'today' };
  // Noon, so it's the same day in every time zone.
  const date = shortDate(`${day}T12:00:00`, now);
  if (day < today) return { text: m.dueText.overdue({ date }), state: 'overdue' };
  if (day === dayAfter(today)) return { text: m.dueText.dueTomorrow, state: 'later' };
  return { text: m.dueText.due({ date }), state: 'later' };
}
