import type { Schema } from '@helpdesk/sdk/contract/operations';
import { periodOf, together } from '@helpdesk/sdk/rules/periods';
import { prepare } from '../../../database/prepare.ts';
import type { Org, OrgScope, P } from '../../../database/types.ts';
import { readCounts, sumBy } from '../../../figures/read/counts.ts';
import { readClock } from '../../organization/store/organization.ts';

const hour = 60 * 60 * 1000;

const opened = prepare((org, p: P<'since'>) =>
  org
    .from('tickets')
    .where('created_at', '>=', p.since)
    .groupBy('status')
    .select('status')
    .count('* as count'),
);

const took = prepare((org, p: P<'since' | 'until'>) =>
  org
    .from('tickets')
    .where('resolved_at', '>=', p.since)
    .where('resolved_at', '<', p.until)
    .select(org.raw('count(*) as count'), org.raw('sum(resolution_ms) as time')),
);

/** Figures of days up to now, defined in the contract at the fields of `Metrics`. */
export async function readMetrics(org: Org, count: number): Promise<Schema<'Metrics'>> {
  const { span, slots } = periodOf({ count }, await readClock(org)).now;
  const { since, until } = span;
  const statuses = await org.all<{ status: Schema<'TicketStatus'>; count: number }>(
    opened({ since }),
  );
  const ticketCounts = { total: 0, open: 0, in_progress: 0, resolved: 0, closed: 0 };
  for (const { status, count: some } of statuses) {
    ticketCounts[status] += Number(some);
    ticketCounts.total += Number(some);
  }
  const done = await org.first<Record<'count' | 'time', number | null>>(took({ since, until }));
  const resolved = Number(done?.count ?? 0);
  const time = Number(done?.time ?? 0) / hour;
  const goals = sumBy(
    await readCounts(org, 'resolve_goal', together(slots)),
    ({ part }) => part[2],
  );
  return {
    period: `${count}d`,
    ticketCounts,
    avgResolutionTime: resolved === 0 ? null : Math.round((time / resolved) * 100) / 100,
    slaMetrics: { slaMet: goals.get('1') ?? 0, slaBreach: goals.get('0') ?? 0 },
  };
}

const waiting = (org: OrgScope, p: P<'risk' | 'target' | 'urgency'>) =>
  org
    .from('tickets')
    .whereRaw("status in ('open', 'in_progress')")
    .where('urgency', p.urgency)
    .select(
      org.raw('count(*) as open'),
      org.raw('sum(case when created_at < ? then 1 else 0 end) as late', [p.risk]),
      org.raw('sum(case when created_at < ? then 1 else 0 end) as overdue', [p.target]),
    );
const unresolved = prepare(waiting);
const unanswered = prepare((org, p: P<'risk' | 'target' | 'urgency'>) =>
  waiting(org, p).where('opened_by', 'customer').whereNull('first_response_at'),
);

/** Counts the waiting tickets of a priority: all, those at risk, and those overdue. */
export async function countWaiting(
  org: Org,
  kind: 'firstResponse' | 'resolution',
  since: { urgency: number; risk: string; target: string },
) {
  const query = kind === 'resolution' ? unresolved : unanswered;
  const row = await org.first<Record<'open' | 'late' | 'overdue', number | null>>(query(since));
  const overdue = Number(row?.overdue ?? 0);
  return { open: Number(row?.open ?? 0), atRisk: Number(row?.late ?? 0) - overdue, overdue };
}
