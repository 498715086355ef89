import type { Migration } from './migration.ts';

/** Lists that filter by two columns at once read only their own rows. */
export const filtersTogether: Migration = {
  name: '0034-filters-together',
  async up({ sql }) {
    await sql(`create index tickets_by_status_urgency on tickets
      (organization_id, status, urgency, updated_at, id, assigned_agent_id)`);
    await sql(`create index tickets_by_assignee_status on tickets
      (organization_id, assigned_agent_id, status, updated_at, id, urgency)`);
  },
};
