import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Org } from '../../database/types.ts';
import type { Desk } from '../../http/desk.ts';
import { findAnswer } from './answer.ts';
import { countAsked, type Outcome, readAsked, writeAsked } from './asked.ts';
import { days, readTotals } from './figures.ts';

/** Answers a visitor's question, which is counted; without an answer it says the fallback sentence, `matched` false. */
export async function answerFrom(
  { database }: Pick<Desk, 'database'>,
  org: Org,
  text: string,
): Promise<Schema<'ChatbotAnswer'>> {
  const { answer } = await findAnswer(database, org, text);
  const { by, ...told } = answer;
  const { queryId } = told;
  const outcome: Outcome =
    queryId === null ? (by === 'article' ? 'article' : 'nothing') : { queryId };
  countAsked(database, org.id, text, outcome);
  return told;
}

/** What the dashboard tells of the chatbot's last thirty days. */
export async function readAutomation(
  desk: Desk,
  org: Org,
): Promise<Schema<'DashboardAutomation'>['chatbot']> {
  await writeAsked(desk.database, org.id);
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
