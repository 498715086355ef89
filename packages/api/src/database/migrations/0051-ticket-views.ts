import { columns, type Migration } from './migration.ts';

/** Saved views of tickets, without an owner for those of the team, and each member's default view. */
export const ticketViews: Migration = {
  name: '0051-ticket-views',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('ticket_views', (table) => {
        const { text, optional, organization } = columns(table, dialect);
        organization();
        text('id');
        optional('owner_id').references('id').inTable('users').onDelete('CASCADE');
        text('name');
        text('folded');
        text('query');
        optional('layout');
        table.integer('position').notNullable();
        text('created_at');
        text('updated_at');
        optional('deleted_at');
        table.primary(['organization_id', 'id']);
      }),
    );
    // Two indexes, because rows without an owner would all count as different.
    await sql(`create unique index ticket_views_of_team on ticket_views
      (organization_id, folded) where owner_id is null and deleted_at is null`);
    await sql(`create unique index ticket_views_of_member on ticket_views
      (organization_id, owner_id, folded) where owner_id is not null and deleted_at is null`);
    await sql('create index ticket_views_by_owner on ticket_views (owner_id)');
    await apply(
      schema().alterTable('memberships', (table) => {
        columns(table, dialect).optional('default_view');
      }),
    );
  },
};
