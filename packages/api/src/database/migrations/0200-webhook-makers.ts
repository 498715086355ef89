import { columns, type Migration } from './migration.ts';

/** The member who created a webhook, or last changed what it sends where. */
export const webhookMakers: Migration = {
  name: '0200-webhook-makers',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().alterTable('webhooks', (table) => {
        columns(table, dialect).optional('made_by_id');
      }),
    );
    await sql(`update webhooks set made_by_id =
      (select max(actor_id) from audit_entries
        where audit_entries.organization_id = webhooks.organization_id
          and audit_entries.operation = 'webhooks.create' and audit_entries.object_id = webhooks.id)`);
  },
};
