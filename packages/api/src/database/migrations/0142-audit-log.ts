import { columns, type Migration } from './migration.ts';

/** The actions of members and keys, in a chain of hashes. */
export const auditLog: Migration = {
  name: '0142-audit-log',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('audit_entries', (table) => {
        const { text, optional, json, organization } = columns(table, dialect);
        organization();
        table.bigInteger('seq').notNullable();
        text('created_at');
        text('operation');
        text('object');
        optional('object_id');
        optional('actor_id');
        optional('key_id');
        json('facts');
        text('hash');
        table.primary(['organization_id', 'seq']);
      }),
    );
    await sql('create index audit_by_actor on audit_entries (organization_id, actor_id, seq)');
    await sql('create index audit_by_object on audit_entries (organization_id, object, seq)');
    await sql('create index audit_by_age on audit_entries (created_at)');
    await apply(
      schema().createTable('audit_heads', (table) => {
        const { text, number, organization } = columns(table, dialect);
        organization().primary();
        number('removed_seq');
        text('removed_hash').defaultTo('');
        number('last_seq');
        text('last_hash').defaultTo('');
      }),
    );
  },
};
