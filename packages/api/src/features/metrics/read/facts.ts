import type { Slot } from '@helpdesk/sdk/rules/periods';
import { prepare } from '../../../database/prepare.ts';
import type { Org, OrgScope, Prepared, Value } from '../../../database/types.ts';

/** Kinds of facts: the time column, and what was measured. */
const moments = {
  answered: {
    at: 'first_response_at',
    value: 'first_response_ms',
    who: 'first_responder_id',
  },
  resolved: { at: 'resolved_at', value: 'resolution_ms', who: 'resolved_by' },
} as const;

export type Moment = keyof typeof moments;

/** The dimensions of the facts with their values; a fact stores the index of its value, -1 for any other. */
export interface By {
  who?: readonly string[];
  source?: readonly string[];
  form_id?: readonly string[];
}

/** One measured event on one of the days: its milliseconds, and its indexes in the lists of `By`. */
export interface Fact {
  day: number;
  value: number;
  who: number;
  source: number;
  form_id: number;
}

const dimensions = ['who', 'source', 'form_id'] as const;

/** Slots read per query, which keeps the wait of other queries to a few milliseconds. */
const slotsAtOnce = 24;
const dayLength = 24 * 60 * 60 * 1000;

const lengthOf = ({ since, until }: Slot) => Date.parse(until) - Date.parse(since);

/**
 * Reads all facts of a kind in these slots, some slots at a time. The database packs each fact into one number, and the numbers
 * of a day into one string: separate rows would take ten times as long.
 */
export async function readFacts(
  org: Org,
  moment: Moment,
  slots: readonly Slot[],
  by: By,
  take: (fact: Readonly<Fact>) => void,
) {
  const sizes = dimensions.map((name) => sizeOf(by[name]));
  // A slot longer than two days takes as long as the days in it, so long slots are read one at a time.
  const slice = slots.some((slot) => lengthOf(slot) > 2 * dayLength) ? 1 : slotsAtOnce;
  const query = queryOf(moment, sizes, slice);
  const ids: Record<string, Value> = {};
  for (const [n, name] of dimensions.entries()) {
    for (let at = 0; at < (sizes[n] ?? 0); at += 1) ids[`${name}${at}`] = by[name]?.[at] ?? null;
  }
  for (let first = 0; first < slots.length; first += slice) {
    const values: Record<string, Value> = { ...ids };
    for (let at = 0; at < slice; at += 1) {
      // Pads with empty slots.
      values[`since${at}`] = slots[first + at]?.since ?? '';
      values[`until${at}`] = slots[first + at]?.until ?? '';
    }
    const rows = await org.all<{ day: number; packed: string | null }>(query(values));
    for (const { day: place, packed } of rows) {
      const day = slots[first + Number(place)]?.day ?? 0;
      if (packed !== null) unpack(day, packed, sizes, take);
    }
    await yieldToEventLoop();
  }
}

/** Merges adjacent slots into chunks that are read at once, for figures of the whole period. */
export function chunked(slots: readonly Slot[]): Slot[] {
  const chunks: Slot[] = [];
  for (const { since, until } of slots) {
    const last = chunks.at(-1);
    if (last?.until === since && lengthOf(last) < (slotsAtOnce - 1) * dayLength) last.until = until;
    else chunks.push({ day: 0, since, until });
  }
  return chunks;
}

export const yieldToEventLoop = () => new Promise((turn) => setImmediate(turn));

/** Rounds list lengths up, so lists of similar length share a prepared query. */
const sizeOf = (list: readonly unknown[] | undefined) =>
  list ? Math.ceil(list.length / 8) * 8 : 0;

/** Calls `take` for each fact, always with the same object to avoid garbage collection. */
function unpack(
  day: number,
  packed: string,
  sizes: readonly number[],
  take: (fact: Readonly<Fact>) => void,
) {
  const fact: Fact = { day, value: 0, who: -1, source: -1, form_id: -1 };
  const [who = 0, source = 0, form = 0] = sizes.map((size) => size + 1);
  const codes = who * source * form;
  const numbers = JSON.parse(`[${packed}]`) as number[];
  for (const number of numbers) {
    // Splits the large number once, then uses small numbers: three times as fast.
    const code = codes === 1 ? 0 : number % codes;
    const rest = Math.floor(code / who);
    fact.value = (number - code) / codes;
    fact.who = (code % who) - 1;
    fact.source = (rest % source) - 1;
    fact.form_id = Math.floor(rest / source) - 1;
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
  const { at, value, who } = moments[moment];
  const columns = { who, source: 'source', form_id: 'form_id' };
  let number = `(case when ${value} > 0 then ${value} else 0 end)`;
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
    .from('tickets')
    .where(at, '>=', org.raw('span.since'))
    .where(at, '<', org.raw('span.until'))
    .whereNotNull(value)
    .select(org.raw(`${number} as number`, bindings));
  return org.raw(`(select string_agg(cast(number as text), ',') from ? as facts) as packed`, [
    facts,
  ]);
}
