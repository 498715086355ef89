import { type Days, steadyParts } from '@helpdesk/sdk/rules/periods';
import { prepare } from '../../database/prepare.ts';
import type { Org, P } from '../../database/types.ts';
import { ownTurn } from '../../slices.ts';
import { type Kind, kindNames, kinds, whereOf } from '../kinds.ts';
import { beginOfHours } from '../names.ts';
import { readFilled } from './filled.ts';

const hour = 60 * 60 * 1000;
const quarter = hour / 4;
const day = 24 * hour;
const hoursOfWeek = 7 * 24;
/** Milliseconds read at once, of counters or of rows. */
const atOnce = { hours: 61 * day, rows: 7 * day };
type Source = keyof typeof atOnce;

/** A time span without clock changes, in milliseconds. */
interface Part {
  since: number;
  until: number;
  offset: number;
}

/**
 * The counts of a kind in each hour of the week, from Monday 0:00 on, in the period's time zone. Whole hours are read from their
 * counters. Rows are counted for partial hours at the start and end of the period, for hours that aren't counted yet, and where
 * the UTC offset isn't a whole number of hours.
 */
export async function readWeek(
  org: Org,
  kind: Kind,
  { days, span }: Pick<Days, 'days' | 'span'>,
): Promise<number[]> {
  const counts = Array.from({ length: hoursOfWeek }, () => 0);
  const filled = (await readFilled(org)) ?? Number.POSITIVE_INFINITY;
  const read = async (from: Source, { since, until, offset }: Part) => {
    for (let first = since; first < until; first += atOnce[from]) {
      const end = Math.min(until, first + atOnce[from]);
      await ownTurn(org.id);
      for (const { at, times } of await readTimes(org, kind, from, first, end)) {
        const place = placeOf(at + offset);
        counts[place] = (counts[place] ?? 0) + times;
      }
    }
  };
  for (const part of partsOf(days, span.timezone)) {
    const { since, until, offset } = part;
    const first = Math.max(Math.ceil(since / hour), filled) * hour;
    const end = Math.floor(until / hour) * hour;
    if (offset % hour !== 0 || first >= end) await read('rows', part);
    else {
      await read('rows', { since, until: first, offset });
      await read('hours', { since: first, until: end, offset });
      await read('rows', { since: end, until, offset });
    }
  }
  return counts;
}

/** January 1, 1970 was a Thursday. */
const placeOf = (shown: number) => Math.floor(shown / hour + 3 * 24) % hoursOfWeek;

/** The days of a period, joined where the clocks don't change. */
function partsOf(days: Days['days'], timezone: string): Part[] {
  const parts: Part[] = [];
  for (const { since, until } of days) {
    for (const part of steadyParts(timezone, Date.parse(since), Date.parse(until))) {
      const last = parts.at(-1);
      if (last?.until === part.since && last.offset === part.offset) last.until = part.until;
      else parts.push(part);
    }
  }
  return parts;
}

const iso = (at: number) => new Date(at).toISOString();

/** The count from a time on: for an hour, or a quarter hour. */
interface Times {
  at: string;
  times: number | string;
}

async function readTimes(org: Org, kind: Kind, from: Source, since: number, until: number) {
  const nameOf = (at: number) =>
    from === 'rows' ? iso(at) : `${beginOfHours(kind)}${iso(at).slice(0, 13)}`;
  const query = queries[kind][from];
  const rows = await org.all<Times>(query({ since: nameOf(since), until: nameOf(until) }));
  return rows.map(({ at, times }) => ({
    at: Date.parse(`${at.slice(0, 13)}:00Z`) + Number(at.slice(14)) * quarter,
    times: Number(times),
  }));
}

type Span = P<'since' | 'until'>;

const queriesOf = (kind: Kind) => ({
  hours: prepare((org, p: Span) =>
    org
      .from('counters')
      .where('name', '>=', p.since)
      .where('name', '<', p.until)
      .groupByRaw('1')
      .select(
        org.raw(`substr(name, ${beginOfHours(kind).length + 1}, 13) as at, sum(value) as times`),
      ),
  ),
  rows: prepare((org, p: Span) => {
    const { table, at } = kinds[kind];
    const inQuarter = `substr(${at}, 1, 14) || cast(cast(substr(${at}, 15, 2) as integer) / 15 as text)`;
    const rows = org
      .from(table)
      .where(at, '>=', p.since)
      .where(at, '<', p.until)
      .groupByRaw('1')
      .select(org.raw(`${inQuarter} as at, count(*) as times`));
    const where = whereOf(kind);
    return where ? rows.whereRaw(where) : rows;
  }),
});

/** The queries of all kinds; each is compiled when it is first used. */
const queries = Object.fromEntries(kindNames.map((kind) => [kind, queriesOf(kind)])) as Record<
  Kind,
  ReturnType<typeof queriesOf>
>;
