import { columns, type Migration } from './migration.ts';

/** Unread chat messages are emailed to visitors, who can reply by email. */
export const chatsByMail: Migration = {
  name: '0223-chats-by-mail',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().alterTable('chat_sessions', (table) => {
        columns(table, dialect).optional('mail_due_at');
        columns(table, dialect).number('mailed_seq');
      }),
    );
    await apply(
      schema().alterTable('chat_messages', (table) => {
        columns(table, dialect).optional('mail_id');
      }),
    );
    await apply(
      schema().alterTable('chat_settings', (table) => {
        columns(table, dialect).flag('mails_answers', 1);
      }),
    );
    await sql(
      `create index chat_sessions_mail_due on chat_sessions (mail_due_at) where mail_due_at is not null`,
    );
  },
};
