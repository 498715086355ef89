import type { Schema } from '@helpdesk/sdk/contract/operations';
import { fullName } from '@helpdesk/sdk/rules/names';
import type { Whole } from '../../database/fields.ts';
import type { TicketTaskRow } from '../../database/rows/tasks.ts';
import type { ShownTask } from './read/tasks.ts';

/** A task as the API returns it to staff. */
export function presentTask(row: ShownTask): Whole<Schema<'TicketTask'>> {
  const doer = { firstName: row.doer_first_name, lastName: row.doer_last_name };
  return {
    id: row.id,
    title: row.title,
    assignee:
      row.assignee_id && row.assignee_email
        ? {
            id: row.assignee_id,
            firstName: row.assignee_first_name,
            lastName: row.assignee_last_name,
            email: row.assignee_email,
            profileImageUrl: row.assignee_image,
          }
        : null,
    dueOn: row.due_on,
    doneAt: row.done_at,
    doneBy: fullName(doer) || row.doer_email,
    createdAt: row.created_at,
  };
}

/** A task as it appears in events. */
export const taskFacts = (row: TicketTaskRow): Whole<Schema<'TaskFacts'>> => ({
  id: row.id,
  title: row.title,
  assigneeId: row.assignee_id,
  dueOn: row.due_on,
  isDone: row.done_at !== null,
});
