import type { Schema } from '@helpdesk/sdk/contract/operations';
import { durationText } from '@helpdesk/sdk/rules/duration';
import { type Days, together } from '@helpdesk/sdk/rules/periods';
import type { Org } from '../../database/types.ts';
import { timesOf } from '../../figures/bands.ts';
import { presentAssignable } from '../team/present.ts';
import { readAssignable } from '../team/read.ts';
import { readLoads } from '../tickets/read/tickets.ts';
import { countOf, middleOf, readTallies } from './figures.ts';
import { type Answers, readAnswers } from './store.ts';

/** The (lower) median of each member's first responses in minutes. */
async function readMedians(org: Org, { span, slots }: Days): Promise<Map<string, number>> {
  const ofWho = grouped(await readTallies(org, together(slots)), ({ who }) => who);
  const middles = [...ofWho].flatMap(([who, tallies]) => {
    const middle = middleOf(tallies);
    return middle ? [{ who, ...middle }] : [];
  });
  if (middles.length === 0) return new Map();
  const bands = middles.map(({ band }) => band);
  const { from } = timesOf(Math.min(...bands));
  const { to } = timesOf(Math.max(...bands));
  const range = { from, to };
  const rows = await readAnswers(org, span, range);
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

/** The minutes of the first response at index `skip` of a band. */
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

/** Figures of each staff member in the period, without former members. */
export async function readPerformance(org: Org, days: Days): Promise<Schema<'AgentPerformance'>[]> {
  const slots = together(days.slots);
  const given = await countOf(org, 'assigned', slots);
  const done = await countOf(org, 'resolved', slots);
  const times = await readMedians(org, days);
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
