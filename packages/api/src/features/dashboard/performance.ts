import type { Schema } from '@helpdesk/sdk/contract/operations';
import { prepare } from '../../database/prepare.ts';
import type { Org, P } from '../../database/types.ts';
import { presentAssignable } from '../team/present.ts';
import { readAssignable } from '../team/store.ts';
import { readLoads } from '../tickets/read.ts';
import { durationText } from './duration.ts';
import type { Span } from './period.ts';

type SpanOf = P<'since' | 'until'>;

const assigned = prepare((org, p: SpanOf) =>
  org
    .from('tickets')
    .where('assigned_at', '>=', p.since)
    .where('assigned_at', '<', p.until)
    .groupBy('assigned_agent_id')
    .select('assigned_agent_id as id')
    .count('* as value'),
);

const resolved = prepare((org, p: SpanOf) =>
  org
    .from('tickets')
    .where('resolved_at', '>=', p.since)
    .where('resolved_at', '<', p.until)
    .groupBy('resolved_by')
    .select('resolved_by as id')
    .count('* as value'),
);

/** The middle one of the first answers that each member gave; of two the shorter. */
const medians = prepare((org, p: SpanOf) => {
  const ranked = org
    .from('tickets')
    .where('first_response_at', '>=', p.since)
    .where('first_response_at', '<', p.until)
    .select(
      'first_responder_id',
      'first_response_ms',
      org.raw(
        'row_number() over (partition by first_responder_id order by first_response_ms) as place',
      ),
      org.raw('count(*) over (partition by first_responder_id) as places'),
    );
  return org
    .from('memberships')
    .with('ranked', ranked)
    .join('ranked', 'ranked.first_responder_id', 'memberships.user_id')
    .whereRaw('ranked.place = (ranked.places + 1) / 2')
    .select('memberships.user_id as id', 'ranked.first_response_ms as value');
});

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
    await read(medians(span)),
    await readLoads(org),
  ];
  const staff = (await readAssignable(org)).map((row) => {
    const { user, role } = presentAssignable(row);
    const time = times.get(user.id);
    return {
      user,
      role,
      open: loads.get(user.id) ?? 0,
      assigned: given.get(user.id) ?? 0,
      resolved: done.get(user.id) ?? 0,
      firstResponse: time === undefined ? null : durationText(time),
    };
  });
  return staff.sort((one, other) => other.resolved - one.resolved);
}
