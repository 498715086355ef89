import { prepare } from '../../../database/prepare.ts';
import type { TicketTaskRow } from '../../../database/rows/tasks.ts';
import type { Org, P } from '../../../database/types.ts';

/** A task with the names of its assignee and of the member who completed it. */
export interface ShownTask extends TicketTaskRow {
  assignee_first_name: string | null;
  assignee_last_name: string | null;
  assignee_email: string | null;
  assignee_image: string | null;
  doer_first_name: string | null;
  doer_last_name: string | null;
  doer_email: string | null;
}

const ofTicket = prepare((org, p: P<'ticket'>) =>
  org
    .from('ticket_tasks')
    .leftJoin('users as assignee', 'assignee.id', 'ticket_tasks.assignee_id')
    .leftJoin('users as doer', 'doer.id', 'ticket_tasks.done_by')
    .where('ticket_tasks.ticket_id', p.ticket)
    .whereNull('ticket_tasks.deleted_at')
    .orderByRaw('ticket_tasks.position, ticket_tasks.created_at, ticket_tasks.id')
    .select(
      'ticket_tasks.*',
      'assignee.first_name as assignee_first_name',
      'assignee.last_name as assignee_last_name',
      'assignee.email as assignee_email',
      'assignee.profile_image_url as assignee_image',
      'doer.first_name as doer_first_name',
      'doer.last_name as doer_last_name',
      'doer.email as doer_email',
    ),
);

/** The tasks of a ticket, in their order. */
export const readTasks = (org: Org, ticket: string) => org.all<ShownTask>(ofTicket({ ticket }));

const byId = prepare((org, p: P<'ticket' | 'id'>) =>
  org.from('ticket_tasks').where('ticket_id', p.ticket).where('id', p.id),
);

/** A task of a ticket, even if it was deleted. */
export const findTask = (org: Org, ticket: string, id: string) =>
  org.first<TicketTaskRow>(byId({ ticket, id }));
