import { columns, type Migration } from './migration.ts';

/** The indexes of the tickets with a turn, without their keys. */
const byTurn = {
  active: 'updated_at, id, news_at, turn, assigned_agent_id, urgency',
  turn: 'turn, updated_at, id, assigned_agent_id, urgency',
  assignee_turn: 'assigned_agent_id, updated_at, id, turn, urgency',
};

/** Snoozed tickets, and when they come back. A snoozed ticket is no one's turn. */
export const snoozes: Migration = {
  name: '0050-snoozes',
  async up({ dialect, schema, apply, sql }) {
    const text = dialect === 'postgres' ? 'text collate "C"' : 'text';
    const computed = dialect === 'sqlite' ? 'virtual' : 'stored';
    for (const name of ['snoozed_at', 'snoozed_until', 'unsnoozed_at']) {
      await sql(`alter table tickets add column ${name} ${text}`);
    }
    // The expression of a computed column can't be changed: the column is created again, with the same name for nodes of an
    // older release.
    for (const name of Object.keys(byTurn)) await sql(`drop index tickets_by_${name}`);
    const drop = 'drop column turn';
    const add = `add column turn ${text} generated always as (case
      when snoozed_at is null and status in ('open', 'in_progress')
      then case last_speaker when 'staff' then 'customer' else 'us' end end) ${computed}`;
    if (dialect === 'postgres') {
      await sql(`alter table tickets ${drop}, ${add}`);
    } else {
      await sql(`alter table tickets ${drop}`);
      await sql(`alter table tickets ${add}`);
    }
    for (const [name, order] of Object.entries(byTurn)) {
      await sql(`create index tickets_by_${name} on tickets (organization_id, ${order})
        where turn is not null`);
    }
    await sql(`create index tickets_by_snoozed on tickets
      (organization_id, updated_at, id, assigned_agent_id) where snoozed_at is not null`);

    await apply(
      schema().createTable('ticket_snoozes', (table) => {
        const { text: required, optional, number, organization, within } = columns(table, dialect);
        organization();
        required('id');
        required('ticket_id');
        // A node of an older release also deletes tickets.
        within('ticket_id', 'tickets').onDelete('CASCADE');
        optional('user_id').references('id').inTable('users').onDelete('SET NULL');
        optional('due_at');
        number('attempts');
        optional('leased_until');
        table.primary(['organization_id', 'id']);
        table.unique(['organization_id', 'ticket_id']);
      }),
    );
    await sql('create index ticket_snoozes_by_member on ticket_snoozes (user_id)');
    await sql(`create index ticket_snoozes_due on ticket_snoozes (due_at)
      where due_at is not null`);
  },
};
