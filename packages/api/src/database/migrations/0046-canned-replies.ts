import { columns, type Migration } from './migration.ts';

/** Canned replies. Those without an owner belong to the team. */
export const cannedReplies: Migration = {
  name: '0046-canned-replies',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('canned_replies', (table) => {
        const { text, optional, number, organization } = columns(table, dialect);
        organization();
        text('id');
        optional('owner_id').references('id').inTable('users').onDelete('CASCADE');
        text('title');
        optional('shortcut');
        text('text');
        optional('folder');
        text('search_text');
        number('use_count');
        optional('last_used_at');
        text('created_at');
        text('updated_at');
        optional('deleted_at');
        table.primary(['organization_id', 'id']);
      }),
    );
    // Two indexes, because rows without an owner would all count as different.
    await sql(`create unique index canned_replies_of_team on canned_replies
      (organization_id, shortcut) where owner_id is null and deleted_at is null`);
    await sql(`create unique index canned_replies_of_member on canned_replies
      (organization_id, owner_id, shortcut) where owner_id is not null and deleted_at is null`);
    await sql(`create index canned_replies_by_use on canned_replies
      (organization_id, use_count, id) where deleted_at is null`);
    await sql('create index canned_replies_by_owner on canned_replies (owner_id)');
  },
};
