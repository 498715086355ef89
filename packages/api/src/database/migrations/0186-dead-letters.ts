import { columns, type Migration } from './migration.ts';

/** The message that an email delivers and its recipient, and an index that finds dead letters. */
export const deadLetters: Migration = {
  name: '0186-dead-letters',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().alterTable('outbox', (table) => {
        const { optional } = columns(table, dialect);
        optional('message_id');
        optional('recipient');
      }),
    );
    await sql(`create index outbox_of_message on outbox (organization_id, message_id)
      where message_id is not null`);
    await sql(`create index outbox_dead on outbox (organization_id, seq)
      where done_at is null and due_at is null`);
    await sql(`create index deliveries_dead on webhook_deliveries (organization_id, seq)
      where state = 'failed'`);
  },
};
