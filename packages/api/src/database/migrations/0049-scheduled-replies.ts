import { columns, type Migration } from './migration.ts';

/** Scheduled replies, and how long each member can undo sending. */
export const scheduledReplies: Migration = {
  name: '0049-scheduled-replies',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('scheduled_replies', (table) => {
        const { text, optional, number, organization, within } = columns(table, dialect);
        organization();
        text('id');
        text('ticket_id');
        within('ticket_id', 'tickets');
        text('user_id').references('id').inTable('users').onDelete('CASCADE');
        text('body');
        optional('status');
        table.integer('hold_seconds');
        text('send_at');
        optional('stopped');
        optional('due_at');
        number('attempts');
        optional('leased_until');
        text('created_at');
        table.primary(['organization_id', 'id']);
      }),
    );
    await sql(
      'create index scheduled_replies_of_ticket on scheduled_replies (organization_id, ticket_id)',
    );
    await sql('create index scheduled_replies_by_author on scheduled_replies (user_id)');
    await sql(`create index scheduled_replies_due on scheduled_replies (due_at)
      where due_at is not null`);
    await apply(
      schema().alterTable('users', (table) => {
        table.integer('undo_send_seconds').notNullable().defaultTo(10);
      }),
    );
  },
};
