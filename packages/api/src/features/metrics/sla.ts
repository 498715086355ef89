import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Org } from '../../database/types.ts';
import { type Fact, readFacts, together } from './facts.ts';
import { isMet, shareOf } from './figures.ts';
import type { Days } from './period.ts';
import { countWaiting } from './read.ts';
import { priorities, resolutionTargets, responseTargets, riskFrom } from './targets.ts';

/** The number by which the database sorts each priority. */
const urgencies = priorities.map((_, at) => priorities.length - 1 - at);

const goals = {
  firstResponse: { moment: 'answered', targets: responseTargets },
  resolution: { moment: 'resolved', targets: resolutionTargets },
} as const;
type Goal = keyof typeof goals;

/** Everything of the SLA tab. */
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
  const { moment } = goals[goal];
  const by = { urgency: urgencies };
  const facts = await tallied(readFacts(org, moment, now.days, by), goal, now.days.length);
  const past = await tallied(readFacts(org, moment, together(before.days), by), goal, 0);
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

/** How many of the facts met their target and how many did not, by priority and by day. */
async function tallied(batches: AsyncIterable<Fact[]>, goal: Goal, length: number) {
  const tallies = (count: number) => Array.from({ length: count }, () => ({ ...none }));
  const [byPriority, days] = [tallies(priorities.length), tallies(length)];
  for await (const facts of batches) {
    for (const { day, value, urgency } of facts) {
      const priority = priorities[urgency];
      if (!priority) continue;
      const outcome = isMet(value, goals[goal].targets[priority]) ? 'met' : 'breached';
      for (const tally of [byPriority[urgency], days[day]]) if (tally) tally[outcome] += 1;
    }
  }
  return { priorities: byPriority, days };
}
