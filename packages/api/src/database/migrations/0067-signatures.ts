import { columns, type Migration } from './migration.ts';

/** The signatures of members for emailed replies. The organization's own is one of its settings. */
export const signatures: Migration = {
  name: '0067-signatures',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('memberships', (table) => {
        columns(table, dialect).optional('signature');
      }),
    );
  },
};
