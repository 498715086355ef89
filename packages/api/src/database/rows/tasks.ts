import { number, type RowOf, table, text, userId } from '../table.ts';

/** Something to be done on a ticket. */
export const ticketTasks = table('ticket_tasks', {
  organization_id: text(),
  id: text(),
  ticket_id: text(),
  title: text(),
  /** User id of a member of the staff. */
  assignee_id: userId().null(),
  /** A day, YYYY-MM-DD. */
  due_on: text().null(),
  /** Among those of the ticket; there may be gaps, and after merging some have the same. */
  position: number(),
  done_at: text().null(),
  /** User id of who checked it off. */
  done_by: userId().null(),
  created_by: userId(),
  created_at: text(),
  /** It can be restored for a day. */
  deleted_at: text().null(),
  /** The number of the merged ticket that it was added to. */
  merged_from: text().null(),
});
export type TicketTaskRow = RowOf<typeof ticketTasks>;
