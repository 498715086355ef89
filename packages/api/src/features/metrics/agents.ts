import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type Days, type Period, together } from '@helpdesk/sdk/rules/periods';
import type { Org } from '../../database/types.ts';
import type { Kind } from '../../figures/kinds.ts';
import { type Count, readCounts, sumOf } from '../../figures/read/counts.ts';
import { presentAssignable } from '../team/present.ts';
import { readAssignable } from '../team/read.ts';
import { readWaiting } from '../tickets/read/listed-counters.ts';
import { readLoads } from '../tickets/read/tickets.ts';
import { readTimeSpent, type TimeSpent } from '../time/read/entries.ts';
import { satisfactionFigure, timeFigure } from './figures.ts';
import { ratedOf, ratingsOf } from './ratings.ts';
import { chunked } from './read/facts.ts';
import { readValues } from './values.ts';

/** Data of the Agents tab: one entry per staff member, and one for everyone else. */
export async function readAgents(
  org: Org,
  { now, before }: Period,
): Promise<Schema<'MetricsAgents'>> {
  const staff = (await readAssignable(org)).map(presentAssignable);
  const ids = staff.map(({ user }) => user.id);
  const figures = await readFigures(org, now, ids);
  const figuresBefore = await readFigures(org, before, ids);
  const loads = await readLoads(org);
  const waiting = await readWaiting(org);
  const agents = staff.map(({ user, role }, place) => ({
    user,
    role,
    open: loads.get(user.id) ?? 0,
    waiting: waiting.get(user.id) ?? 0,
    ...figures.of(place),
    before: figuresBefore.of(place),
  }));
  const others = {
    user: null,
    role: null,
    open: loads.get('') ?? 0,
    waiting: 0,
    ...figures.of(-1),
    before: figuresBefore.of(-1),
  };
  return {
    span: now.span,
    before: before.span,
    agents: [
      ...agents.sort((one, other) => other.resolved - one.resolved),
      ...(figures.hasOthers ? [others] : []),
    ],
  };
}

/** Reads the figures of a period by the index of each member; -1 is everyone else. */
async function readFigures(org: Org, { span, slots: parts }: Days, ids: readonly string[]) {
  const slots = together(parts);
  const ofStaff = new Set(ids);
  const values = async (moment: 'answered' | 'resolved') =>
    (await readValues(org, moment, chunked(parts), { who: ids })).who;
  const [answered, resolved] = [await values('answered'), await values('resolved')];
  /** Counts by member; former members are grouped under an empty ID. */
  const counts = async (kind: Kind, whoOf: (one: Count) => string = ({ part }) => part) => {
    const all = new Map<string, Count[]>();
    for (const one of await readCounts(org, kind, slots)) {
      const who = ofStaff.has(whoOf(one)) ? whoOf(one) : '';
      all.set(who, [...(all.get(who) ?? []), one]);
    }
    return all;
  };
  const facts = {
    assigned: await counts('assigned'),
    replies: await counts('replied'),
    reopened: await counts('reopened'),
    chats: await counts('chat'),
    rated: await counts('rated', ratedOf),
  };
  const spent = await readTimeSpent(org, span);
  const spentByOthers = [...spent].flatMap(([id, time]) => (ofStaff.has(id) ? [] : [time]));
  return {
    hasOthers:
      spentByOthers.some(({ minutes }) => minutes > 0) ||
      answered.has(-1) ||
      resolved.has(-1) ||
      Object.values(facts).some((all) => all.has('')),
    of(place: number): Schema<'MetricsAgentFigures'> {
      const id = ids[place];
      const who = id ?? '';
      const times = id === undefined ? spentByOthers : [spent.get(id) ?? none];
      return {
        assigned: sumOf(facts.assigned.get(who) ?? []),
        replies: sumOf(facts.replies.get(who) ?? []),
        resolved: resolved.get(place)?.length ?? 0,
        reopened: sumOf(facts.reopened.get(who) ?? []),
        chats: sumOf(facts.chats.get(who) ?? []),
        firstResponse: timeFigure(answered.get(place) ?? []),
        resolution: timeFigure(resolved.get(place) ?? []),
        satisfaction: satisfactionFigure(ratingsOf(facts.rated.get(who) ?? [])),
        ...timeOf(times),
      };
    },
  };
}

const none: TimeSpent = { minutes: 0, tickets: 0 };

function timeOf(all: readonly TimeSpent[]) {
  const timeSpent = all.reduce((sum, { minutes }) => sum + minutes, 0);
  const tickets = all.reduce((sum, one) => sum + one.tickets, 0);
  return { timeSpent, handleTime: tickets === 0 ? null : Math.round(timeSpent / tickets) };
}
