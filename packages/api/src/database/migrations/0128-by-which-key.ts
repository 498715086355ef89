import { columns, type Migration } from './migration.ts';

/** The API key used to write a message or change a ticket. */
export const byWhichKey: Migration = {
  name: '0128-by-which-key',
  async up({ dialect, schema, apply }) {
    for (const name of ['ticket_messages', 'ticket_activity']) {
      await apply(
        schema().alterTable(name, (table) => {
          columns(table, dialect).optional('via');
        }),
      );
    }
  },
};
