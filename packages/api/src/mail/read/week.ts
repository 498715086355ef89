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
