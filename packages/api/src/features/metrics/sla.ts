import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type Days, type Slot, together } from '@helpdesk/sdk/rules/periods';
import type { Org } from '../../database/types.ts';
import { readCounts } from '../../figures/read/counts.ts';
import { priorities, resolutionTargets, responseTargets, riskFrom } from '../../figures/targets.ts';
import { shareOf } from './figures.ts';
import { countWaiting } from './read/counts.ts';

/** The number by which the database sorts each priority. */
const urgencies = priorities.map((_, at) => priorities.length - 1 - at);

const goals = {
  firstResponse: { kind: 'answer_goal', targets: responseTargets },
  resolution: { kind: 'resolve_goal', targets: resolutionTargets },
} as const;
type Goal = keyof typeof goals;

/** Data of the SLA tab. */
export async function readSla(org: Org, now: Days, before: Days): Promise<Schema<'MetricsSla'>> {
  const first = await readGoal(org, 'firstResponse', now, before);
  const last = await readGoal(org, 'resolution', now, before);
  return {
    span: now.span,
    firstResponse: first.targets,
    resolution: last.targets,
    days: now.days.map(({ date }, day) => ({
      date,
      firstResponseMet: first.days[day]?.met ?? 0,
      firstResponseBreached: first.days[day]?.breached ?? 0,
      resolutionMet: last.days[day]?.met ?? 0,
      resolutionBreached: last.days[day]?.breached ?? 0,
    })),
  };
}

async function readGoal(org: Org, goal: Goal, now: Days, before: Days) {
  const facts = await tallied(org, now.slots, goal, now.days.length);
  const past = await tallied(org, together(before.slots), goal, 0);
  const targets: Schema<'SlaTarget'>[] = [];
  for (const [at, priority] of priorities.entries()) {
    const { met, breached } = facts.priorities[at] ?? none;
    const old = past.priorities[at] ?? none;
    const target = goals[goal].targets[priority];
    const ago = (time: number) => new Date(Date.now() - time).toISOString();
    targets.push({
      priority,
      target: target / 60_000,
      met,
      breached,
      share: shareOf(met, met + breached),
      shareBefore: shareOf(old.met, old.met + old.breached),
      ...(await countWaiting(org, goal, {
        urgency: urgencies[at] ?? 0,
        risk: ago(target * riskFrom),
        target: ago(target),
      })),
    });
  }
  return { targets, days: facts.days };
}

const none = { met: 0, breached: 0 };

/** Counts tickets that met or breached their target, by priority and by day. */
async function tallied(org: Org, slots: readonly Slot[], goal: Goal, length: number) {
  const tallies = (count: number) => Array.from({ length: count }, () => ({ ...none }));
  const [byPriority, byDay] = [tallies(priorities.length), tallies(length)];
  for (const { day, part, count } of await readCounts(org, goals[goal].kind, slots)) {
    const [urgency, isMet] = part.split('.');
    const priority = byPriority[urgencies.indexOf(Number(urgency))];
    const outcome = isMet === '1' ? 'met' : 'breached';
    for (const tally of [priority, byDay[day]]) if (tally) tally[outcome] += count;
  }
  return { priorities: byPriority, days: byDay };
}
