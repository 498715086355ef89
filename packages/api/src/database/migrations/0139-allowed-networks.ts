import { columns, type Migration } from './migration.ts';

/** The IP allowlist for the staff of an organization, and whether its API keys work from other networks. */
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
