import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ChatSentence } from '@helpdesk/sdk/rules/chat-sentences';
import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import type { Org } from '../../database/types.ts';
import type { Remembering, ServerContext } from '../../server-context.ts';
import { type Asked, type Found, findAnswer } from './answer.ts';
import { countAsked, type Outcome, writeAsked } from './asked.ts';
import { days } from './figures.ts';
import { readAsked } from './store/asked.ts';
import { readTotals } from './store/figures.ts';
import { sentenceIn } from './talk/sentences.ts';

export type BotAnswer = Found['answer'];

/** A sentence of the bot in a language. */
export const botSentence = (org: Org, language: ElementLanguage, name: ChatSentence) =>
  sentenceIn(org, language, name);

/** Answers a visitor's message, and counts it unless it is small talk; `matched` is false without an answer. */
export async function answerFrom(server: Remembering, org: Org, asked: Asked): Promise<Found> {
  const found = await findAnswer(server, org, asked);
  const { by, queryId } = found.answer;
  if (by === 'talk') return found;
  const outcome: Outcome =
    queryId !== null ? { queryId } : by === 'article' ? 'article' : 'nothing';
  countAsked(server, org.id, asked.text, outcome);
  return found;
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
