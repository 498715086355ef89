import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Org } from '../../database/types.ts';
import type { Desk } from '../../http/desk.ts';
import { findAnswer } from './answer.ts';
import { countAsked } from './asked.ts';

export { readAutomation } from './figures.ts';

/** Answers a visitor's question, which is counted; without an answer it says the fallback sentence, `matched` false. */
export async function answerFrom(
  { database }: Pick<Desk, 'database'>,
  org: Org,
  text: string,
): Promise<Schema<'ChatbotAnswer'>> {
  const { answer } = await findAnswer(database, org, text);
  const { by, ...told } = answer;
  const outcome = told.queryId === null ? (by === 'article' ? by : 'nothing') : told;
  countAsked(database, org.id, text, outcome as Parameters<typeof countAsked>[3]);
  return told;
}
