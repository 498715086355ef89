import { columns, type Migration } from './migration.ts';

/** Ticket news for the whole staff: one row for each ticket, and a mark for each member who has read it. */
export const staffNews: Migration = {
  name: '0220-staff-news',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema()
        .createTable('staff_news', (table) => {
          const { text, optional, number, organization } = columns(table, dialect);
          organization();
          text('ticket_id');
          for (const name of ['seq', 'open_seq', 'settled_seq', 'opened_seq', 'updated_seq']) {
            number(name);
          }
          text('updates').defaultTo('');
          optional('opened_at');
          text('news_at');
          for (const name of ['name', 'type', 'title', 'news']) text(name);
          optional('author');
          optional('words');
          optional('mail_due_at');
          optional('mailed_at');
          table.primary(['organization_id', 'ticket_id']);
        })
        .createTable('staff_news_marks', (table) => {
          const { text, number, organization, within } = columns(table, dialect);
          organization();
          text('user_id').references('id').inTable('users').onDelete('CASCADE');
          text('ticket_id');
          for (const name of ['seq', 'from_seq', 'removed_seq']) number(name);
          table.primary(['organization_id', 'user_id', 'ticket_id']);
          within('ticket_id', 'staff_news', 'ticket_id').onDelete('CASCADE');
        })
        .createTable('staff_news_readers', (table) => {
          const { text, number, organization } = columns(table, dialect);
          organization();
          text('user_id').references('id').inTable('users').onDelete('CASCADE');
          for (const name of ['read_seq', 'from_seq', 'mailed_seq']) number(name);
          table.primary(['organization_id', 'user_id']);
        }),
    );
    await sql(`create index staff_news_listed on staff_news (organization_id, news_at, ticket_id)`);
    await sql(`create index staff_news_open on staff_news (organization_id, open_seq, news_at)`);
    await sql(`create index staff_news_old on staff_news (news_at)`);
    await sql(`create index staff_news_to_mail on staff_news (organization_id, mail_due_at)
      where mail_due_at is not null`);
    // Used when a user or a ticket's news is deleted.
    await sql('create index staff_news_marks_by_user on staff_news_marks (user_id)');
    await sql(
      'create index staff_news_marks_of_news on staff_news_marks (ticket_id, organization_id)',
    );
    await sql('create index staff_news_readers_by_user on staff_news_readers (user_id)');
  },
};
