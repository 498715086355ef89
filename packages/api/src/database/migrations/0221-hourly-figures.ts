import { columns, type Migration } from './migration.ts';

/** When a ticket was last reopened and who had resolved it, and indexes that find replies, reopened tickets and chats by time. */
export const hourlyFigures: Migration = {
  name: '0221-hourly-figures',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().alterTable('tickets', (table) => {
        const { optional } = columns(table, dialect);
        optional('reopened_at');
        optional('reopened_from');
      }),
    );
    await sql(`create index tickets_reopened_at on tickets (organization_id, reopened_at, reopened_from)
      where reopened_at is not null`);
    await sql(`create index replies_by_time on ticket_messages (organization_id, created_at, user_id)
      where author_type = 'staff' and visibility = 'public' and user_id is not null`);
    await sql(`create index chat_sessions_accepted on chat_sessions (organization_id, accepted_at, agent_id)
      where accepted_at is not null and agent_id is not null`);
  },
};
