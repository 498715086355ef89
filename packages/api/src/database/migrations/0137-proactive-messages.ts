import { columns, type Migration } from './migration.ts';

/** The text of the proactive message that started a chat. */
export const proactiveMessages: Migration = {
  name: '0137-proactive-messages',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('chat_sessions', (table) => {
        columns(table, dialect).optional('opened_by');
      }),
    );
  },
};
