import { columns, type Migration } from './migration.ts';

/** What a page said of its visitor, kept with their chat, and with the ticket that came of it or of a form. */
export const visitorContext: Migration = {
  name: '0135-visitor-context',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('chat_sessions', (table) => {
        columns(table, dialect).optional('context');
      }),
    );
    await apply(
      schema().alterTable('tickets', (table) => {
        columns(table, dialect).optional('visitor_context');
      }),
    );
  },
};
