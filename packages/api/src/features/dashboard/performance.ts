import type { Schema } from '@helpdesk/sdk/contract/operations';
import { prepare } from '../../database/prepare.ts';
import type { Org, P } from '../../database/types.ts';
import { presentAssignable } from '../team/present.ts';
import { readAssignable } from '../team/read.ts';
import { readLoads } from '../tickets/read.ts';
import { durationText } from './duration.ts';
import type { Span } from './period.ts';

type SpanOf = P<'since' | 'until'>;

/** How many tickets each member has in a span, by when it happened and whom it names. */
const countsOf = (when: string, who: string) =>
  prepare((org, p: SpanOf) =>
    org
      .from('tickets')
      .where(when, '>=', p.since)
      .where(when, '<', p.until)
      .groupBy(who)
      .select(`${who} as id`)
      .count('* as value'),
  );

const assigned = countsOf('assigned_at', 'assigned_agent_id');
const resolved = countsOf('resolved_at', 'resolved_by');

/** How many first answers each member gave after so many whole minutes: for a median, a third of what ranking costs. */
const answers = prepare((org, p: SpanOf) =>
  org
    .from('tickets')
    .where('first_response_at', '>=', p.since)
    .where('first_response_at', '<', p.until)
    .groupByRaw('1, 2')
    .orderByRaw('1, 2')
    .select('first_responder_id as id', org.raw('first_response_ms / 60000 as minutes'))
    .count('* as count'),
);

interface Answers {
  id: string;
  minutes: number;
  count: number;
}

/** The minutes until the middle one of each member's first answers; of two the shorter. */
async function readMedians(org: Org, { since, until }: Span): Promise<Map<string, number>> {
  const rows = await org.all<Answers>(answers({ since, until }));
  const total = new Map<string, number>();
  for (const { id, count } of rows) total.set(id, (total.get(id) ?? 0) + count);
  const passed = new Map<string, number>();
  const medians = new Map<string, number>();
  for (const { id, minutes, count } of rows) {
    passed.set(id, (passed.get(id) ?? 0) + count);
    const isHalf = 2 * (passed.get(id) ?? 0) >= (total.get(id) ?? 0);
    if (isHalf && !medians.has(id)) medians.set(id, minutes);
  }
  return medians;
}

/** What each of the staff did in the span; who has left is not listed. */
export async function readPerformance(
  org: Org,
  { since, until }: Span,
): Promise<Schema<'AgentPerformance'>[]> {
  const span = { since, until };
  const read = async (query: ReturnType<typeof assigned>) => {
    const rows = await org.all<{ id: string; value: number }>(query);
    return new Map(rows.map(({ id, value }) => [id, value]));
  };
  const [given, done, times, loads] = [
    await read(assigned(span)),
    await read(resolved(span)),
    await readMedians(org, span),
    await readLoads(org),
  ];
  const staff = (await readAssignable(org)).map((row) => {
    const { user, role } = presentAssignable(row);
    const minutes = times.get(user.id);
    return {
      user,
      role,
      open: loads.get(user.id) ?? 0,
      assigned: given.get(user.id) ?? 0,
      resolved: done.get(user.id) ?? 0,
      firstResponse: minutes === undefined ? null : durationText(minutes * 60_000),
    };
  });
  return staff.sort((one, other) => other.resolved - one.resolved);
}
