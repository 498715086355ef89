import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Org } from '../../database/types.ts';
import type { ServerContext } from '../../server-context.ts';
import { writeAsked } from './asked.ts';
import { readAsked } from './store/asked.ts';
import { countByCategory, readTotals } from './store/figures.ts';
import { countQuestions } from './store/questions.ts';

/** The period of the figures, in days. */
export const days = 30;

/** Totals over all queries. */
export async function readStats(server: ServerContext, org: Org): Promise<Schema<'ChatbotStats'>> {
  await writeAsked(server, org.id);
  const { queries, active, uses } = await readTotals(org);
  const { asked, answered, byArticle } = await readAsked(org, days);
  const categories = await countByCategory(org);
  return {
    totalQueries: queries,
    activeQueries: active,
    totalUse: uses,
    successRate: uses === 0 ? 0 : Math.round((100 * active) / queries),
    asked,
    answered,
    answeredByArticle: byArticle,
    unanswered: await countQuestions(org),
    categories,
  };
}
