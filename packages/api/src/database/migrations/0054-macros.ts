import { columns, type Migration } from './migration.ts';

/** Macros. Those without an owner belong to the team. */
export const macros: Migration = {
  name: '0054-macros',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('macros', (table) => {
        const { text, optional, json, number, organization } = columns(table, dialect);
        organization();
        text('id');
        optional('owner_id').references('id').inTable('users').onDelete('CASCADE');
        text('name');
        text('folded');
        json('steps');
        table.integer('position').notNullable();
        number('use_count');
        optional('last_used_at');
        text('created_at');
        text('updated_at');
        optional('deleted_at');
        table.primary(['organization_id', 'id']);
      }),
    );
    // Two indexes, because rows without an owner would all count as different.
    await sql(`create unique index macros_of_team on macros
      (organization_id, folded) where owner_id is null and deleted_at is null`);
    await sql(`create unique index macros_of_member on macros
      (organization_id, owner_id, folded) where owner_id is not null and deleted_at is null`);
    await sql('create index macros_by_owner on macros (owner_id)');
  },
};
