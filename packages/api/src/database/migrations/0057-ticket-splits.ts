import { columns, type Migration } from './migration.ts';

/** Tickets that were split off others, and for a day the data to undo that. */
export const ticketSplits: Migration = {
  name: '0057-ticket-splits',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('ticket_splits', (table) => {
        const { text, optional, organization, within } = columns(table, dialect);
        organization();
        text('ticket_id');
        within('ticket_id', 'tickets').onDelete('CASCADE');
        text('from_id');
        text('split_at');
        optional('kept');
        table.primary(['organization_id', 'ticket_id']);
      }),
    );
    await sql(`create index ticket_splits_kept on ticket_splits (split_at) where kept is not null`);
  },
};
