import { columns, type Migration } from './migration.ts';

/** Cc recipients of a ticket's public replies, and drafts shared with a note. */
export const ticketCcs: Migration = {
  name: '0061-ticket-ccs',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().createTable('ticket_ccs', (table) => {
        const { text, optional, organization, within } = columns(table, dialect);
        organization();
        text('ticket_id');
        text('email');
        optional('name');
        text('created_at');
        table.primary(['organization_id', 'ticket_id', 'email']);
        within('ticket_id', 'tickets').onDelete('CASCADE');
      }),
    );
    await apply(
      schema().alterTable('ticket_messages', (table) => {
        columns(table, dialect).optional('draft');
      }),
    );
  },
};
