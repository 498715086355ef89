import { columns, type Migration } from './migration.ts';

/** Notifications of members. */
export const notifications: Migration = {
  name: '0017-notifications',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('notifications', (table) => {
        const { text, optional, number, flag, organization } = columns(table, dialect);
        organization();
        text('id');
        text('user_id').references('id').inTable('users').onDelete('CASCADE');
        number('seq');
        text('kind');
        text('type');
        text('title');
        text('message');
        flag('is_read', 0);
        optional('action_url');
        optional('action_text');
        text('created_at');
        table.primary(['organization_id', 'id']);
        table.unique(['organization_id', 'user_id', 'seq', 'kind']);
      }),
    );
    await sql(`create index notifications_of_member
      on notifications (organization_id, user_id, created_at, id)`);
    await sql(`create index notifications_unread
      on notifications (organization_id, user_id) where is_read = 0`);
    await sql('create index notifications_old on notifications (created_at)');
  },
};
