import { columns, type Migration } from './migration.ts';

/** Resolution times, the form of a ticket, and all columns that the metrics read, inside their indexes. */
export const metrics: Migration = {
  name: '0023-metrics',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().alterTable('tickets', (table) => {
        columns(table, dialect).optional('form_id');
      }),
    );
    await sql(`update tickets set form_id = (select form_id from form_submissions
        where form_submissions.organization_id = tickets.organization_id
          and form_submissions.ticket_id = tickets.id limit 1)
      where source in ('form', 'widget', 'api')`);
    const isLite = dialect === 'sqlite';
    const took = isLite
      ? 'round((julianday(resolved_at) - julianday(created_at)) * 86400000)'
      : `round((${epochOf('resolved_at')} - ${epochOf('created_at')}) * 1000)`;
    await sql(`alter table tickets add column resolution_ms bigint
      generated always as (${took}) ${isLite ? 'virtual' : 'stored'}`);
    // Each index answers a query of the dashboard and the metrics without reading ticket rows.
    for (const [moment, facts] of Object.entries({
      first_response_at: 'first_responder_id, first_response_ms, urgency, source, form_id',
      resolved_at: 'resolved_by, urgency, source, form_id, resolution_ms',
    })) {
      await sql(`drop index tickets_${moment}`);
      await sql(`create index tickets_${moment} on tickets (organization_id, ${moment}, ${facts})
        where ${moment} is not null`);
    }
    await sql('drop index tickets_by_created');
    await sql(`create index tickets_by_created on tickets
      (organization_id, created_at, id, status, urgency, assigned_agent_id, source, form_id)`);
    await sql(`create index tickets_unfinished on tickets
      (organization_id, urgency, created_at, opened_by, first_response_at)
      where status in ('open', 'in_progress')`);
    await sql('drop index chat_sessions_ratings');
    await sql(`create index chat_sessions_ratings on chat_sessions
      (organization_id, rated_at, rating, agent_id) where rated_at is not null`);
  },
};

/** Seconds since 1970, from functions that PostgreSQL considers immutable, as a stored column requires. */
const epochOf = (moment: string) => {
  const part = (from: number, length: number, type: string) =>
    `substr(${moment}, ${from}, ${length})::${type}`;
  const date = [part(1, 4, 'int'), part(6, 2, 'int'), part(9, 2, 'int')];
  const time = [part(12, 2, 'int'), part(15, 2, 'int'), part(18, 6, 'float8')];
  return `extract(epoch from make_timestamp(${[...date, ...time].join(', ')}))`;
};
