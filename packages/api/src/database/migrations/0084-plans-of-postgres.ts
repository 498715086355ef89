import type { Migration } from './migration.ts';

/** What belongs together: an agent, a form and a tag have tickets of their organization alone. */
const statistics = {
  tickets_of_agents: 'organization_id, assigned_agent_id from tickets',
  tickets_of_forms: 'organization_id, form_id from tickets',
  tickets_of_tags: 'organization_id, tag_id from ticket_tags',
};

/** Indexes for the deletion of what the rows refer to. */
const references = {
  outbox_organization_id_seq_index: 'outbox (seq, organization_id)',
  ticket_access_organization_id_ticket_id_index: 'ticket_access (ticket_id, organization_id)',
};

/**
 * What PostgreSQL's planner cannot know. It takes columns for independent, expected a hundredth of the tickets of an agent or a
 * form, read all of them, made JSON of each and sorted them, where an index has them in order. And while a table is new, it
 * takes an index that begins with the organization for as good as the key, and reads all rows of the organization for each
 * that it changes.
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
