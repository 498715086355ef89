import { columns, type Migration } from './migration.ts';

/** The ticket filter of a webhook, its custom headers, and since when it has been failing. */
export const webhookFilters: Migration = {
  name: '0114-webhook-filters',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('webhooks', (table) => {
        const { json, text } = columns(table, dialect);
        text('filter').defaultTo('');
        json('headers', '[]');
      }),
    );
    await apply(
      schema().alterTable('webhook_health', (table) => {
        const { optional } = columns(table, dialect);
        optional('failing_since');
        optional('failing_told_at');
        optional('switched_off_at');
        optional('switched_off_because');
      }),
    );
  },
};
