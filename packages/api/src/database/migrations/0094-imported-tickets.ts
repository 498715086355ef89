import { columns, type Migration } from './migration.ts';

/** Tickets imported from other systems. A row stays when its ticket is deleted, so no ticket is imported twice. */
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
