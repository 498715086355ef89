import { columns, type Migration } from './migration.ts';

/** Context that a page provided about its visitor, stored with their chat, and with a ticket created from the chat or a form. */
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
