import { columns, type Migration } from './migration.ts';

/** Whether the provider of an organization decides the role of a member at each sign-in. */
export const ssoUpdatesRoles: Migration = {
  name: '0210-sso-updates-roles',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('sso_connections', (table) => {
        columns(table, dialect).flag('updates_roles', 0);
      }),
    );
  },
};
