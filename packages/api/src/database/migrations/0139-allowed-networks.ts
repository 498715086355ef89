import { columns, type Migration } from './migration.ts';

/** The networks from which the staff of an organization may work, and whether its API keys may from others. */
export const allowedNetworks: Migration = {
  name: '0139-allowed-networks',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('organizations', (table) => {
        columns(table, dialect).optional('allowed_networks');
      }),
    );
  },
};
