import { number, type RowOf, table, text, userId } from '../table.ts';

/** A task of a ticket. */
export const ticketTasks = table('ticket_tasks', {
  organization_id: text(),
  id: text(),
  ticket_id: text(),
  title: text(),
  /** User id of a staff member. */
  assignee_id: userId().null(),
  /** A day, YYYY-MM-DD. */
  due_on: text().null(),
  /** Its position among those of the ticket; there may be gaps, and duplicates after merging. */
  position: number(),
  done_at: text().null(),
  /** User id of the member who checked it off. */
  done_by: userId().null(),
  created_by: userId(),
  created_at: text(),
  /** It can be restored for a day. */
  deleted_at: text().null(),
  /** The number of the merged ticket that it was added to. */
  merged_from: text().null(),
});
export type TicketTaskRow = RowOf<typeof ticketTasks>;
