import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Database, Org } from '../../database/types.ts';
import type { Match } from '../../matching/answer-index.ts';
import { indexOf } from './index-of.ts';

/** What the specification has the chatbot say when it knows no answer. */
export const noAnswer =
  "I'm sorry, I don't have an answer for that. Please contact our support team for assistance.";

export type Answer = Schema<'ChatbotAnswer'> & { by: 'query' | 'article' | 'nothing' };

/** What an organization's chatbot answers, and how it came to that; nothing is counted. */
export async function findAnswer(
  database: Database,
  org: Org,
  text: string,
): Promise<{ answer: Answer; match: Match }> {
  const match = (await indexOf(database, org)).match(text);
  const { chosen } = match;
  if (chosen) {
    const { id: queryId, response } = chosen.pair;
    return { match, answer: { by: 'query', response, matched: true, queryId, articles: [] } };
  }
  const answer: Answer = {
    by: 'nothing',
    response: noAnswer,
    matched: false,
    queryId: null,
    articles: [],
  };
  return { match, answer };
}
