import { columns, type Migration } from './migration.ts';

/** Notifications grouped by subject: only the newest one of a ticket or chat is unread and listed. */
export const gatheredNotifications: Migration = {
  name: '0047-gathered-notifications',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().alterTable('notifications', (table) => {
        const { optional, number, flag } = columns(table, dialect);
        optional('about');
        number('count').defaultTo(1);
        number('replies');
        flag('is_gathered', 0);
        optional('mailed_at');
      }),
    );
    await sql(`update notifications set about = 'ticket:' || substr(action_url, 10)
      where action_url like '/tickets/%'`);
    await sql(`update notifications set about = 'chat:' || substr(action_url, 17)
      where action_url like '/live-chat?chat=%'`);
    await sql('drop index notifications_of_member');
    await sql(`create index notifications_of_member
      on notifications (organization_id, user_id, created_at, id) where is_gathered = 0`);
    await sql(`create index notifications_about
      on notifications (organization_id, about, user_id) where is_read = 0`);
  },
};
