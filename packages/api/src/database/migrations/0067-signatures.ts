import { columns, type Migration } from './migration.ts';

/** What ends the mails with a member's replies; that of the organization is one of its settings. */
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
