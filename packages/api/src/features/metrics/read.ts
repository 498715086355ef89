import type { Schema } from '@helpdesk/sdk/contract/operations';
import { prepare } from '../../database/prepare.ts';
import type { Org, P } from '../../database/types.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Milliseconds within which a ticket of a priority is to be resolved. */
export const resolutionTargets: Record<Schema<'TicketPriority'>, number> = {
  urgent: 4 * hour,
  high: 8 * hour,
  normal: 24 * hour,
  low: 72 * hour,
};

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

/** The figures of the days up to now; each is defined in the contract, at its field of `Metrics`. */
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
  const slaMet = done.filter((row, at) => (times[at] ?? 0) <= resolutionTargets[row.priority]);
  return {
    period,
    ticketCounts,
    avgResolutionTime:
      done.length === 0 ? null : Math.round((sum / done.length / hour) * 100) / 100,
    slaMetrics: { slaMet: slaMet.length, slaBreach: done.length - slaMet.length },
  };
}
