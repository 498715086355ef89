import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Org } from '../../database/types.ts';
import { readForms } from '../forms/read/forms.ts';
import { sourceOf } from '../tickets/read/channels.ts';
import { countTickets } from '../tickets/read/tickets.ts';
import { backlogs, distributionOf, medianOf, satisfactionFigure, timeFigure } from './figures.ts';
import type { Days } from './period.ts';
import { growthSince } from './read/counts.ts';
import { type By, together } from './read/facts.ts';
import { type Counts, inTurns, readCounts, readValues, type Values } from './values.ts';

/** Whatever has no name of its own is counted as other. */
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
  const facts = await readAll(org, now.days, by);
  const factsBefore = await readAll(org, together(before.days), {});
  const { open, in_progress } = await countTickets(org, null);
  const unfinished = open + in_progress;
  const atEnd = unfinished - (await growthSince(org, now.span.until));
  const atEndBefore = unfinished - (await growthSince(org, before.span.until));
  const parts = {
    totals: () => totalsOf(facts, atEnd),
    totalsBefore: () => totalsOf(factsBefore, atEndBefore),
    days: () => daysOf(now, facts, atEnd),
    firstResponses: () => distributionOf(facts.answered.all),
    channels: () => channelsOf(facts),
    forms: () => formsOf(facts, forms),
  };
  return { span: now.span, before: before.span, ...(await inTurns(parts)) };
}

type Moments = Record<'answered' | 'resolved' | 'rated', Values> & { created: Counts };

/** All kinds in parallel: PostgreSQL runs one query while the results of another are processed. */
async function readAll(org: Org, days: Parameters<typeof readValues>[2], by: By): Promise<Moments> {
  const [created, answered, resolved, rated] = await Promise.all([
    readCounts(org, 'created', days, by),
    readValues(org, 'answered', days, by),
    readValues(org, 'resolved', days, by),
    readValues(org, 'rated', days),
  ]);
  return { created, answered, resolved, rated };
}

const totalsOf = (facts: Moments, backlog: number): Schema<'MetricsTotals'> => ({
  created: facts.created.all,
  resolved: facts.resolved.all.length,
  backlog,
  firstResponse: timeFigure(facts.answered.all),
  resolution: timeFigure(facts.resolved.all),
  satisfaction: satisfactionFigure(facts.rated.all),
});

function daysOf({ days }: Days, facts: Moments, backlogAtEnd: number): Schema<'MetricsDay'>[] {
  const counts = days.map((_, day) => ({
    created: facts.created.day.get(day) ?? 0,
    resolved: facts.resolved.day.get(day)?.length ?? 0,
  }));
  const unfinished = backlogs(backlogAtEnd, counts);
  return days.map(({ date }, day) => {
    const { count, share } = satisfactionFigure(facts.rated.day.get(day) ?? []);
    return {
      date,
      created: counts[day]?.created ?? 0,
      resolved: counts[day]?.resolved ?? 0,
      backlog: unfinished[day] ?? 0,
      firstResponse: medianOf(facts.answered.day.get(day) ?? []),
      resolution: medianOf(facts.resolved.day.get(day) ?? []),
      ratings: count,
      satisfaction: share,
    };
  });
}

/** Tickets by value of a dimension, busiest first; -1 for any other. */
function partsOf({ created, answered, resolved }: Moments, name: 'source' | 'form_id') {
  const places = new Set([
    ...created[name].keys(),
    ...answered[name].keys(),
    ...resolved[name].keys(),
  ]);
  const parts = [...places].map((place): [number, Schema<'MetricsPart'>] => [
    place,
    {
      created: created[name].get(place) ?? 0,
      resolved: resolved[name].get(place)?.length ?? 0,
      firstResponse: medianOf(answered[name].get(place) ?? []),
      resolution: medianOf(resolved[name].get(place) ?? []),
    },
  ]);
  return parts.sort(([, one], [, other]) => other.created - one.created);
}

const channelsOf = (facts: Moments) =>
  partsOf(facts, 'source').map(([at, part]) => ({
    channel: channelNames[at] ?? ('other' as const),
    ...part,
  }));

/** Without tickets that came without a form or by a deleted one. */
function formsOf(facts: Moments, forms: readonly { id: string; name: string }[]) {
  const parts = new Map(partsOf(facts, 'form_id'));
  const none = { created: 0, resolved: 0, firstResponse: null, resolution: null };
  const listed = forms.map(({ id, name }, at) => ({ id, name, ...(parts.get(at) ?? none) }));
  return listed.sort((one, other) => other.created - one.created);
}
