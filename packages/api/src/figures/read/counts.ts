import type { Slot } from '@helpdesk/sdk/rules/periods';
import { prepare } from '../../database/prepare.ts';
import type { Org, OrgScope, Prepared, Query, Value } from '../../database/types.ts';
import { type Kind, kinds, whereOf } from '../kinds.ts';
import { beginOfHours } from '../names.ts';
import { readFilled } from './filled.ts';

/** The count of one part on a day of a period. */
export interface Count {
  day: number;
  part: string;
  count: number;
}

const hour = 60 * 60 * 1000;
/** Slots per query. */
const atOnce = 24;

/**
 * The counts of a kind on each day of the slots, by part: whole hours from their counters; partial hours and hours that aren't
 * counted yet from the rows.
 */
export async function readCounts(org: Org, kind: Kind, slots: readonly Slot[]): Promise<Count[]> {
  const { whole, rest } = split(slots, await readFilled(org));
  return [
    ...(await readSlots(org, queryOf(kind, 'hours'), whole)),
    ...(await readSlots(org, queryOf(kind, 'rows'), rest)),
  ];
}

/** Adds up the counts of a period by a key from their part; parts without a key are left out. */
export function sumBy<Key>(counts: readonly Count[], keyOf: (count: Count) => Key | null) {
  const sums = new Map<Key, number>();
  for (const one of counts) {
    const key = keyOf(one);
    if (key !== null) sums.set(key, (sums.get(key) ?? 0) + one.count);
  }
  return sums;
}

export const sumOf = (counts: readonly Count[]) =>
  counts.reduce((sum, { count }) => sum + count, 0);

const iso = (at: number) => new Date(at).toISOString();

/** Splits slots into whole, counted hours and the rest. */
function split(slots: readonly Slot[], filled: number | null) {
  const whole: Slot[] = [];
  const rest: Slot[] = [];
  for (const slot of slots) {
    const [since, until] = [Date.parse(slot.since), Date.parse(slot.until)];
    const first = Math.max(Math.ceil(since / hour), filled ?? Number.POSITIVE_INFINITY) * hour;
    const end = Math.floor(until / hour) * hour;
    if (first >= end) {
      rest.push(slot);
      continue;
    }
    const { day } = slot;
    whole.push({ day, since: iso(first).slice(0, 13), until: iso(end).slice(0, 13) });
    if (since < first) rest.push({ day, since: slot.since, until: iso(first) });
    if (end < until) rest.push({ day, since: iso(end), until: slot.until });
  }
  return { whole, rest };
}

type SlotQuery = (values: Record<string, Value>) => Prepared<'org'>;

async function readSlots(org: Org, query: SlotQuery, slots: readonly Slot[]) {
  const counts: Count[] = [];
  for (let first = 0; first < slots.length; first += atOnce) {
    const values: Record<string, Value> = {};
    for (let at = 0; at < atOnce; at += 1) {
      // Pads with empty slots.
      values[`since${at}`] = slots[first + at]?.since ?? '';
      values[`until${at}`] = slots[first + at]?.until ?? '';
    }
    const rows = await org.all<{ place: number; counts: string | null }>(query(values));
    for (const { place, counts: listed } of rows) {
      if (listed === null) continue;
      const day = slots[first + Number(place)]?.day ?? 0;
      for (const one of listed.split(',')) {
        const [part = '', text] = one.split(' ');
        const count = Number(text);
        // A counter at 0 had rows that are gone.
        if (count !== 0) counts.push({ day, part, count });
      }
    }
  }
  return counts;
}

const queries = new Map<string, SlotQuery>();

/** Each slot looks up its own range: a join could read all rows of the organization. */
function queryOf(kind: Kind, of: 'hours' | 'rows'): SlotQuery {
  const key = `${kind} ${of}`;
  const known = queries.get(key);
  if (known) return known;
  const query = prepare<string>((org, p) => {
    const spans = Array.from(
      { length: atOnce },
      (_, at) => `select ${at} as place, cast(? as text) as since, cast(? as text) as until`,
    );
    const ends = spans.flatMap((_, at) => [p[`since${at}`], p[`until${at}`]] as never[]);
    const counted = of === 'hours' ? hoursIn(org, kind) : rowsIn(org, kind);
    return org
      .from('organizations')
      .joinRaw(`cross join (${spans.join(' union all ')}) as span`, ends)
      .select(
        'span.place',
        org.raw(
          `(select string_agg(part || ' ' || cast(times as text), ',') from ? as counted) as counts`,
          [counted],
        ),
      );
  });
  queries.set(key, query);
  return query;
}

/** The counters of a slot's hours, by part. */
function hoursIn(org: OrgScope, kind: Kind): Query {
  const begin = beginOfHours(kind);
  // Skips the dot after the hour.
  const part = `substr(name, ${begin.length + 'yyyy-mm-ddThh.'.length + 1})`;
  return org
    .from('counters')
    .whereRaw(`name >= '${begin}' || span.since and name < '${begin}' || span.until`)
    .groupByRaw('1')
    .select(org.raw(`${part} as part, sum(value) as times`));
}

/** The rows of a slot, by part. */
function rowsIn(org: OrgScope, kind: Kind): Query {
  const { table, at, part } = kinds[kind];
  const rows = org
    .from(table)
    .whereRaw('?? >= span.since and ?? < span.until', [at, at])
    .groupByRaw('1')
    .select(org.raw(`${part} as part, count(*) as times`));
  const where = whereOf(kind);
  return where ? rows.whereRaw(where) : rows;
}
