import { columns, type Migration } from './migration.ts';

/** The event log and the outbox. */
export const events: Migration = {
  name: '0005-events',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('events', (table) => {
        const { text, number, organization } = columns(table, dialect);
        organization();
        number('seq');
        text('name');
        text('payload');
        text('created_at');
        table.primary(['organization_id', 'seq']);
      }),
    );
    await apply(
      schema().createTable('outbox', (table) => {
        const { text, optional, number, organization, within } = columns(table, dialect);
        organization();
        text('id');
        number('seq');
        text('listener');
        optional('due_at');
        optional('leased_until');
        table.integer('attempts').notNullable().defaultTo(0);
        optional('last_error');
        optional('done_at');
        table.primary(['organization_id', 'id']);
        within('seq', 'events', 'seq').onDelete('CASCADE');
        table.index(['organization_id', 'seq']);
      }),
    );
    await sql(
      'create index outbox_due on outbox (listener, due_at) where done_at is null and due_at is not null',
    );
    await sql('create index outbox_done on outbox (done_at) where done_at is not null');
  },
};
