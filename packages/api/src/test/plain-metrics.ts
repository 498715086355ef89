import type { ChatSessionRow } from '../database/rows/chat.ts';
import type { TicketRow } from '../database/rows/tickets.ts';

export type PlainTicket = Pick<
  TicketRow,
  | 'created_at'
  | 'first_response_at'
  | 'first_responder_id'
  | 'resolved_at'
  | 'resolved_by'
  | 'assigned_at'
  | 'assigned_agent_id'
  | 'priority'
  | 'source'
  | 'form_id'
  | 'status'
>;
export type PlainRating = Pick<ChatSessionRow, 'rated_at' | 'rating' | 'agent_id'>;

/** The figures of some days, counted row by row without code shared with the product. */
export function plainMetrics(
  tickets: readonly PlainTicket[],
  ratings: readonly PlainRating[],
  timezone: string,
  dates: readonly string[],
) {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: timezone });
  const places = new Map(dates.map((date, place) => [date, place]));
  /** The index of the day; -1 is before the first, and never is after the last. */
  const dayOf = (at: string | null) => {
    if (at === null) return never;
    const date = format.format(new Date(at));
    return places.get(date) ?? (date < (dates[0] ?? '') ? -1 : dates.length);
  };
  const inSpan = (day: number) => day >= 0 && day < dates.length;
  const known = tickets.map((ticket) => ({
    ...ticket,
    created: dayOf(ticket.created_at),
    answered: dayOf(ticket.first_response_at),
    resolved: dayOf(ticket.resolved_at),
    assigned: ticket.assigned_agent_id ? dayOf(ticket.assigned_at) : never,
    waited: gap(ticket.created_at, ticket.first_response_at),
    took: gap(ticket.created_at, ticket.resolved_at),
  }));
  const rated = ratings.map((one) => ({ ...one, day: dayOf(one.rated_at) }));
  const created = known.filter((one) => inSpan(one.created));
  const answered = known.filter((one) => inSpan(one.answered));
  const resolved = known.filter((one) => inSpan(one.resolved));
  const scored = rated.filter((one) => inSpan(one.day));
  const open = known.filter(({ status }) => status === 'open' || status === 'in_progress');
  /** A ticket is in the backlog from the day it was opened until the day on which it was resolved. */
  const unfinished = dates.map(() => 0);
  for (const { status, created: from, resolved: until } of known) {
    const end = isOpen(status) ? dates.length : Math.min(until, dates.length);
    for (let day = Math.max(0, from); day < end; day += 1)
      unfinished[day] = (unfinished[day] ?? 0) + 1;
  }
  const perDay = <One>(all: readonly One[], placeOf: (one: One) => number) => {
    const days = dates.map((): One[] => []);
    for (const one of all) days[placeOf(one)]?.push(one);
    return days;
  };
  const onDay = {
    created: perDay(created, (one) => one.created),
    answered: perDay(answered, (one) => one.answered),
    resolved: perDay(resolved, (one) => one.resolved),
    scored: perDay(scored, (one) => one.day),
  };

  const part = (is: (one: PlainTicket) => boolean) => ({
    created: created.filter(is).length,
    resolved: resolved.filter(is).length,
    firstResponse: middle(answered.filter(is).map(({ waited }) => waited)),
    resolution: middle(resolved.filter(is).map(({ took }) => took)),
  });
  return {
    totals: {
      created: created.length,
      resolved: resolved.length,
      backlog: unfinished.at(-1) ?? 0,
      firstResponse: times(answered.map(({ waited }) => waited)),
      resolution: times(resolved.map(({ took }) => took)),
      satisfaction: satisfaction(scored),
    },
    days: dates.map((date, day) => {
      const scores = onDay.scored[day] ?? [];
      return {
        date,
        created: onDay.created[day]?.length ?? 0,
        resolved: onDay.resolved[day]?.length ?? 0,
        backlog: unfinished[day] ?? 0,
        firstResponse: middle((onDay.answered[day] ?? []).map(({ waited }) => waited)),
        resolution: middle((onDay.resolved[day] ?? []).map(({ took }) => took)),
        ratings: scores.length,
        satisfaction: satisfaction(scores).share,
      };
    }),
    part,
    open: open.length,
    agent: (id: string | null, others: readonly string[]) => {
      const is = (who: string | null) => (id === null ? !others.includes(who ?? '') : who === id);
      return {
        assigned: known.filter((one) => inSpan(one.assigned) && is(one.assigned_agent_id)).length,
        resolved: resolved.filter((one) => is(one.resolved_by)).length,
        firstResponse: times(
          answered.filter((one) => is(one.first_responder_id)).map(({ waited }) => waited),
        ),
        resolution: times(resolved.filter((one) => is(one.resolved_by)).map(({ took }) => took)),
        satisfaction: satisfaction(scored.filter((one) => is(one.agent_id))),
      };
    },
    /** For a priority, how many tickets were answered and resolved within the target, and how many later. */
    goals: (priority: string, answerWithin: number, resolveWithin: number) => {
      const waits = answered.filter((one) => one.priority === priority).map(({ waited }) => waited);
      const tooks = resolved.filter((one) => one.priority === priority).map(({ took }) => took);
      return {
        firstResponse: split(waits, answerWithin),
        resolution: split(tooks, resolveWithin),
      };
    },
  };
}

const never = Number.POSITIVE_INFINITY;

const isOpen = (status: string) => status === 'open' || status === 'in_progress';

const gap = (from: string, to: string | null) =>
  to === null ? 0 : Date.parse(to) - Date.parse(from);

const split = (all: readonly number[], limit: number) => ({
  met: all.filter((time) => time <= limit).length,
  breached: all.filter((time) => time > limit).length,
});

/** The percentile: the shortest time that this share of the times does not exceed. */
function reached(all: readonly number[], percent: number): number | null {
  const minutes = all.map((time) => Math.floor(time / 60_000)).sort((a, b) => a - b);
  const found = minutes.find((_, at) => (at + 1) * 100 >= percent * minutes.length);
  return found ?? null;
}

const middle = (all: readonly number[]) => reached(all, 50);

const times = (all: readonly number[]) => ({
  count: all.length,
  median: reached(all, 50),
  p90: reached(all, 90),
});

function satisfaction(ratings: readonly { rating: number | null }[]) {
  const scores = ratings.map(({ rating }) => rating ?? 0);
  if (scores.length === 0) return { count: 0, share: null, mean: null };
  const good = scores.filter((score) => score === 4 || score === 5).length;
  let sum = 0;
  for (const score of scores) sum += score;
  return {
    count: scores.length,
    share: Math.round((100 * good) / scores.length),
    mean: Math.round((100 * sum) / scores.length) / 100,
  };
}
