import { columns, type Migration } from './migration.ts';

/** Which chats have which tags. */
export const chatTags: Migration = {
  name: '0070-chat-tags',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('chat_tags', (table) => {
        const { text, optional, organization, within } = columns(table, dialect);
        organization();
        text('session_id');
        text('tag_id');
        optional('merged_from');
        table.primary(['organization_id', 'session_id', 'tag_id']);
        within('session_id', 'chat_sessions').onDelete('CASCADE');
        within('tag_id', 'all_tags').onDelete('CASCADE');
      }),
    );
    await sql(`create index chat_tags_by_tag on chat_tags (organization_id, tag_id, session_id)`);
  },
};
