import { columns, type Migration } from './migration.ts';

/** Live chat: sessions, messages, visitors' access tokens, and which agents are online. */
export const chat: Migration = {
  name: '0010-chat',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('chat_sessions', (table) => {
        const { text, optional, flag, number, organization } = columns(table, dialect);
        organization();
        text('id');
        text('status');
        flag('with_bot', 0);
        text('visitor_id');
        optional('customer_name');
        optional('customer_email');
        flag('is_verified', 0);
        optional('agent_id');
        optional('offered_to');
        optional('offered_at');
        text('started_at');
        optional('requested_at');
        optional('accepted_at');
        optional('closed_at');
        text('updated_at');
        table.smallint('rating');
        optional('rating_comment');
        optional('rated_at');
        optional('page_url');
        optional('started_on');
        optional('referrer');
        optional('browser');
        optional('ticket_id');
        optional('ticket_number');
        number('last_seq');
        number('unread');
        number('customer_delivered');
        number('customer_read');
        number('staff_delivered');
        number('staff_read');
        table.primary(['organization_id', 'id']);
      }),
    );
    await apply(
      schema().createTable('chat_messages', (table) => {
        const { text, optional, number, within } = columns(table, dialect);
        // No foreign key of its own: the session has one, and messages are written more often than anything else.
        text('organization_id');
        text('session_id');
        number('seq');
        text('id');
        optional('client_id');
        text('sender_type');
        optional('user_id');
        text('sender_name');
        text('body');
        text('created_at');
        table.primary(['organization_id', 'session_id', 'seq']);
        within('session_id', 'chat_sessions').onDelete('CASCADE');
      }),
    );
    await apply(
      schema().createTable('chat_access', (table) => {
        const { text, organization, within } = columns(table, dialect);
        text('token_hash').primary();
        organization();
        text('session_id');
        text('expires_at').index();
        within('session_id', 'chat_sessions').onDelete('CASCADE');
      }),
    );
    await apply(
      schema().createTable('chat_settings', (table) => {
        const { optional, json, organization } = columns(table, dialect);
        organization().primary();
        optional('greeting');
        table.integer('idle_minutes').notNullable().defaultTo(15);
        json('allowed_domains', '[]');
        optional('identity_secret');
      }),
    );
    await apply(
      schema().createTable('chat_attendance', (table) => {
        const { text, organization } = columns(table, dialect);
        organization();
        text('user_id').references('id').inTable('users').onDelete('CASCADE');
        text('seen_at').index();
        table.primary(['organization_id', 'user_id']);
      }),
    );
    for (const [name, keys] of Object.entries({
      list: '(organization_id, started_at, id)',
      status: '(organization_id, status, started_at, id)',
      queue: "(organization_id, requested_at, id) where status = 'waiting'",
      agent: "(organization_id, agent_id) where status = 'active'",
      visitor: '(organization_id, visitor_id, started_at)',
      email: '(organization_id, customer_email, started_at) where customer_email is not null',
      ratings: '(organization_id, rated_at, rating) where rated_at is not null',
      // Open chats of all organizations, to close idle ones and pass on offers.
      open: "(status) where status <> 'closed'",
    })) {
      await sql(`create index chat_sessions_${name} on chat_sessions ${keys}`);
    }
    await sql(`create unique index chat_messages_once on chat_messages
      (session_id, client_id, sender_type) where client_id is not null`);
  },
};
