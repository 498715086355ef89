import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ChatSentence } from '@helpdesk/sdk/rules/chat-sentences';
import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import type { Org } from '../../database/types.ts';
import type { AnswerIndex, Match } from '../../matching/answer-index.ts';
import type { Remembering } from '../../server-context.ts';
import {
  enough,
  findPassages,
  isFirm,
  knowsWord,
  type Passage,
  showPassage,
} from '../help/read/search.ts';
import { indexOf } from './index-of.ts';
import { isFollowUp, isGrave, wantedPart, withoutReferences } from './question.ts';
import { sentenceIn } from './talk/sentences.ts';
import { hear, isTooLittle, type Talk } from './talk/talk.ts';

export type Answer = Schema<'ChatbotAnswer'>;

/** A visitor's message to the chatbot. */
export interface Asked {
  text: string;
  /** The visitor's earlier messages, oldest first. */
  previous?: readonly string[] | undefined;
  /** The language of the page they are on. */
  language?: ElementLanguage | undefined;
}

/** An answer and how it was found. */
export interface Found {
  answer: Answer;
  match: Match;
  talk: Talk | null;
}

/** Finds the chatbot's answer with its explanation, without counting the question. */
export async function findAnswer(server: Remembering, org: Org, asked: Asked): Promise<Found> {
  const { text, previous = [], language } = asked;
  const index = await indexOf(server, org);
  const inArticles = await knowsWord(server, org);
  const isKnown = (word: string) => inArticles(word) || index.knows(word);
  const whole = index.match(text);
  const heard = hear(text, language ? [language] : [], isKnown);
  const say = async (name: ChatSentence, spoken: ElementLanguage | null = null) =>
    sentenceIn(org, language ?? spoken ?? 'en', name);
  const talking = async (talk: Talk): Promise<Found> => ({
    match: whole,
    talk,
    answer: {
      ...empty,
      by: 'talk',
      matched: talk.kind !== 'unclear',
      response: await say(talk.kind, talk.language),
    },
  });

  if (heard.talk && (whole.chosen?.score ?? 0) < sure) return talking(heard.talk);

  const unanswered = async (match: Match): Promise<Found> => {
    return { match, talk: null, answer: { ...empty, response: await say('noAnswer') } };
  };
  if (isGrave(text, isKnown) && whole.chosen?.reason !== 'exact') return unanswered(whole);
  const read = (question: string) => withoutReferences(wantedPart(question), isKnown);
  const question = read(heard.talk ? text : heard.rest);
  const finder = { server, org, index, isKnown };
  const isSame = question === text || whole.chosen?.reason === 'exact';
  const alone = await look(finder, question, isSame ? whole : index.match(question));
  const firm = (await answerOf(finder, alone)) ?? (await followUp(finder, alone, previous, read));
  if (firm) return { match: alone.match, talk: null, answer: firm };

  const choices = choicesOf(alone);
  if (choices.articles.length + choices.questions.length > 0) {
    const answer: Answer = {
      ...empty,
      ...choices,
      by: 'unsure',
      response: await say('unsure'),
    };
    return { match: alone.match, talk: null, answer };
  }
  if (isTooLittle(question)) return talking({ kind: 'unclear', language: null });
  return unanswered(alone.match);
}

const empty: Answer = {
  by: 'nothing',
  response: '',
  html: null,
  matched: false,
  queryId: null,
  articles: [],
  steps: null,
  questions: [],
};

interface Finder {
  server: Remembering;
  org: Org;
  index: AnswerIndex;
  isKnown: (word: string) => boolean;
}

interface Looked {
  question: string;
  match: Match;
  passages: Passage[];
}

/** With this score, a pair answers even if the message could be small talk. */
const sure = 0.5;
/** The minimum share of a question that a passage must contain to be suggested. */
const enoughToOffer = 0.3;
const mostChoices = 3;
const mostBeside = 2;
/** The minimum share of the threshold that a query needs to be suggested. */
const nearly = 0.7;

async function look({ server, org }: Finder, question: string, match: Match): Promise<Looked> {
  return { question, match, passages: await findPassages(server, org, question, 5) };
}

/** The matching stored pair, or else the passage of a published article; null if neither matches well enough. */
async function answerOf({ org }: Finder, found: Looked): Promise<Answer | null> {
  const { chosen } = found.match;
  if (chosen) {
    const { id: queryId, response } = chosen.pair;
    return { ...empty, by: 'query', matched: true, queryId, response, articles: beside(found) };
  }
  const passage = firmPassage(found);
  if (!passage) return null;
  const { slug, title } = passage.article;
  const { text: response, html, steps } = await showPassage(org, passage);
  return {
    ...empty,
    by: 'article',
    matched: true,
    response,
    html,
    articles: [{ slug, title }],
    steps,
  };
}

/** If a pair answers only part of a question, the articles that cover as much of it. */
function beside({ match, passages }: Looked): Answer['articles'] {
  if (match.coverage === 1) return [];
  return passages
    .filter(({ held, asked }) => held > 0 && held / asked >= match.coverage)
    .slice(0, mostBeside)
    .map(({ article: { slug, title } }) => ({ slug, title }));
}

/** Ignores one-word messages, since a single word is no question. */
const firmPassage = ({ question, passages }: Looked): Passage | undefined =>
  isTooLittle(question) ? undefined : passages.find(isFirm);

/** Matches a short question together with the previous one, unless that finds the previous answer again. */
async function followUp(
  finder: Finder,
  alone: Looked,
  previous: readonly string[],
  read: (question: string) => string,
): Promise<Answer | null> {
  const { question } = alone;
  const last = previous.findLast((one) => hear(one, [], finder.isKnown).talk === null);
  if (last === undefined || !isFollowUp(question)) return null;
  const { index } = finder;
  const earlier = read(last);
  const before = await answerOf(finder, await look(finder, earlier, index.match(earlier)));
  const both = `${earlier} ${question}`;
  const answer = await answerOf(finder, await look(finder, both, index.match(both)));
  return answer && answer.response !== before?.response ? answer : null;
}

/** The queries and articles that the visitor may mean, most likely first. */
function choicesOf({ match, passages }: Looked): Pick<Answer, 'articles' | 'questions'> {
  const questions = match.candidates
    .filter(({ score, words }) => score >= nearly * match.threshold && words.length > 0)
    .map(({ pair, score }) => ({ question: pair.query, rank: score / match.threshold }));
  const articles = passages
    .filter(({ score, held, inTitle }) => score >= enoughToOffer && (inTitle > 0 || held > 1))
    .map(({ article: { slug, title }, score }) => ({
      article: { slug, title },
      rank: score / enough,
    }));
  const best = [...questions, ...articles]
    .sort((one, other) => other.rank - one.rank)
    .slice(0, mostChoices);
  return {
    questions: best.flatMap((one) => ('question' in one ? [one.question] : [])),
    articles: best.flatMap((one) => ('article' in one ? [one.article] : [])),
  };
}
