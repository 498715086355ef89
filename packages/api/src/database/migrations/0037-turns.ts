import { columns, type Migration } from './migration.ts';

/** The latest public message of each ticket from the customer or staff: in the order of the messages' index, without sorting. */
const latest = {
  sqlite: `select organization_id, ticket_id, author_type, max(created_at) as created_at, body
    from ticket_messages where visibility = 'public' and author_type in ('customer', 'staff')
    group by organization_id, ticket_id`,
  postgres: `select distinct on (organization_id, ticket_id)
      organization_id, ticket_id, author_type, created_at, body
    from ticket_messages where visibility = 'public' and author_type in ('customer', 'staff')
    order by organization_id, ticket_id, created_at desc, id desc`,
};

interface Index {
  name: string;
  definition: string;
}

/** The indexes of tickets that aren't keys. */
const secondary = `select indexname as name, indexdef as definition from pg_indexes
  where schemaname = current_schema() and tablename = 'tickets'
    and indexname not in (select conname from pg_constraint)`;

/** The last author and the turn of each ticket, and each member's read state. */
export const turns: Migration = {
  name: '0037-turns',
  async up({ dialect, schema, apply, sql, runner }) {
    const text = dialect === 'postgres' ? 'text collate "C"' : 'text';
    const computed = dialect === 'sqlite' ? 'virtual' : 'stored';
    const column = (name: string, rest = '') =>
      sql(`alter table tickets add column ${name} ${text} ${rest}`);

    // PostgreSQL would otherwise write each index of a million tickets three times.
    const indexes = dialect === 'postgres' ? ((await runner.all(secondary, [])) as Index[]) : [];
    for (const { name } of indexes) await sql(`drop index ${name}`);

    await column('last_speaker', `not null default 'customer'`);
    await column('last_spoken_at');
    await column('last_message');
    // Earlier than any member joined or read a ticket.
    await column('news_at', `not null default '0'`);
    await sql(
      `update tickets set last_speaker = latest.author_type,
        last_spoken_at = latest.created_at,
        last_message = trim(substr(replace(replace(latest.body, chr13, ' '), chr10, ' '), 1, 140))
      from (${latest[dialect]}) as latest
      where tickets.organization_id = latest.organization_id and tickets.id = latest.ticket_id`
        .replace('chr13', dialect === 'sqlite' ? 'char(13)' : 'chr(13)')
        .replace('chr10', dialect === 'sqlite' ? 'char(10)' : 'chr(10)'),
    );
    const turn = `turn ${text} generated always as (case when status in ('open', 'in_progress')
      then case last_speaker when 'staff' then 'customer' else 'us' end end) ${computed}`;
    const since = `turn_since ${text} generated always as (coalesce(last_spoken_at, created_at)) ${computed}`;
    if (dialect === 'postgres') {
      await sql(`alter table tickets add column ${turn}, add column ${since}`);
    } else {
      await sql(`alter table tickets add column ${turn}`);
      await sql(`alter table tickets add column ${since}`);
    }
    for (const { definition } of indexes) await sql(definition);
    // Most tickets of an old organization are settled: these indexes have only the others.
    for (const [name, order] of Object.entries({
      active: 'updated_at, id, news_at, turn, assigned_agent_id, urgency',
      turn: 'turn, updated_at, id, assigned_agent_id, urgency',
      assignee_turn: 'assigned_agent_id, updated_at, id, turn, urgency',
    })) {
      await sql(`create index tickets_by_${name} on tickets (organization_id, ${order})
        where turn is not null`);
    }
    await sql(`insert into counters (organization_id, name, value)
      select organization_id, 'turn.' || turn || '.' || coalesce(assigned_agent_id, ''), count(*)
      from tickets where turn is not null
      group by organization_id, turn, assigned_agent_id`);

    await apply(
      schema().createTable('ticket_reads', (table) => {
        const { text: required, organization, within } = columns(table, dialect);
        organization();
        required('user_id');
        required('ticket_id');
        required('read_at');
        table.primary(['organization_id', 'user_id', 'ticket_id']);
        within('ticket_id', 'tickets').onDelete('CASCADE');
        within('user_id', 'memberships', 'user_id').onDelete('CASCADE');
        table.index(['organization_id', 'ticket_id'], 'reads_of_ticket');
      }),
    );
    await sql(`create index tickets_marked_unread on ticket_reads (organization_id, user_id)
      where read_at = ''`);
    // For current members, existing tickets count as read.
    await sql(`alter table memberships add column unread_since ${text}`);
    await sql(`update memberships set unread_since = '${new Date().toISOString()}'`);
  },
};
