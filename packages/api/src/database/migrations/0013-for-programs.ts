import { columns, type Migration } from './migration.ts';

/** API keys and webhooks. */
export const forPrograms: Migration = {
  name: '0013-for-programs',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('api_keys', (table) => {
        const { text, optional, json, flag, number, organization } = columns(table, dialect);
        organization();
        text('id');
        text('name');
        text('prefix');
        text('last_four');
        text('token_hash').unique();
        json('permissions', '[]');
        flag('is_active', 1);
        optional('expires_at');
        optional('last_used_at');
        number('usage_count');
        text('created_at');
        table.primary(['organization_id', 'id']);
      }),
    );
    await apply(
      schema().createTable('webhooks', (table) => {
        const { text, optional, json, flag, organization } = columns(table, dialect);
        organization();
        text('id');
        text('name');
        text('url');
        json('event_names', '[]');
        flag('is_active', 1);
        text('secret');
        optional('previous_secret');
        optional('previous_until');
        text('created_at');
        table.primary(['organization_id', 'id']);
      }),
    );
    await apply(
      schema().createTable('webhook_health', (table) => {
        const { optional, number, organization, text, within } = columns(table, dialect);
        organization();
        text('webhook_id');
        number('told_until');
        number('failures');
        optional('resting_until');
        optional('last_triggered_at');
        optional('last_success_at');
        optional('last_failure_at');
        table.primary(['organization_id', 'webhook_id']);
        within('webhook_id', 'webhooks').onDelete('CASCADE');
      }),
    );
    await apply(
      schema().createTable('webhook_deliveries', (table) => {
        const { text, optional, number, organization, within } = columns(table, dialect);
        organization();
        text('id');
        text('webhook_id');
        number('seq');
        text('type');
        text('state');
        table.integer('attempts').notNullable().defaultTo(0);
        optional('due_at');
        optional('leased_until');
        table.integer('last_status');
        table.integer('duration_ms');
        optional('error');
        text('created_at');
        optional('delivered_at');
        table.primary(['organization_id', 'id']);
        table.unique(['organization_id', 'webhook_id', 'seq']);
        within('webhook_id', 'webhooks').onDelete('CASCADE');
      }),
    );
    await sql(`create index deliveries_due on webhook_deliveries (organization_id, webhook_id, due_at)
      where state = 'waiting'`);
    await sql(`create index deliveries_done on webhook_deliveries (created_at)
      where state <> 'waiting'`);
  },
};
