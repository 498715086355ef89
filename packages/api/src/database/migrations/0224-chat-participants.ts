import { columns, type Migration } from './migration.ts';

/** Colleagues whom an agent has invited to a chat. */
export const chatParticipants: Migration = {
  name: '0224-chat-participants',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('chat_participants', (table) => {
        const { text, organization, within } = columns(table, dialect);
        organization();
        text('session_id');
        text('user_id').references('id').inTable('users').onDelete('CASCADE');
        text('joined_at');
        table.primary(['organization_id', 'session_id', 'user_id']);
        within('session_id', 'chat_sessions').onDelete('CASCADE');
      }),
    );
    await sql(`create index chat_participants_by_user on chat_participants
      (user_id, organization_id)`);
  },
};
