import { columns, type Migration } from './migration.ts';

/** Links in emails work for 30 days, and each visit renews them. */
export const mailedAccess: Migration = {
  name: '0251-mailed-access',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('ticket_access', (table) => {
        columns(table, dialect).flag('is_mailed', 0);
      }),
    );
  },
};
