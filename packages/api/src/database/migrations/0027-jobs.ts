import { columns, type Migration } from './migration.ts';

/** Recurring jobs, and the order in which organizations take turns in the queue. */
export const jobs: Migration = {
  name: '0027-jobs',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('schedules', (table) => {
        const { text, optional } = columns(table, dialect);
        text('name').primary();
        text('due_at');
        optional('leased_until');
        table.integer('attempts').notNullable().defaultTo(0);
        optional('last_error');
      }),
    );
    await sql(`create index outbox_turns on outbox (listener, organization_id, due_at)
      where done_at is null and due_at is not null`);
    await sql(
      `create index mails_turns on inbound_mails (organization_id, due_at) where state = 'waiting'`,
    );
  },
};
