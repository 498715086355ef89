import { columns, type Migration } from './migration.ts';

/** How many items the retention policy closed and deleted, by day. */
export const retentionRuns: Migration = {
  name: '0138-retention-runs',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('retention_runs', (table) => {
        const { text, number, organization } = columns(table, dialect);
        organization();
        text('day');
        number('closed_tickets');
        number('deleted_tickets');
        number('deleted_mails');
        number('deleted_chats');
        table.primary(['organization_id', 'day']);
      }),
    );
    await sql(`create index mails_by_age on inbound_mails (organization_id, received_at)
      where state <> 'waiting'`);
  },
};
