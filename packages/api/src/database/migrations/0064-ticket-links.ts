import { columns, type Migration } from './migration.ts';

/** Linked tickets: each of the two has a row with its relation to the other one. */
export const ticketLinks: Migration = {
  name: '0064-ticket-links',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('ticket_links', (table) => {
        const { text, organization, within } = columns(table, dialect);
        organization();
        text('ticket_id');
        within('ticket_id', 'tickets').onDelete('CASCADE');
        // No foreign key: the row stays, hidden, while the other ticket is in the trash.
        text('other_id');
        text('kind');
        text('created_at');
        table.primary(['organization_id', 'ticket_id', 'other_id']);
      }),
    );
    await sql('create index ticket_links_by_other on ticket_links (organization_id, other_id)');
  },
};
