import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Org } from '../../database/types.ts';
import { presentAssignable } from '../team/present.ts';
import { readAssignable } from '../team/read.ts';
import { readLoads } from '../tickets/read/tickets.ts';
import { readTimeSpent } from '../time/read/entries.ts';
import { satisfactionFigure, timeFigure } from './figures.ts';
import type { Days } from './period.ts';
import { together } from './read/facts.ts';
import { readCounts, readValues } from './values.ts';

/** Data of the Agents tab: the staff, and everybody else in one entry. */
export async function readAgents(
  org: Org,
  { span, ...period }: Days,
): Promise<Schema<'MetricsAgents'>> {
  const days = together(period.days);
  const staff = (await readAssignable(org)).map(presentAssignable);
  const by = { who: staff.map(({ user }) => user.id) };
  const who = async (moment: 'answered' | 'resolved' | 'rated') =>
    (await readValues(org, moment, days, by)).who;
  const facts = {
    assigned: (await readCounts(org, 'assigned', days, by)).who,
    answered: await who('answered'),
    resolved: await who('resolved'),
    rated: await who('rated'),
  };
  const loads = await readLoads(org);
  const spent = await readTimeSpent(org, span);
  const ofStaff = new Set(by.who);
  const spentByOthers = [...spent].filter(([id]) => !ofStaff.has(id));
  const figuresOf = (place: number) => ({
    open: loads.get(by.who[place] ?? '') ?? 0,
    assigned: facts.assigned.get(place) ?? 0,
    resolved: facts.resolved.get(place)?.length ?? 0,
    firstResponse: timeFigure(facts.answered.get(place) ?? []),
    resolution: timeFigure(facts.resolved.get(place) ?? []),
    satisfaction: satisfactionFigure(facts.rated.get(place) ?? []),
  });
  const agents = staff.map(({ user, role }, at) => ({
    user,
    role,
    ...figuresOf(at),
    timeSpent: spent.get(user.id) ?? 0,
  }));
  const timeSpent = spentByOthers.reduce((sum, [, minutes]) => sum + minutes, 0);
  const others = { user: null, role: null, ...figuresOf(-1), timeSpent };
  const isAnything = timeSpent > 0 || Object.values(facts).some((all) => all.has(-1));
  return {
    span,
    agents: [
      ...agents.sort((one, other) => other.resolved - one.resolved),
      ...(isAnything ? [others] : []),
    ],
  };
}
