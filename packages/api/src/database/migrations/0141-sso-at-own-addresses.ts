import { columns, type Migration } from './migration.ts';

/** Whether staff can also use single sign-on at the organization's own addresses. */
export const ssoAtOwnAddresses: Migration = {
  name: '0141-sso-at-own-addresses',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('sso_connections', (table) => {
        columns(table, dialect).flag('at_own_addresses', 0);
      }),
    );
  },
};
