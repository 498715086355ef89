import { number, type RowOf, table, text, userId } from '../table.ts';

/** Time that a member spent on a ticket, or a running timer. */
export const timeEntries = table('time_entries', {
  organization_id: text(),
  id: text(),
  ticket_id: text(),
  user_id: userId(),
  /** 0 while the timer runs. */
  minutes: number(),
  /** YYYY-MM-DD. */
  day: text(),
  note: text().null(),
  /** Since when the timer has been running; null once it is stopped. */
  started_at: text().null(),
  created_at: text(),
  /** It can be restored for a day. */
  deleted_at: text().null(),
  /** The number of the merged ticket on which it was recorded. */
  merged_from: text().null(),
});
export type TimeEntryRow = RowOf<typeof timeEntries>;
