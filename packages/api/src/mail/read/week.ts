import { prepare } from '../../database/prepare.ts';
import type { Org, P } from '../../database/types.ts';
import type { Span } from '../../features/dashboard/period.ts';

const opened = prepare((org, p: P<'since' | 'until'>) =>
  org
    .from('tickets')
    .where('created_at', '>=', p.since)
    .where('created_at', '<', p.until)
    .count('* as count'),
);

/** Number of tickets opened in a period. */
export const countOpened = async (org: Org, { since, until }: Span) =>
  Number((await org.first<{ count: number }>(opened({ since, until })))?.count ?? 0);

const resolved = prepare((org, p: P<'since' | 'until'>) =>
  org
    .from('tickets')
    .where('resolved_at', '>=', p.since)
    .where('resolved_at', '<', p.until)
    .whereNotNull('resolved_by')
    .groupBy('resolved_by')
    .select('resolved_by as who')
    .count('* as count'),
);

/** Number of tickets resolved in a period, by member. */
export async function countResolved(org: Org, { since, until }: Span) {
  const rows = await org.all<{ who: string; count: number }>(resolved({ since, until }));
  return new Map(rows.map(({ who, count }) => [who, Number(count)]));
}

const answered = prepare((org, p: P<'since' | 'until'>) =>
  org
    .from('tickets')
    .where('first_response_at', '>=', p.since)
    .where('first_response_at', '<', p.until)
    .count('* as count'),
);
const nthAnswer = prepare((org, p: P<'since' | 'until' | 'skip'>) =>
  org
    .from('tickets')
    .where('first_response_at', '>=', p.since)
    .where('first_response_at', '<', p.until)
    .orderBy('first_response_ms')
    .limit(1)
    .offset(p.skip)
    .select('first_response_ms as time'),
);

/** The (lower) median of the first responses of a period, in milliseconds; null without any. */
export async function medianAnswer(org: Org, { since, until }: Span): Promise<number | null> {
  const found = await org.first<{ count: number }>(answered({ since, until }));
  const count = Number(found?.count ?? 0);
  if (count === 0) return null;
  const skip = Math.floor((count - 1) / 2);
  const row = await org.first<{ time: number }>(nthAnswer({ since, until, skip }));
  return row ? Number(row.time) : null;
}
