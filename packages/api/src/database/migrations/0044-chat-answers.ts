import { columns, type Migration } from './migration.ts';

/** Since when a visitor has been waiting for a reply, the timeline of a chat, and a count of the chats that only the bot handles. */
export const chatAnswers: Migration = {
  name: '0044-chat-answers',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().alterTable('chat_sessions', (table) => {
        const { optional } = columns(table, dialect);
        optional('awaited_since');
        optional('called_at');
      }),
    );
    await apply(
      schema().createTable('chat_activity', (table) => {
        const { text, within, organization } = columns(table, dialect);
        organization();
        text('id');
        text('session_id');
        text('kind');
        text('agent_name');
        text('created_at');
        table.primary(['organization_id', 'session_id', 'id']);
        within('session_id', 'chat_sessions').onDelete('CASCADE');
      }),
    );
    await sql(`update chat_sessions set awaited_since = coalesce(
        (select said.created_at from chat_messages said
          where said.organization_id = chat_sessions.organization_id and said.session_id = chat_sessions.id
            and said.seq = chat_sessions.last_seq and said.sender_type = 'customer'),
        case when status = 'waiting' then requested_at end)
      where status <> 'closed'`);
    await sql(`insert into counters (organization_id, name, value)
      select organization_id, 'chats.bot', count(*) from chat_sessions
      where status = 'active' and with_bot = 1 group by organization_id`);
    await sql(`update counters set value = value - coalesce((select bots.value from counters bots
        where bots.organization_id = counters.organization_id and bots.name = 'chats.bot'), 0)
      where name = 'chats.active'`);
  },
};
