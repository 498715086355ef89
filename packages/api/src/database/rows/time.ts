import type { Text } from './columns.ts';

/** Time that a member has spent on a ticket, or a timer that runs. */
export interface TimeEntryRow {
  organization_id: Text;
  id: Text;
  ticket_id: Text;
  user_id: Text;
  /** 0 while the timer runs. */
  minutes: number;
  /** YYYY-MM-DD. */
  day: Text;
  note: Text | null;
  /** Since when the timer runs; null once it is stopped. */
  started_at: Text | null;
  created_at: Text;
  /** It can be restored for a day. */
  deleted_at: Text | null;
  /** The number of the merged ticket that it was noted on. */
  merged_from: Text | null;
}
