import { columns, type Migration } from './migration.ts';

/** Mentions in internal notes, and followers of tickets. */
export const mentionsAndFollowers: Migration = {
  name: '0060-mentions-and-followers',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema()
        .createTable('ticket_mentions', (table) => {
          const { text, organization, within } = columns(table, dialect);
          organization();
          text('ticket_id');
          text('message_id');
          text('user_id').references('id').inTable('users').onDelete('CASCADE');
          text('name');
          text('created_at');
          table.primary(['organization_id', 'ticket_id', 'message_id', 'user_id']);
          within('ticket_id', 'tickets').onDelete('CASCADE');
        })
        .createTable('ticket_followers', (table) => {
          const { text, organization, within } = columns(table, dialect);
          organization();
          text('ticket_id');
          text('user_id').references('id').inTable('users').onDelete('CASCADE');
          text('created_at');
          table.primary(['organization_id', 'ticket_id', 'user_id']);
          within('ticket_id', 'tickets').onDelete('CASCADE');
        }),
    );
    await sql(`create index ticket_mentions_by_member on ticket_mentions
      (organization_id, user_id, created_at, ticket_id)`);
    await sql(`create index ticket_followers_by_member on ticket_followers
      (organization_id, user_id, ticket_id)`);
    // Used when a user is deleted.
    await sql('create index ticket_mentions_by_user on ticket_mentions (user_id)');
    await sql('create index ticket_followers_by_user on ticket_followers (user_id)');
  },
};
