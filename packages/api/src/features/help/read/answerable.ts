import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Org } from '../../../database/types.ts';
import type { Remembering } from '../../../server-context.ts';
import { type AskedLately, readAskedLately } from '../../tickets/read/asked-lately.ts';
import { findPassages, isFirm } from './search.ts';

type Answerable = Schema<'HelpReport'>['answerable'];

const days = 30;
/** Each ticket takes two searches in the index of articles. */
const mostTickets = 100;
const mostArticles = 20;
const mostShown = 5;
/** Characters of a ticket to search for: the question is usually at the beginning, and more words would dilute it. */
const asked = 200;

/**
 * Published articles that the chatbot would have answered recent tickets with, most tickets first. They exist, but
 * customers didn't find them.
 */
export async function readAnswerable(server: Remembering, org: Org): Promise<Answerable> {
  const since = new Date(Date.now() - days * 24 * 60 * 60 * 1_000).toISOString();
  const tickets = await readAskedLately(org, since, mostTickets);
  const found = new Map<string, Answerable[number]>();
  for (const ticket of tickets) {
    const article = await answerOf(server, org, ticket);
    if (!article) continue;
    const { id: articleId, title, slug } = article;
    const entry = found.get(articleId) ?? { articleId, title, slug, count: 0, tickets: [] };
    entry.count += 1;
    const { id, number: ticketNumber, subject } = ticket;
    if (entry.tickets.length < mostShown) entry.tickets.push({ id, ticketNumber, subject });
    found.set(articleId, entry);
  }
  return [...found.values()].sort((one, other) => other.count - one.count).slice(0, mostArticles);
}

async function answerOf(server: Remembering, org: Org, { subject, description }: AskedLately) {
  const texts = [...new Set([subject, description.slice(0, asked)])];
  for (const text of texts) {
    const passages = await findPassages(server, org, text, 1);
    const firm = passages.find(isFirm);
    if (firm) return firm.article;
  }
  return null;
}
