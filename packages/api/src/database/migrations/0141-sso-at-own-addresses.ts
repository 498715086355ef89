import { columns, type Migration } from './migration.ts';

/** Whether the staff of an organization sign in by its provider at its own addresses as well. */
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
