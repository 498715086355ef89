import { columns, type Migration } from './migration.ts';

/** The member who created a key, or last gave it more permissions: `members:act_as` ends with that member's rights. */
export const keyMakers: Migration = {
  name: '0170-key-makers',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().alterTable('api_keys', (table) => {
        columns(table, dialect).optional('made_by_id');
      }),
    );
    await sql(`update api_keys set made_by_id = coalesce(
      (select max(actor_id) from audit_entries
        where audit_entries.organization_id = api_keys.organization_id
          and audit_entries.operation = 'apiKeys.create' and audit_entries.object_id = api_keys.id),
      acts_for_id)`);
  },
};
