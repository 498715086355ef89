import { columns, type Migration } from './migration.ts';

/** Availability, password resets by email, and the timestamps for the dashboard's figures. */
export const staff: Migration = {
  name: '0006-staff',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().alterTable('memberships', (table) => {
        columns(table, dialect).text('availability').defaultTo('online');
        table.index(['organization_id', 'role']);
      }),
    );
    await apply(
      schema().createTable('password_resets', (table) => {
        const { text, optional } = columns(table, dialect);
        text('id').primary();
        optional('user_id').references('id').inTable('users').onDelete('CASCADE');
        text('token_hash').unique();
        text('created_at');
        text('expires_at').index();
        optional('used_at');
        table.index(['user_id', 'created_at']);
      }),
    );
    await apply(
      schema().alterTable('tickets', (table) => {
        const { text, optional } = columns(table, dialect);
        text('opened_by').defaultTo('customer');
        optional('first_response_at');
        optional('first_responder_id');
        table.bigInteger('first_response_ms');
        optional('assigned_at');
        optional('resolved_at');
        optional('resolved_by');
      }),
    );
    // Each index answers a card of the dashboard without reading ticket rows.
    for (const [moment, facts] of Object.entries({
      first_response_at: 'first_responder_id, first_response_ms',
      assigned_at: 'assigned_agent_id',
      resolved_at: 'resolved_by',
    })) {
      await sql(`create index tickets_${moment} on tickets (organization_id, ${moment}, ${facts})
        where ${moment} is not null`);
    }
    await sql('create index submissions_by_time on form_submissions (organization_id, created_at)');
    await sql(`insert into counters (organization_id, name, value)
      select organization_id, 'load.' || assigned_agent_id, count(*) from tickets
      where assigned_agent_id is not null and status in ('open', 'in_progress')
      group by organization_id, assigned_agent_id`);
  },
};
