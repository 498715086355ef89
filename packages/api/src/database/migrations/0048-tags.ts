import { columns, type Migration } from './migration.ts';

/** Tags, and which tickets have them. */
export const tags: Migration = {
  name: '0048-tags',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema()
        .createTable('all_tags', (table) => {
          const { text, optional, organization } = columns(table, dialect);
          organization();
          text('id');
          text('name');
          text('folded');
          text('color');
          text('created_at');
          text('updated_at');
          optional('deleted_at');
          optional('merged_into');
          table.primary(['organization_id', 'id']);
        })
        .createTable('ticket_tags', (table) => {
          const { text, optional, organization, within } = columns(table, dialect);
          organization();
          text('ticket_id');
          text('tag_id');
          text('updated_at');
          optional('merged_from');
          table.primary(['organization_id', 'ticket_id', 'tag_id']);
          within('ticket_id', 'tickets').onDelete('CASCADE');
          within('tag_id', 'all_tags').onDelete('CASCADE');
        }),
    );
    await sql(`create unique index all_tags_by_name on all_tags (organization_id, folded)
      where deleted_at is null`);
    await sql(`create index ticket_tags_by_updated on ticket_tags
      (organization_id, tag_id, updated_at, ticket_id)`);
  },
};
