import { prepare, prepareDirectory } from '../../../../database/prepare.ts';
import type { Database, Org } from '../../../../database/types.ts';
import { forEachOrganization, organizationIn } from '../../../../jobs/each-organization.ts';
import { taggedAs } from '../../../tags/read/counters.ts';
import {
  type Listed,
  listedAs,
  listedColumns,
  snoozedAs,
  type Turn,
  waitingAs,
} from '../../read/listed-counters.ts';

interface Counted extends Listed {
  turn: Turn | null;
  is_snoozed: boolean | 0 | 1;
  count: number;
}

interface TaggedCount {
  tag: string;
  status: string;
  count: number;
}

const organizations = prepareDirectory((directory) => directory.from('organizations').select('id'));

const tickets = prepare((org) =>
  org
    .from('tickets')
    .groupByRaw([...listedColumns, 'turn', 'snoozed_at is not null'].join(', '))
    .select(...listedColumns, 'turn')
    .select(org.raw('snoozed_at is not null as is_snoozed'))
    .count('* as count'),
);

// The slash is the character after the dot that ends the prefix.
const kept = prepare((org) =>
  org
    .from('counters')
    .where((some) => {
      for (const name of ['listed', 'turn', 'snoozed', 'tagged'])
        some.orWhereRaw('(name >= ? and name < ?)', [`${name}.`, `${name}/`]);
    })
    .select('name', 'value'),
);

const tagged = prepare((org) =>
  org
    .from('ticket_tags')
    .join(org.from('tickets').as('ticket'), 'ticket.id', 'ticket_tags.ticket_id')
    .join(org.from('all_tags').as('tag'), 'tag.id', 'ticket_tags.tag_id')
    .whereNull('tag.deleted_at')
    .groupBy('ticket_tags.tag_id', 'ticket.status')
    .select('ticket_tags.tag_id as tag', 'ticket.status as status')
    .count('* as count'),
);

/** The differences between the stored counters of filtered lists and the tickets. */
async function differences(org: Org): Promise<[counter: string, delta: number][]> {
  const deltas = new Map<string, number>();
  for (const { name, value } of await org.all<{ name: string; value: number }>(kept({})))
    deltas.set(name, -value);
  for (const one of await org.all<Counted>(tickets({}))) {
    const { assigned_agent_id: assignee, turn } = one;
    const names = [listedAs(one)];
    if (turn) names.push(waitingAs(turn, assignee));
    if (one.is_snoozed) names.push(snoozedAs(assignee));
    for (const name of names) deltas.set(name, (deltas.get(name) ?? 0) + Number(one.count));
  }
  for (const { tag, status, count } of await org.all<TaggedCount>(tagged({}))) {
    const name = taggedAs(tag, status);
    deltas.set(name, (deltas.get(name) ?? 0) + Number(count));
  }
  return [...deltas].filter(([, delta]) => delta !== 0);
}

/**
 * Corrects the counters for the totals of filtered lists: after a newer release has migrated the database, nodes of an older
 * one run for a while without updating them.
 */
export async function recountListed({ directory, org }: Database): Promise<void> {
  const all = await directory.all<{ id: string }>(organizations({}));
  await forEachOrganization(all.map(organizationIn), async (id) => {
    const one = org(id);
    if ((await differences(one)).length === 0) return;
    await one.write(async (tx) => tx.addAll(await differences(tx)));
  });
}
