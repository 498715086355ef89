import { columns, type Migration } from './migration.ts';

/** The subject of an event, so the event can be removed when its subject is permanently deleted. */
export const eventSubjects: Migration = {
  name: '0185-event-subjects',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().alterTable('events', (table) => {
        columns(table, dialect).optional('subject_id');
      }),
    );
    const field = (...path: string[]) =>
      dialect === 'postgres'
        ? `payload::json #>> '{${path.join(',')}}'`
        : `json_extract(payload, '$.${path.join('.')}')`;
    await sql(`update events set subject_id = case
      when name like 'customer%' then ${field('email')}
      when name like 'chat%' then coalesce(${field('session', 'id')}, ${field('sessionId')})
      else coalesce(${field('ticket', 'id')}, ${field('ticketId')}, ${field('ticketNumber')})
    end where payload not like '%\\u0000%'`);
    await sql(`create index events_by_subject on events (organization_id, subject_id)
      where subject_id is not null`);
    await sql(`create index events_naming_tickets on events (organization_id)
      where name in ('ticket.merged', 'ticket.unmerged', 'ticket.split', 'ticket.linked', 'ticket.unlinked')`);
    await sql('create index events_by_age on events (created_at)');
    await sql('create index deliveries_of_event on webhook_deliveries (organization_id, seq)');
    await sql(`create index notifications_of_subject on notifications (organization_id, about)
      where about is not null`);
  },
};
