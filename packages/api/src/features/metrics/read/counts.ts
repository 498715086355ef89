import type { Schema } from '@helpdesk/sdk/contract/operations';
import { prepare } from '../../../database/prepare.ts';
import type { Org, OrgScope, P } from '../../../database/types.ts';
import { isMet } from '../figures.ts';
import { resolutionTargets } from './targets.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

const opened = prepare((org, p: P<'since'>) =>
  org
    .from('tickets')
    .where('created_at', '>=', p.since)
    .groupBy('status')
    .select('status')
    .count('* as count'),
);

const resolved = prepare((org, p: P<'since'>) =>
  org
    .from('tickets')
    .where('resolved_at', '>=', p.since)
    .select('created_at', 'resolved_at', 'priority'),
);

interface ResolvedRow {
  created_at: string;
  resolved_at: string;
  priority: Schema<'TicketPriority'>;
}

/** Figures of the period up to now, defined in the contract at the fields of `Metrics`. */
export async function readMetrics(org: Org, period: string): Promise<Schema<'Metrics'>> {
  const since = new Date(Date.now() - Number.parseInt(period, 10) * day).toISOString();
  const counts = await org.all<{ status: Schema<'TicketStatus'>; count: number }>(
    opened({ since }),
  );
  const ticketCounts = { total: 0, open: 0, in_progress: 0, resolved: 0, closed: 0 };
  for (const { status, count } of counts) {
    ticketCounts[status] += Number(count);
    ticketCounts.total += Number(count);
  }
  const done = await org.all<ResolvedRow>(resolved({ since }));
  const times = done.map((row) => Date.parse(row.resolved_at) - Date.parse(row.created_at));
  const sum = times.reduce((total, time) => total + time, 0);
  const slaMet = done.filter((row, at) => isMet(times[at] ?? 0, resolutionTargets[row.priority]));
  return {
    period,
    ticketCounts,
    avgResolutionTime:
      done.length === 0 ? null : Math.round((sum / done.length / hour) * 100) / 100,
    slaMetrics: { slaMet: slaMet.length, slaBreach: done.length - slaMet.length },
  };
}

const countSince = (moment: 'created_at' | 'resolved_at') =>
  prepare((org, p: P<'since'>) =>
    org.from('tickets').where(moment, '>=', p.since).count('* as count'),
  );
const createdSince = countSince('created_at');
const resolvedSince = countSince('resolved_at');

/** Change of the backlog since a time. */
export async function growthSince(org: Org, since: string): Promise<number> {
  const count = async (query: typeof createdSince) =>
    Number((await org.first<{ count: number }>(query({ since })))?.count ?? 0);
  return (await count(createdSince)) - (await count(resolvedSince));
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

/** Number of waiting tickets of a priority, and how many of them since before a time. */
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
