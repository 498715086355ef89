import { prepare } from '../../../database/prepare.ts';
import type { OrgTable } from '../../../database/tables.ts';
import type { Org, OrgScope, Prepared, Value } from '../../../database/types.ts';
import type { Day } from '../period.ts';

/** Kinds of facts: the time column, and the measured value; without one, facts are only counted. */
const moments = {
  created: { table: 'tickets', at: 'created_at', value: null, who: 'null' },
  assigned: { table: 'tickets', at: 'assigned_at', value: null, who: 'assigned_agent_id' },
  answered: {
    table: 'tickets',
    at: 'first_response_at',
    value: 'first_response_ms',
    who: 'first_responder_id',
  },
  resolved: { table: 'tickets', at: 'resolved_at', value: 'resolution_ms', who: 'resolved_by' },
  rated: { table: 'chat_sessions', at: 'rated_at', value: 'rating', who: 'agent_id' },
} as const satisfies Record<
  string,
  { table: OrgTable; at: string; value: string | null; who: string }
>;

export type Moment = keyof typeof moments;
/** Kinds that are only counted. */
export type Counted = 'created' | 'assigned';

/** The dimensions of the facts, each with the values that count; a fact stores the index of its value, -1 for any other. */
export interface By {
  who?: readonly string[];
  source?: readonly string[];
  form_id?: readonly string[];
  urgency?: readonly number[];
}

/** One thing that happened on one of the days: milliseconds or a rating, and its places in the lists of `By`; of what is only counted, how many there were. */
export interface Fact {
  day: number;
  value: number;
  who: number;
  source: number;
  form_id: number;
  urgency: number;
}

const dimensions = ['who', 'source', 'form_id', 'urgency'] as const;

/** Days read per query, so that other queries wait only a few milliseconds. */
const daysAtOnce = 24;

const isLong = (day: Pick<Day, 'since' | 'until'> | undefined) =>
  day !== undefined && Date.parse(day.until) - Date.parse(day.since) > 2 * 24 * 60 * 60 * 1000;

/**
 * All facts of a kind on these days, some days at a time. The database packs each fact into one number, and the numbers of a day
 * into one string: separate rows would take ten times as long.
 */
export async function readFacts(
  org: Org,
  moment: Moment,
  days: readonly Pick<Day, 'since' | 'until'>[],
  by: By,
  take: (fact: Readonly<Fact>) => void,
) {
  const sizes = dimensions.map((name) => sizeOf(by[name]));
  const isCounted = moments[moment].value === null;
  // A long span takes as long to read as its days would, so long spans are read one by one.
  const slice = isLong(days[0]) ? 1 : daysAtOnce;
  const query = queryOf(moment, sizes, slice);
  const ids: Record<string, Value> = {};
  for (const [n, name] of dimensions.entries()) {
    for (let at = 0; at < (sizes[n] ?? 0); at += 1) ids[`${name}${at}`] = by[name]?.[at] ?? null;
  }
  for (let first = 0; first < days.length; first += slice) {
    const values: Record<string, Value> = { ...ids };
    for (let at = 0; at < slice; at += 1) {
      // Pads with days without facts.
      values[`since${at}`] = days[first + at]?.since ?? '';
      values[`until${at}`] = days[first + at]?.until ?? '';
    }
    const rows = await org.all<{ day: number; packed: string | null }>(query(values));
    for (const { day, packed } of rows) {
      if (packed !== null) unpack(first + Number(day), packed, sizes, isCounted, take);
    }
    await othersTurn();
  }
}

/** The same days in chunks that are read at once, for figures of the whole period. */
export function together(days: readonly Day[]) {
  const spans: Pick<Day, 'since' | 'until'>[] = [];
  for (let first = 0; first < days.length; first += daysAtOnce) {
    const some = days.slice(first, first + daysAtOnce);
    spans.push({ since: some[0]?.since ?? '', until: some.at(-1)?.until ?? '' });
  }
  return spans;
}

