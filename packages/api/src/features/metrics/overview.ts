import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type Days, type Slot, together } from '@helpdesk/sdk/rules/periods';
import type { Org } from '../../database/types.ts';
import { type Count, readCounts, sumBy, sumOf } from '../../figures/read/counts.ts';
import { readForms } from '../forms/read/forms.ts';
import { sourceOf } from '../tickets/read/channels.ts';
import { countTickets } from '../tickets/read/tickets.ts';
import { backlogs, distributionOf, medianOf, satisfactionFigure, timeFigure } from './figures.ts';
import { ratingsOf } from './ratings.ts';
import { type By, chunked } from './read/facts.ts';
import { readValues, runSequentially, type Values } from './values.ts';

/** Any source without its own channel counts as other. */
const { other: _, ...named } = sourceOf;
const sources = Object.values(named);
const channelNames = Object.keys(named) as (keyof typeof named)[];

/** Data of the Overview tab. */
export async function readOverview(
  org: Org,
  now: Days,
  before: Days,
): Promise<Schema<'MetricsOverview'>> {
  const forms = await readForms(org);
  const by = { source: sources, form_id: forms.map(({ id }) => id) };
  const facts = await readAll(org, now.slots, now.slots, by);
  const factsBefore = await readAll(org, together(before.slots), chunked(before.slots), by);
  const { open, in_progress } = await countTickets(org, null);
  const unfinished = open + in_progress;
  const atEnd = unfinished - (await growthSince(org, now.span.until));
  const atEndBefore = unfinished - (await growthSince(org, before.span.until));
  const whole = await readWhole(org, now);
  const parts = {
    totals: () => totalsOf(facts, atEnd),
    totalsBefore: () => totalsOf(factsBefore, atEndBefore),
    days: () => daysOf(now, facts, backlogs(atEnd, whole)),
    firstResponses: () => distributionOf(facts.answered.all),
    channels: () => channelsOf(facts, factsBefore),
    forms: () => formsOf(facts, factsBefore, forms),
  };
  return { span: now.span, before: before.span, ...(await runSequentially(parts)) };
}

type Moments = Record<'answered' | 'resolved', Values> &
  Record<'created' | 'form' | 'rated', Count[]>;

/** All kinds in parallel: PostgreSQL runs one query while the results of another are processed. */
async function readAll(
  org: Org,
  slots: readonly Slot[],
  ofFacts: readonly Slot[],
  by: By,
): Promise<Moments> {
  const [created, form, rated, answered, resolved] = await Promise.all([
    readCounts(org, 'created', slots),
    by.form_id ? readCounts(org, 'form', together(slots)) : [],
    readCounts(org, 'rated', slots),
    readValues(org, 'answered', ofFacts, by),
    readValues(org, 'resolved', ofFacts, by),
  ]);
  return { created, form, rated, answered, resolved };
}

/** Tickets opened and resolved on each day, including outside business hours: the backlog needs all of them. */
async function readWhole(org: Org, { days }: Days) {
  const slots = days.map((one, day) => ({ ...one, day }));
  const byDay = async (kind: 'created' | 'resolved') =>
    sumBy(await readCounts(org, kind, slots), ({ day }) => day);
  const [created, resolved] = [await byDay('created'), await byDay('resolved')];
  return days.map((_, day) => ({
    created: created.get(day) ?? 0,
    resolved: resolved.get(day) ?? 0,
  }));
}

/** The number of tickets opened since a time, minus the number resolved. */
async function growthSince(org: Org, since: string): Promise<number> {
  const slots = [{ day: 0, since, until: '9999-01-01T00:00:00.000Z' }];
  const count = async (kind: 'created' | 'resolved') => sumOf(await readCounts(org, kind, slots));
  return (await count('created')) - (await count('resolved'));
}

const totalsOf = (facts: Moments, backlog: number): Schema<'MetricsTotals'> => ({
  created: sumOf(facts.created),
  resolved: facts.resolved.all.length,
  backlog,
  firstResponse: timeFigure(facts.answered.all),
  resolution: timeFigure(facts.resolved.all),
  satisfaction: satisfactionFigure(ratingsOf(facts.rated)),
});

function daysOf(
  { days }: Days,
  facts: Moments,
  unfinished: readonly number[],
): Schema<'MetricsDay'>[] {
  const created = sumBy(facts.created, ({ day }) => day);
  const rated = new Map<number, Count[]>();
  for (const one of facts.rated) rated.set(one.day, [...(rated.get(one.day) ?? []), one]);
  return days.map(({ date }, day) => {
    const { count, share } = satisfactionFigure(ratingsOf(rated.get(day) ?? []));
    return {
      date,
      created: created.get(day) ?? 0,
      resolved: facts.resolved.day.get(day)?.length ?? 0,
      backlog: unfinished[day] ?? 0,
      firstResponse: medianOf(facts.answered.day.get(day) ?? []),
      resolution: medianOf(facts.resolved.day.get(day) ?? []),
      ratings: count,
      satisfaction: share,
    };
  });
}

type PartFigures = Schema<'MetricsPartFigures'>;

/** Figures by value of a dimension; the key -1 is any other value. */
function partsOf(
  { answered, resolved }: Moments,
  name: 'source' | 'form_id',
  created: ReadonlyMap<number, number>,
): Map<number, PartFigures> {
  const places = new Set([...created.keys(), ...answered[name].keys(), ...resolved[name].keys()]);
  return new Map(
    [...places].map((place) => [
      place,
      {
        created: created.get(place) ?? 0,
        resolved: resolved[name].get(place)?.length ?? 0,
        firstResponse: medianOf(answered[name].get(place) ?? []),
        resolution: medianOf(resolved[name].get(place) ?? []),
      },
    ]),
  );
}

const none: PartFigures = { created: 0, resolved: 0, firstResponse: null, resolution: null };

const mostFirst = (one: PartFigures, other: PartFigures) => other.created - one.created;

function channelsOf(facts: Moments, factsBefore: Moments) {
  const of = (moments: Moments) =>
    partsOf(
      moments,
      'source',
      sumBy(moments.created, ({ part }) => sources.indexOf(part as never)),
    );
  const [now, before] = [of(facts), of(factsBefore)];
  return [...new Set([...now.keys(), ...before.keys()])]
    .map((at) => ({
      channel: channelNames[at] ?? ('other' as const),
      ...(now.get(at) ?? none),
      before: before.get(at) ?? none,
    }))
    .sort(mostFirst);
}

/** Figures of each form, without tickets that came without a form or from a deleted one. */
function formsOf(
  facts: Moments,
  factsBefore: Moments,
  forms: readonly { id: string; name: string }[],
) {
  const places = new Map(forms.map(({ id }, at) => [id, at]));
  const of = (moments: Moments) =>
    partsOf(
      moments,
      'form_id',
      sumBy(moments.form, ({ part }) => places.get(part) ?? null),
    );
  const [now, before] = [of(facts), of(factsBefore)];
  return forms
    .map(({ id, name }, at) => ({
      id,
      name,
      ...(now.get(at) ?? none),
      before: before.get(at) ?? none,
    }))
    .sort(mostFirst);
}
