import { columns, type Migration } from './migration.ts';

/** Addresses and domains whose messages are all spam. */
export const blockedSenders: Migration = {
  name: '0063-blocked-senders',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('blocked_senders', (table) => {
        const { text, optional, organization } = columns(table, dialect);
        organization();
        text('id');
        text('value');
        optional('reason');
        optional('added_by').references('id').inTable('users').onDelete('SET NULL');
        text('created_at');
        table.primary(['organization_id', 'id']);
        table.unique(['organization_id', 'value']);
      }),
    );
    await sql(`create index blocked_senders_by_member on blocked_senders (added_by)
      where added_by is not null`);
  },
};
