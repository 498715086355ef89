import { columns, type Migration } from './migration.ts';

/** A team's settings for the launcher and panel of its chat, and when a visitor gave consent before a chat. */
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
