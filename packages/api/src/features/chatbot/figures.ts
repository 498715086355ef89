import type { Schema } from '@helpdesk/sdk/contract/operations';
import { prepare } from '../../database/prepare.ts';
import type { Org } from '../../database/types.ts';
import type { Desk } from '../../http/desk.ts';
import { readAsked, writeAsked } from './asked.ts';
import { countQuestions } from './questions.ts';

/** What the figures look back on. */
export const days = 30;

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

/** What there is of queries, and when one was last changed. */
export async function readTotals(org: Org) {
  const row = await org.first<Totals>(totals({}));
  return {
    queries: Number(row?.queries ?? 0),
    active: Number(row?.active ?? 0),
    uses: Number(row?.uses ?? 0),
    last: row?.last ?? null,
  };
}

/** The figures above the list of queries. */
export async function readStats(desk: Desk, org: Org): Promise<Schema<'ChatbotStats'>> {
  await writeAsked(desk.database, org.id);
  const { queries, active, uses } = await readTotals(org);
  const { asked, answered, byArticle } = await readAsked(org, days);
  const categories = await org.all<{ category: string; count: number }>(perCategory({}));
  return {
    totalQueries: queries,
    activeQueries: active,
    totalUse: uses,
    successRate: uses === 0 ? 0 : Math.round((100 * active) / queries),
    asked,
    answered,
    answeredByArticle: byArticle,
    unanswered: await countQuestions(org),
    categories: categories.map(({ category, count }) => ({ category, count: Number(count) })),
  };
}
