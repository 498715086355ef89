import type { Migration } from './migration.ts';

/** Columns that depend on each other: an agent, a form and a tag have only tickets of their organization. */
const statistics = {
  tickets_of_agents: 'organization_id, assigned_agent_id from tickets',
  tickets_of_forms: 'organization_id, form_id from tickets',
  tickets_of_tags: 'organization_id, tag_id from ticket_tags',
};

/** Indexes for deleting the referenced rows. */
const references = {
  outbox_organization_id_seq_index: 'outbox (seq, organization_id)',
  ticket_access_organization_id_ticket_id_index: 'ticket_access (ticket_id, organization_id)',
};

/**
 * Facts that PostgreSQL's planner can't know. It assumes that columns are independent, so it expected a hundredth of the tickets
 * of an agent or a form, read them all, turned each into JSON and sorted them, although an index has them in order. And while a
 * table is new, it rates an index that starts with the organization as highly as the key, and reads all rows of the organization
 * for each row that it changes.
 */
export const plansOfPostgres: Migration = {
  name: '0084-plans-of-postgres',
  async up({ dialect, sql }) {
    if (dialect !== 'postgres') return;
    for (const [name, columns] of Object.entries(statistics)) {
      await sql(`create statistics ${name} (dependencies) on ${columns}`);
    }
    for (const [name, columns] of Object.entries(references)) {
      await sql(`drop index ${name}`);
      await sql(`create index ${name} on ${columns}`);
    }
    for (const table of ['tickets', 'ticket_tags']) await sql(`analyze ${table}`);
  },
};
