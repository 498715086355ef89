import { columns, type Migration } from './migration.ts';

/** Which tickets of other systems were imported; kept when a ticket is deleted, so that none comes twice. */
export const importedTickets: Migration = {
  name: '0094-imported-tickets',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().createTable('imported_tickets', (table) => {
        const { text, organization } = columns(table, dialect);
        organization();
        text('external_id');
        text('ticket_id');
        text('number');
        text('imported_at');
        table.primary(['organization_id', 'external_id']);
      }),
    );
  },
};
