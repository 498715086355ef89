import { prepare, prepareDirectory } from '../../../database/prepare.ts';
import type { Database, Org } from '../../../database/types.ts';
import { listedAs } from '../read/listed-counters.ts';

interface Counted {
  status: string;
  priority: string;
  assigned_agent_id: string | null;
  count: number;
}

const organizations = prepareDirectory((directory) => directory.from('organizations').select('id'));

const tickets = prepare((org) =>
  org
    .from('tickets')
    .groupBy('status', 'priority', 'assigned_agent_id')
    .select('status', 'priority', 'assigned_agent_id')
    .count('* as count'),
);

// A slash comes after the point that the beginning ends with.
const kept = prepare((org) =>
  org
    .from('counters')
    .where('name', '>', 'listed.')
    .where('name', '<', 'listed/')
    .select('name', 'value'),
);

/** By how much the kept counts of filtered lists differ from the tickets. */
async function differences(org: Org): Promise<[counter: string, delta: number][]> {
  const deltas = new Map<string, number>();
  for (const { name, value } of await org.all<{ name: string; value: number }>(kept({})))
    deltas.set(name, -value);
  for (const one of await org.all<Counted>(tickets({}))) {
    const name = listedAs(one.status, one.priority, one.assigned_agent_id);
    deltas.set(name, (deltas.get(name) ?? 0) + Number(one.count));
  }
  return [...deltas].filter(([, delta]) => delta !== 0);
}

/**
 * Corrects the counts that filtered lists take their totals from: beside a database that a newer release has migrated, a
 * node of an older one goes on for a while, and does not keep them.
 */
export async function recountListed({ directory, org }: Database): Promise<void> {
  for (const { id } of await directory.all<{ id: string }>(organizations({}))) {
    const one = org(id);
    if ((await differences(one)).length === 0) continue;
    await one.write(async (tx) => tx.addAll(await differences(tx)));
  }
}
