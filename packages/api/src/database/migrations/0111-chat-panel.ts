import { columns, type Migration } from './migration.ts';

/** How a team has set launcher and panel of its chat, and when a visitor agreed to what they are told before one. */
export const chatPanel: Migration = {
  name: '0111-chat-panel',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('chat_settings', (table) => {
        columns(table, dialect).json('panel');
      }),
    );
    await apply(
      schema().alterTable('chat_sessions', (table) => {
        columns(table, dialect).optional('consented_at');
      }),
    );
  },
};
