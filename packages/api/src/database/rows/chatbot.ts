import { flag, json, number, type RowOf, table, text } from '../table.ts';

export const chatbotQueries = table('chatbot_queries', {
  organization_id: text(),
  id: text(),
  query: text().audited(),
  response: text().audited('secret'),
  keywords: json().audited(),
  category: text().null().audited(),
  priority: text<'low' | 'medium' | 'high'>().audited(),
  is_active: flag().audited(),
  use_count: number(),
  /** The number of its last change in the organization's chatbot; being used doesn't change it. */
  revision: number(),
  /** Everything that the list is searched by, in lower case. */
  search_text: text(),
  created_at: text(),
  updated_at: text(),
}).audited({ object: 'chatbot_query', id: 'id', name: 'query' });
export type ChatbotQueryRow = RowOf<typeof chatbotQueries>;

export const chatbotQuestions = table('chatbot_questions', {
  organization_id: text(),
  id: text(),
  /** Questions with the same value are the same: their words without case, accents and punctuation. */
  sameness: text(),
  text: text(),
  count: number(),
  first_asked_at: text(),
  last_asked_at: text(),
  dismissed_at: text().null(),
});
export type ChatbotQuestionRow = RowOf<typeof chatbotQuestions>;
