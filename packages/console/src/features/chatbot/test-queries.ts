import type { Schema } from '@helpdesk/sdk/contract/operations';

/** A query as the server returns it, for tests. */
export function queryLike(more: Partial<Schema<'ChatbotQuery'>> = {}): Schema<'ChatbotQuery'> {
  return {
    id: 'q1',
    query: 'How do I pay?',
    response: 'With a card.',
    keywords: ['card', 'money', 'visa', 'bank', 'cash'],
    category: 'Billing & Payments',
    priority: 'high',
    isActive: true,
    useCount: 12,
    createdAt: '2026-03-05T12:00:00.000Z',
    updatedAt: '2026-03-05T12:00:00.000Z',
    ...more,
  };
}

/** The chatbot's figures, for tests. */
export const statsLike: Schema<'ChatbotStats'> = {
  totalQueries: 2,
  activeQueries: 1,
  totalUse: 12,
  successRate: 50,
  asked: 20,
  answered: 10,
  answeredByArticle: 3,
  unanswered: 1,
  categories: [],
};

/** An unanswered question. */
export const questionLike: Schema<'UnansweredQuestion'> = {
  id: 'n1',
  text: 'Do you ship to Mars?',
  count: 3,
  firstAskedAt: '2026-03-05T12:00:00.000Z',
  lastAskedAt: '2026-03-05T12:00:00.000Z',
};
