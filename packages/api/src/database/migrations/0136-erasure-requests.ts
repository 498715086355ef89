import { columns, type Migration } from './migration.ts';

/** When a customer asked to have their data erased. */
export const erasureRequests: Migration = {
  name: '0136-erasure-requests',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('customer_records', (table) => {
        columns(table, dialect).optional('erasure_requested_at');
      }),
    );
  },
};
