import type { Migration } from './migration.ts';

/** The number of tickets for each combination of status, priority and assignee, so filtered lists need no counting. */
export const listedCounters: Migration = {
  name: '0035-listed-counters',
  async up({ sql }) {
    await sql(`insert into counters (organization_id, name, value)
      select organization_id, 'listed.' || status || '.' || priority || '.' || coalesce(assigned_agent_id, ''), count(*)
      from tickets
      group by organization_id, status, priority, assigned_agent_id`);
  },
};
