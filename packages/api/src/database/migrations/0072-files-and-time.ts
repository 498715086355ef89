import { columns, type Migration } from './migration.ts';

/** Which tickets have a file, to filter lists, and the time that members spent on tickets. */
export const filesAndTime: Migration = {
  name: '0072-files-and-time',
  async up({ dialect, schema, apply, sql }) {
    await sql('alter table tickets add column has_file smallint not null default 0');
    await sql(`update tickets set has_file = 1 where exists (
      select 1 from message_files
      where message_files.organization_id = tickets.organization_id
        and message_files.message_id = tickets.id
    ) or exists (
      select 1 from ticket_messages
      join message_files on message_files.organization_id = ticket_messages.organization_id
        and message_files.message_id = ticket_messages.id
      where ticket_messages.organization_id = tickets.organization_id
        and ticket_messages.ticket_id = tickets.id
    )`);
    const rest = 'id, status, urgency, assigned_agent_id';
    await sql(`create index tickets_with_file on tickets (organization_id, updated_at, ${rest})
      where has_file = 1`);
    await sql(`create index tickets_with_file_by_created on tickets (organization_id, created_at, ${rest})
      where has_file = 1`);
    await apply(
      schema().createTable('time_entries', (table) => {
        const { text, optional, number, organization, within } = columns(table, dialect);
        organization();
        text('id');
        text('ticket_id');
        text('user_id');
        number('minutes');
        text('day');
        optional('note');
        optional('started_at');
        text('created_at');
        optional('deleted_at');
        optional('merged_from');
        table.primary(['organization_id', 'id']);
        within('ticket_id', 'tickets').onDelete('CASCADE');
      }),
    );
    await sql(`create index time_entries_by_ticket on time_entries
      (organization_id, ticket_id, deleted_at, minutes)`);
    await sql(`create index time_entries_by_day on time_entries
      (organization_id, day, user_id, minutes) where deleted_at is null`);
    // One timer for each member.
    await sql(`create unique index time_entries_running on time_entries
      (organization_id, user_id) where started_at is not null`);
  },
};
