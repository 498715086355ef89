import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Org } from '../../database/types.ts';
import type { Remembering, ServerContext } from '../../server-context.ts';
import { findAnswer } from './answer.ts';
import { countAsked, type Outcome, writeAsked } from './asked.ts';
import { days } from './figures.ts';
import { readAsked } from './store/asked.ts';
import { readTotals } from './store/figures.ts';

/** Answers a visitor's question and counts it; without an answer returns the fallback with `matched` false. */
export async function answerFrom(
  server: Remembering,
  org: Org,
  text: string,
): Promise<Schema<'ChatbotAnswer'>> {
  const { answer } = await findAnswer(server, org, text);
  const { by, ...reply } = answer;
  const { queryId } = reply;
  const outcome: Outcome =
    queryId === null ? (by === 'article' ? 'article' : 'nothing') : { queryId };
  countAsked(server, org.id, text, outcome);
  return reply;
}

/** Figures of the chatbot's last 30 days, for the dashboard. */
export async function readAutomation(
  server: ServerContext,
  org: Org,
): Promise<Schema<'DashboardAutomation'>['chatbot']> {
  await writeAsked(server, org.id);
  const { last } = await readTotals(org);
  const { asked, answered, byArticle } = await readAsked(org, days);
  const autoResolved = answered + byArticle;
  return {
    autoResolved,
    accuracy: asked === 0 ? null : Math.round((100 * autoResolved) / asked),
    totalResponses: asked,
    lastUpdated: last,
  };
}
