import { columns, type Migration } from './migration.ts';

/** The bot offers articles and questions with what it says. */
export const chatCards: Migration = {
  name: '0240-chat-cards',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('chat_messages', (table) => {
        columns(table, dialect).optional('cards');
      }),
    );
  },
};
