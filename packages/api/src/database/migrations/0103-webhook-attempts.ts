import { columns, type Migration } from './migration.ts';

/** Each attempt of a delivery with the receiver's response. Deleted with the delivery. */
export const webhookAttempts: Migration = {
  name: '0103-webhook-attempts',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('webhook_attempts', (table) => {
        const { text, optional, organization, within } = columns(table, dialect);
        organization();
        text('id');
        text('delivery_id');
        table.integer('status');
        table.integer('duration_ms').notNullable();
        optional('error');
        optional('answer');
        text('created_at');
        table.primary(['organization_id', 'id']);
        within('delivery_id', 'webhook_deliveries').onDelete('CASCADE');
      }),
    );
    await sql(`create index attempts_of_delivery on webhook_attempts
      (organization_id, delivery_id, created_at)`);
  },
};
