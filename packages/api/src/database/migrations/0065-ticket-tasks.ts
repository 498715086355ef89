import { columns, type Migration } from './migration.ts';

/** Tasks of tickets. */
export const ticketTasks: Migration = {
  name: '0065-ticket-tasks',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('ticket_tasks', (table) => {
        const { text, optional, organization, within } = columns(table, dialect);
        organization();
        text('id');
        text('ticket_id');
        text('title');
        optional('assignee_id');
        optional('due_on');
        table.integer('position').notNullable();
        optional('done_at');
        optional('done_by');
        text('created_by');
        text('created_at');
        optional('deleted_at');
        optional('merged_from');
        table.primary(['organization_id', 'id']);
        within('ticket_id', 'tickets').onDelete('CASCADE');
      }),
    );
    await sql(`create index ticket_tasks_by_ticket on ticket_tasks
      (organization_id, ticket_id, position)`);
    await sql(`create index ticket_tasks_by_assignee on ticket_tasks
      (organization_id, assignee_id) where assignee_id is not null`);
  },
};
