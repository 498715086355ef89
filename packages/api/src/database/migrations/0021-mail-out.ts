import { columns, type Migration } from './migration.ts';

/** Emails to members: when they are due, the weeks of sent digests, and the health of the organization's own mail server. */
export const mailOut: Migration = {
  name: '0021-mail-out',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().alterTable('notifications', (table) => {
        columns(table, dialect).optional('mail_due_at');
      }),
    );
    await sql(`create index notifications_to_mail on notifications (mail_due_at)
      where mail_due_at is not null`);
    await apply(
      schema().createTable('digests', (table) => {
        const { text, organization } = columns(table, dialect);
        organization();
        text('user_id').references('id').inTable('users').onDelete('CASCADE');
        text('week');
        table.primary(['organization_id', 'user_id', 'week']);
      }),
    );
    await apply(
      schema().createTable('mail_health', (table) => {
        const { optional, organization } = columns(table, dialect);
        organization();
        optional('failing_since');
        optional('told_at');
        table.primary(['organization_id']);
      }),
    );
  },
};
