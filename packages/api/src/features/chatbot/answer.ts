import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Database, Org } from '../../database/types.ts';
import type { Match } from '../../matching/answer-index.ts';
import { saysSomething } from '../../matching/reading.ts';
import { wordsIn } from '../../matching/text.ts';
import { findPassages } from '../help/read.ts';
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
  const passage = await findPassage(database, org, text);
  if (passage) {
    const { article, text: response } = passage;
    const articles = [{ slug: article.slug, title: article.title }];
    return { match, answer: { by: 'article', response, matched: true, queryId: null, articles } };
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

/** How much of a question a passage must hold, so that it is better than no answer. */
const enough = 0.6;
const enoughWords = 2;

/** The part of a published article that holds what was asked: at least two words that say something, if there are two. */
async function findPassage(database: Database, org: Org, text: string) {
  const asked = new Set(wordsIn(text).filter(saysSomething));
  if (asked.size === 0) return undefined;
  const passages = await findPassages(database, org, text);
  return passages.find(({ score, words }) => {
    const held = new Set(words.filter(saysSomething));
    return score >= enough && held.size >= Math.min(enoughWords, asked.size);
  });
}
