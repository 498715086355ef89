import { columns, type Migration } from './migration.ts';

/** Tickets that were merged into others. Their content is on the other ticket, marked with their number. */
export const mergedTickets: Migration = {
  name: '0056-merged-tickets',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('merged_tickets', (table) => {
        const { text, optional, organization, within } = columns(table, dialect);
        organization();
        text('id');
        text('number');
        text('subject');
        optional('customer_name');
        optional('customer_email');
        optional('customer_user_id').references('id').inTable('users').onDelete('SET NULL');
        text('into_id');
        text('root_id');
        // A node of an older release also deletes tickets.
        within('root_id', 'tickets').onDelete('CASCADE');
        text('merged_at');
        optional('merged_by').references('id').inTable('users').onDelete('SET NULL');
        optional('kept');
        table.primary(['organization_id', 'id']);
        table.unique(['organization_id', 'number']);
      }),
    );
    await sql(`create index merged_tickets_by_root on merged_tickets
      (organization_id, root_id, merged_at)`);
    await sql('create index merged_tickets_by_customer on merged_tickets (customer_user_id)');
    await sql('create index merged_tickets_by_member on merged_tickets (merged_by)');
    await sql(`create index merged_tickets_kept on merged_tickets (merged_at)
      where kept is not null`);
    const text = dialect === 'postgres' ? 'text collate "C"' : 'text';
    for (const table of [
      'ticket_messages',
      'ticket_activity',
      'ticket_access',
      'scheduled_replies',
    ])
      await sql(`alter table ${table} add column merged_from ${text}`);
  },
};
