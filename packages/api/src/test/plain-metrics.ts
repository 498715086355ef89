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
> &
  Partial<Pick<TicketRow, 'reopened_at' | 'reopened_from'>>;
export type PlainRating = Pick<ChatSessionRow, 'rated_at' | 'rating' | 'agent_id'> &
  Partial<Pick<ChatSessionRow, 'accepted_at'>>;
export interface PlainReply {
  created_at: string;
  user_id: string;
}

/** Options for counting. */
interface Counting {
  replies?: readonly PlainReply[];
  /** Later moments are ignored, as if they haven't happened yet. */
  until?: string;
  /** Whether a moment is within business hours. */
  isOpen?: (at: string) => boolean;
}

/** Computes the figures of some days row by row, without code shared with the product. */
export function plainMetrics(
  tickets: readonly PlainTicket[],
  ratings: readonly PlainRating[],
  timezone: string,
  dates: readonly string[],
  { replies = [], until = '9999', isOpen: isWithin = () => true }: Counting = {},
) {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: timezone });
  const places = new Map(dates.map((date, place) => [date, place]));
  /** The index of the day: -1 is before the first, and `never` is after the last. */
  const dayOf = (at: string | null | undefined) => {
    if (at === null || at === undefined || at >= until) return never;
    const date = format.format(new Date(at));
    return places.get(date) ?? (date < (dates[0] ?? '') ? -1 : dates.length);
  };
  const inSpan = (day: number) => day >= 0 && day < dates.length;
  const happened = (at: string | null | undefined) => inSpan(dayOf(at)) && isWithin(at ?? '');
  const all = tickets.map((ticket) => ({
    ...ticket,
    created: dayOf(ticket.created_at),
    answered: dayOf(ticket.first_response_at),
    resolved: dayOf(ticket.resolved_at),
    assigned: ticket.assigned_agent_id ? dayOf(ticket.assigned_at) : never,
    waited: gap(ticket.created_at, ticket.first_response_at),
    took: gap(ticket.created_at, ticket.resolved_at),
  }));
  const rated = ratings.map((one) => ({ ...one, day: dayOf(one.rated_at) }));
  const known = all.filter(({ created }) => created !== never);
  const created = known.filter((one) => happened(one.created_at));
  const answered = known.filter((one) => happened(one.first_response_at));
  const resolved = known.filter((one) => happened(one.resolved_at));
  const scored = rated.filter((one) => happened(one.rated_at));
  const open = all.filter(({ status }) => status === 'open' || status === 'in_progress');
  /** A ticket is in the backlog from the day on which it was opened until the day on which it was resolved. */
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
    /** The tickets opened, whatever happened to them later. */
    opened: {
      tickets: created.length,
      active: created.filter(({ status }) => isOpen(status)).length,
      resolved: created.filter((one) => one.resolved_at !== null).length,
      firstResponse: middle(
        created.filter((one) => one.first_response_at !== null).map(({ waited }) => waited),
      ),
      resolution: middle(created.filter((one) => one.resolved_at !== null).map(({ took }) => took)),
    },
    answeredOnDays: onDay.answered.map((some) => ({ answered: some.length })),
    /** The first responses in bands of minutes. */
    histogram: (bands: readonly { from: number; to: number | null }[]) =>
      bands.map(({ from, to }) => {
        const isIn = (time: number) => time >= from * 60_000 && time < (to ?? never) * 60_000;
        return { from, to, count: answered.filter(({ waited }) => isIn(waited)).length };
      }),
    open: open.length,
    agent: (id: string | null, others: readonly string[]) => {
      const is = (who: string | null) => (id === null ? !others.includes(who ?? '') : who === id);
      return {
        assigned: all.filter(
          (one) =>
            one.assigned_agent_id !== null &&
            happened(one.assigned_at) &&
            is(one.assigned_agent_id),
        ).length,
        replies: replies.filter((one) => happened(one.created_at) && is(one.user_id)).length,
        reopened: all.filter((one) => happened(one.reopened_at) && is(one.reopened_from ?? null))
          .length,
        chats: ratings.filter(
          (one) => one.agent_id !== null && happened(one.accepted_at) && is(one.agent_id),
        ).length,
        resolved: resolved.filter((one) => is(one.resolved_by)).length,
        firstResponse: times(
          answered.filter((one) => is(one.first_responder_id)).map(({ waited }) => waited),
        ),
        resolution: times(resolved.filter((one) => is(one.resolved_by)).map(({ took }) => took)),
        satisfaction: satisfaction(scored.filter((one) => is(one.agent_id))),
      };
    },
    /** For a priority: the numbers of tickets answered and resolved within the target, and later. */
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
