import type { Schema } from '@helpdesk/sdk/contract/operations';
import { chatSentences } from '@helpdesk/sdk/rules/chat-sentences';
import type { Org } from '../../database/types.ts';
import type { Match } from '../../matching/answer-index.ts';
import { saysSomething } from '../../matching/reading.ts';
import { wordsIn } from '../../matching/text.ts';
import type { Remembering } from '../../server-context.ts';
import { findPassages } from '../help/read/search.ts';
import { indexOf } from './index-of.ts';

/** The specified response when the chatbot has no answer. */
export const { noAnswer } = chatSentences;

export type Answer = Schema<'ChatbotAnswer'> & { by: 'query' | 'article' | 'nothing' };

/** The chatbot's answer with its explanation; not counted. */
export async function findAnswer(
  server: Remembering,
  org: Org,
  text: string,
): Promise<{ answer: Answer; match: Match }> {
  const match = (await indexOf(server, org)).match(text);
  const { chosen } = match;
  if (chosen) {
    const { id: queryId, response } = chosen.pair;
    return { match, answer: { by: 'query', response, matched: true, queryId, articles: [] } };
  }
  const passage = await findPassage(server, org, text);
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

/** Minimum share of a question that a passage must contain. */
const enough = 0.6;
const enoughWords = 2;

/** The passage of a published article that answers a question: it must contain at least two significant words, if there are two. */
async function findPassage(server: Remembering, org: Org, text: string) {
  const asked = new Set(wordsIn(text).filter(saysSomething));
  if (asked.size === 0) return undefined;
  const passages = await findPassages(server, org, text);
  return passages.find(({ score, words }) => {
    const held = new Set(words.filter(saysSomething));
    return score >= enough && held.size >= Math.min(enoughWords, asked.size);
  });
}