/** Yields to the event loop. */
export const othersTurn = () => new Promise((turn) => setImmediate(turn));

/** Rounds list lengths up, so that lists of similar length share a prepared query. */
const sizeOf = (list: readonly unknown[] | undefined) =>
  list ? Math.ceil(list.length / 8) * 8 : 0;

/** Passes each fact in the same object, to avoid garbage collection. */
function unpack(
  day: number,
  packed: string,
  sizes: readonly number[],
  isCounted: boolean,
  take: (fact: Readonly<Fact>) => void,
) {
  const fact: Fact = { day, value: 0, who: -1, source: -1, form_id: -1, urgency: -1 };
  const [who = 0, source = 0, form = 0, urgency = 0] = sizes.map((size) => size + 1);
  const codes = who * source * form * urgency;
  const numbers = JSON.parse(`[${packed}]`) as number[];
  for (let at = 0; at < numbers.length; at += isCounted ? 2 : 1) {
    const number = numbers[at] ?? 0;
    // Splits the large number once, then uses small numbers: three times as fast.
    const code = codes === 1 ? 0 : number % codes;
    const rest = Math.floor(code / who);
    const last = Math.floor(rest / source);
    fact.value = isCounted ? (numbers[at + 1] ?? 0) : (number - code) / codes;
    fact.who = (code % who) - 1;
    fact.source = (rest % source) - 1;
    fact.form_id = (last % form) - 1;
    fact.urgency = Math.floor(last / form) - 1;
    take(fact);
  }
}

const queries = new Map<string, (values: Record<string, Value>) => Prepared<'org'>>();

function queryOf(moment: Moment, sizes: readonly number[], slice: number) {
  const key = `${moment} ${slice} ${sizes.join()}`;
  const known = queries.get(key);
  if (known) return known;
  const query = prepare<string>((org, p) => {
    const spans = Array.from(
      { length: slice },
      (_, at) => `select ${at} as day, cast(? as text) as since, cast(? as text) as until`,
    );
    const ends = spans.flatMap((_, at) => [p[`since${at}`], p[`until${at}`]] as never[]);
    return org
      .from('organizations')
      .joinRaw(`cross join (${spans.join(' union all ')}) as span`, ends)
      .select('span.day', packedFacts(org, p, moment, sizes));
  });
  queries.set(key, query);
  return query;
}

/** Facts between `since` and `until`. */
function packedFacts(
  org: OrgScope,
  p: Readonly<Record<string, never>>,
  moment: Moment,
  sizes: readonly number[],
) {
  const { table, at, value, who } = moments[moment];
  const columns = { who, source: 'source', form_id: 'form_id', urgency: 'urgency' };
  const isRating = value === 'rating';
  let number = isRating ? value : value ? `(case when ${value} > 0 then ${value} else 0 end)` : '0';
  const bindings: never[] = [];
  // From the last dimension to the first, in the order of decoding.
  for (const [n, name] of [...dimensions.entries()].reverse()) {
    const size = sizes[n] ?? 0;
    if (size === 0) continue;
    const cases = Array.from({ length: size }, (_, at) => `when ? then ${at + 1}`).join(' ');
    number = `(${number} * ${size + 1} + (case ${columns[name]} ${cases} else 0 end))`;
    bindings.push(...Array.from({ length: size }, (_, at) => p[`${name}${at}`] as never));
  }
  const facts = org
    .from(table)
    .where(at, '>=', org.raw('span.since'))
    .where(at, '<', org.raw('span.until'))
    .select(org.raw(`${number} as number`, bindings));
  if (value !== null) {
    const packed = facts.whereNotNull(value);
    return org.raw(`(select string_agg(cast(number as text), ',') from ? as facts) as packed`, [
      packed,
    ]);
  }
  if (who !== 'null') facts.whereNotNull(who);
  const counts = facts.count('* as times').groupByRaw('1');
  return org.raw(
    `(select string_agg(cast(number as text) || ',' || cast(times as text), ',') from ? as counts) as packed`,
    [counts],
  );
}
