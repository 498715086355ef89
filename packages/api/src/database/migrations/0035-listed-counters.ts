import type { Migration } from './migration.ts';

/** How many tickets have a status, a priority and an assignee in common, so that filtered lists need not be counted. */
export const listedCounters: Migration = {
  name: '0035-listed-counters',
  async up({ sql }) {
    await sql(`insert into counters (organization_id, name, value)
      select organization_id, 'listed.' || status || '.' || priority || '.' || coalesce(assigned_agent_id, ''), count(*)
      from tickets
      group by organization_id, status, priority, assigned_agent_id`);
  },
};
