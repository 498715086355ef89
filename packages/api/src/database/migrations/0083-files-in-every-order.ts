import type { Migration } from './migration.ts';

/** By name: the order of a list and its filters, so only the rows shown are read. */
const indexes = {
  tickets_with_file: ['updated_at, id, status, urgency', 'created_at'],
  tickets_with_file_by_created: ['created_at, id, status, urgency', 'updated_at'],
  tickets_with_file_by_urgency: ['urgency, updated_at, id, status', 'created_at'],
} as const;

/**
 * Tickets with a file, in each order and with each filter. Before, those by priority were searched among all tickets, those with
 * a turn among all with a turn, and those of a form among all of the form.
 */
export const filesInEveryOrder: Migration = {
  name: '0083-files-in-every-order',
  async up({ sql }) {
    for (const [name, [order, rest]] of Object.entries(indexes)) {
      await sql(`drop index if exists ${name}`);
      await sql(`create index ${name} on tickets
        (organization_id, ${order}, assigned_agent_id, turn, source, form_id, domain, ${rest})
        where has_file = 1`);
    }
  },
};
