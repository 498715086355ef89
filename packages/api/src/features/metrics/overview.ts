import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Org } from '../../database/types.ts';
import { readForms } from '../forms/read.ts';
import { countTickets } from '../tickets/read.ts';
import { type By, type Fact, inTurns, readFacts, together } from './facts.ts';
import { backlogs, distributionOf, medianOf, satisfactionFigure, timeFigure } from './figures.ts';
import type { Days } from './period.ts';
import { growthSince } from './read.ts';

/** What the sources of tickets are called to people. */
const channels = {
  form: 'form',
  widget: 'widget',
  chat: 'chat',
  email: 'email',
  api: 'api',
  console: 'staff',
} as const;
const sources = Object.keys(channels);
const channelNames = Object.values(channels);

/** Everything of the Overview tab. */
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
    firstResponses: () => distributionOf(valuesOf(facts.answered)),
    channels: () => channelsOf(facts),
    forms: () => formsOf(facts, forms),
  };
  return { span: now.span, before: before.span, ...(await inTurns(parts)) };
}

type Facts = Record<'created' | 'answered' | 'resolved' | 'rated', Fact[]>;

async function readAll(org: Org, days: Parameters<typeof readFacts>[2], by: By) {
  return {
    created: await readFacts(org, 'created', days, by),
    answered: await readFacts(org, 'answered', days, by),
    resolved: await readFacts(org, 'resolved', days, by),
    rated: await readFacts(org, 'rated', days),
  };
}

const valuesOf = (facts: readonly Fact[]) => facts.map(({ value }) => value);

const totalsOf = (facts: Facts, backlog: number): Schema<'MetricsTotals'> => ({
  created: facts.created.length,
  resolved: facts.resolved.length,
  backlog,
  firstResponse: timeFigure(valuesOf(facts.answered)),
  resolution: timeFigure(valuesOf(facts.resolved)),
  satisfaction: satisfactionFigure(valuesOf(facts.rated)),
});

function daysOf({ days }: Days, facts: Facts, backlogAtEnd: number): Schema<'MetricsDay'>[] {
  const [created, answered, resolved, rated] = [
    facts.created,
    facts.answered,
    facts.resolved,
    facts.rated,
  ].map((all) => grouped(all, 'day'));
  const counts = days.map((_, day) => ({
    created: created?.get(day)?.length ?? 0,
    resolved: resolved?.get(day)?.length ?? 0,
  }));
  const unfinished = backlogs(backlogAtEnd, counts);
  return days.map(({ date }, day) => {
    const { count, share } = satisfactionFigure(rated?.get(day) ?? []);
    return {
      date,
      created: counts[day]?.created ?? 0,
      resolved: counts[day]?.resolved ?? 0,
      backlog: unfinished[day] ?? 0,
      firstResponse: medianOf(answered?.get(day) ?? []),
      resolution: medianOf(resolved?.get(day) ?? []),
      ratings: count,
      satisfaction: share,
    };
  });
}

/** What came by each of the places of a dimension, the busiest first; -1 for any other. */
function partsOf(facts: Facts, dimension: 'source' | 'form_id') {
  const created = grouped(facts.created, dimension);
  const answered = grouped(facts.answered, dimension);
  const resolved = grouped(facts.resolved, dimension);
  const places = new Set([...created.keys(), ...answered.keys(), ...resolved.keys()]);
  const parts = [...places].map((place): [number, Schema<'MetricsPart'>] => [
    place,
    {
      created: created.get(place)?.length ?? 0,
      resolved: resolved.get(place)?.length ?? 0,
      firstResponse: medianOf(answered.get(place) ?? []),
      resolution: medianOf(resolved.get(place) ?? []),
    },
  ]);
  return parts.sort(([, one], [, other]) => other.created - one.created);
}

const channelsOf = (facts: Facts) =>
  partsOf(facts, 'source').map(([at, part]) => ({
    channel: channelNames[at] ?? ('other' as const),
    ...part,
  }));

/** What came without a form, or by one that was deleted, is not told here. */
function formsOf(facts: Facts, forms: readonly { id: string; name: string }[]) {
  const parts = new Map(partsOf(facts, 'form_id'));
  const none = { created: 0, resolved: 0, firstResponse: null, resolution: null };
  const listed = forms.map(({ id, name }, at) => ({ id, name, ...(parts.get(at) ?? none) }));
  return listed.sort((one, other) => other.created - one.created);
}

function grouped(facts: readonly Fact[], by: 'day' | 'who' | 'source' | 'form_id') {
  const groups = new Map<number, number[]>();
  for (const fact of facts) {
    const group = groups.get(fact[by]);
    if (group) group.push(fact.value);
    else groups.set(fact[by], [fact.value]);
  }
  return groups;
}
