import type { Migration } from './migration.ts';

/** Priority as a sortable number, and every filter of the list inside the index of its order. */
export const ticketOrder: Migration = {
  name: '0007-ticket-order',
  async up({ dialect, sql }) {
    const kind = dialect === 'sqlite' ? 'virtual' : 'stored';
    await sql(`alter table tickets add column urgency integer generated always as
      (case priority when 'urgent' then 3 when 'high' then 2 when 'normal' then 1 else 0 end) ${kind}`);
    for (const name of ['created', 'status', 'assignee']) {
      await sql(`drop index tickets_by_${name}`);
    }
    // The order of the list first, then its other filters: a rare combination reads only its own rows.
    for (const [name, columns] of Object.entries({
      created: 'created_at, id, status, urgency, assigned_agent_id',
      status: 'status, updated_at, id, urgency, assigned_agent_id',
      assignee: 'assigned_agent_id, updated_at, id, status, urgency',
      urgency: 'urgency, updated_at, id, status, assigned_agent_id',
    })) {
      await sql(`create index tickets_by_${name} on tickets (organization_id, ${columns})`);
    }
    await sql(`create index tickets_by_own on tickets
      (organization_id, customer_user_id, updated_at, id) where customer_user_id is not null`);
  },
};
