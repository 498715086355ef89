import { columns, type Migration } from './migration.ts';

/** Internal notes in chats, and their mentions. */
export const chatNotes: Migration = {
  name: '0068-chat-notes',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema()
        .createTable('chat_notes', (table) => {
          const { text, optional, organization, within } = columns(table, dialect);
          organization();
          text('session_id');
          text('id');
          optional('user_id').references('id').inTable('users').onDelete('SET NULL');
          text('author_name');
          text('body');
          text('created_at');
          table.primary(['organization_id', 'session_id', 'id']);
          within('session_id', 'chat_sessions').onDelete('CASCADE');
        })
        .createTable('chat_mentions', (table) => {
          const { text, organization, within } = columns(table, dialect);
          organization();
          text('session_id');
          text('note_id');
          text('user_id').references('id').inTable('users').onDelete('CASCADE');
          text('name');
          table.primary(['organization_id', 'session_id', 'note_id', 'user_id']);
          within('session_id', 'chat_sessions').onDelete('CASCADE');
        }),
    );
    // Used when a user is deleted.
    await sql('create index chat_notes_by_user on chat_notes (user_id) where user_id is not null');
    await sql('create index chat_mentions_by_user on chat_mentions (user_id)');
  },
};
