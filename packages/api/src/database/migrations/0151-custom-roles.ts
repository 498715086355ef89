import { columns, type Migration } from './migration.ts';

/** Custom roles: names for a subset of the permissions. Their members also store the permissions. */
export const customRoles: Migration = {
  name: '0151-custom-roles',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('custom_roles', (table) => {
        const { text, organization } = columns(table, dialect);
        organization();
        text('id');
        text('name');
        text('name_key');
        text('permissions');
        text('created_at');
        text('updated_at');
        table.primary(['organization_id', 'id']);
        table.unique(['organization_id', 'name_key']);
      }),
    );
    await apply(
      schema().alterTable('memberships', (table) => {
        const { optional } = columns(table, dialect);
        optional('custom_role_id');
        optional('permissions');
      }),
    );
    await apply(
      schema().alterTable('invitations', (table) => {
        columns(table, dialect).optional('custom_role_id');
      }),
    );
    await sql(`create index memberships_by_custom_role on memberships (organization_id, custom_role_id)
      where custom_role_id is not null`);
  },
};
