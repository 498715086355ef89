import type { Text } from './columns.ts';

/** Something to be done on a ticket. */
export interface TicketTaskRow {
  organization_id: Text;
  id: Text;
  ticket_id: Text;
  title: Text;
  /** User id of a member of the staff. */
  assignee_id: Text | null;
  /** A day, YYYY-MM-DD. */
  due_on: Text | null;
  /** Among those of the ticket; there may be gaps, and after merging some have the same. */
  position: number;
  done_at: Text | null;
  /** User id of who checked it off. */
  done_by: Text | null;
  created_by: Text;
  created_at: Text;
  /** It can be restored for a day. */
  deleted_at: Text | null;
  /** The number of the merged ticket that it was added to. */
  merged_from: Text | null;
}
