import { columns, type Migration } from './migration.ts';

/** Whether the identity provider of an organization sets a member's role at each sign-in. */
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
