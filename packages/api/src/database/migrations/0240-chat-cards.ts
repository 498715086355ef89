import { columns, type Migration } from './migration.ts';

/** The bot's suggested articles and questions. */
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
