import type { Schema } from '@helpdesk/sdk/contract/operations';
import { durationText } from '@helpdesk/sdk/rules/duration';
import { prepare } from '../../database/prepare.ts';
import type { Org, P } from '../../database/types.ts';
import { presentAssignable } from '../team/present.ts';
import { readAssignable } from '../team/read.ts';
import { readLoads, timesOf } from '../tickets/read.ts';
import { countOf, middleOf, readTallies } from './figures.ts';
import type { Span } from './period.ts';

/** How many first answers each member gave after so many whole minutes, of those that took about so long. */
const answers = prepare((org, p: P<'since' | 'until' | 'from' | 'to'>) =>
  org
    .from('tickets')
    .where('first_response_at', '>=', p.since)
    .where('first_response_at', '<', p.until)
    .where('first_response_ms', '>=', p.from)
    .where('first_response_ms', '<', p.to)
    .groupByRaw('1, 2')
    .select('first_responder_id as id', org.raw('first_response_ms / 60000 as minutes'))
    .count('* as count'),
);

interface Answers {
  id: string;
  minutes: number;
  count: number;
}

/** The minutes until the middle one of each member's first answers; of two the shorter. */
async function readMedians(org: Org, span: Span): Promise<Map<string, number>> {
  const ofWho = grouped(await readTallies(org, span), ({ who }) => who);
  const middles = [...ofWho].flatMap(([who, tallies]) => {
    const middle = middleOf(tallies);
    return middle ? [{ who, ...middle }] : [];
  });
  if (middles.length === 0) return new Map();
  const bands = middles.map(({ band }) => band);
  const { from } = timesOf(Math.min(...bands));
  const { to } = timesOf(Math.max(...bands));
  const range = { from, to };
  const rows = await org.all<Answers>(answers({ since: span.since, until: span.until, ...range }));
  const rowsOf = grouped(
    rows.sort((one, other) => one.minutes - other.minutes),
    ({ id }) => id,
  );
  return new Map(
    middles.map(({ who, band, skip }) => [who, minutesAt(rowsOf.get(who) ?? [], band, skip)]),
  );
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? [];
    if (group.push(item) === 1) groups.set(keyOf(item), group);
  }
  return groups;
}

/** Of answers in the order of their minutes, those of the one that comes after so many of its band. */
function minutesAt(rows: readonly Answers[], band: number, skip: number): number {
  const { from } = timesOf(band);
  let passed = 0;
  for (const { minutes, count } of rows) {
    if (minutes * 60_000 < from) continue;
    passed += count;
    if (passed > skip) return minutes;
  }
  return from / 60_000;
}

/** What each of the staff did in the span; who has left is not listed. */
export async function readPerformance(org: Org, span: Span): Promise<Schema<'AgentPerformance'>[]> {
  const given = await countOf(org, 'assigned', span);
  const done = await countOf(org, 'resolved', span);
  const times = await readMedians(org, span);
  const loads = await readLoads(org);
  const staff = (await readAssignable(org)).map((row) => {
    const { user, role } = presentAssignable(row);
    const minutes = times.get(user.id);
    return {
      user,
      role,
      open: loads.get(user.id) ?? 0,
      assigned: given.get(user.id) ?? 0,
      resolved: done.get(user.id) ?? 0,
      firstResponse: minutes === undefined ? null : durationText(minutes * 60_000),
    };
  });
  return staff.sort((one, other) => other.resolved - one.resolved);
}
