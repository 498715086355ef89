import { columns, type Migration } from './migration.ts';

/** The changes that macros made to tickets, to undo them, with their pending notes. */
export const macroRuns: Migration = {
  name: '0055-macro-runs',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('macro_runs', (table) => {
        const { text, optional, json, number, organization, within } = columns(table, dialect);
        organization();
        text('id');
        text('ticket_id');
        // A node of an older release also deletes tickets.
        within('ticket_id', 'tickets').onDelete('CASCADE');
        text('user_id').references('id').inTable('users').onDelete('CASCADE');
        text('macro_name');
        json('done');
        optional('note');
        optional('due_at');
        number('attempts');
        optional('leased_until');
        text('created_at');
        optional('undone_at');
        table.primary(['organization_id', 'id']);
      }),
    );
    await sql('create index macro_runs_of_ticket on macro_runs (organization_id, ticket_id)');
    await sql('create index macro_runs_by_member on macro_runs (user_id)');
    await sql('create index macro_runs_by_age on macro_runs (organization_id, created_at)');
    await sql('create index macro_runs_due on macro_runs (due_at) where due_at is not null');
  },
};
