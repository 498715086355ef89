import { columns, type Migration } from './migration.ts';

/** The link with which a provider asks to confirm forwarding. */
export const forwardingConfirmations: Migration = {
  name: '0204-forwarding-confirmations',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('support_addresses', (table) => {
        columns(table, dialect).optional('confirmation_url');
      }),
    );
  },
};
