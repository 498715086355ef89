import { prepare } from '../../../database/prepare.ts';
import type { Org } from '../../../database/types.ts';

const totals = prepare((org) =>
  org
    .from('chatbot_queries')
    .count('* as queries')
    .sum('is_active as active')
    .sum('use_count as uses')
    .max('updated_at as last'),
);

const perCategory = prepare((org) =>
  org
    .from('chatbot_queries')
    .whereNotNull('category')
    .groupBy('category')
    .orderBy([{ column: 'count', order: 'desc' }, 'category'])
    .select('category')
    .count('* as count'),
);

type Totals = Record<'queries' | 'active' | 'uses', unknown> & { last: string | null };

/** Number of queries, and the last change. */
export async function readTotals(org: Org) {
  const row = await org.first<Totals>(totals({}));
  return {
    queries: Number(row?.queries ?? 0),
    active: Number(row?.active ?? 0),
    uses: Number(row?.uses ?? 0),
    last: row?.last ?? null,
  };
}

/** Number of queries by category, largest first. */
export async function countByCategory(org: Org) {
  const rows = await org.all<{ category: string; count: number }>(perCategory({}));
  return rows.map(({ category, count }) => ({ category, count: Number(count) }));
}
