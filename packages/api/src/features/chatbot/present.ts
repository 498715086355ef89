import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ChatbotQueryRow, ChatbotQuestionRow } from '../../database/rows/chatbot.ts';

export const keywordsOf = (row: Pick<ChatbotQueryRow, 'keywords'>) =>
  JSON.parse(row.keywords) as string[];

/** A query as staff see it. */
export function presentQuery(row: ChatbotQueryRow): Schema<'ChatbotQuery'> {
  return {
    id: row.id,
    query: row.query,
    response: row.response,
    keywords: keywordsOf(row),
    category: row.category,
    priority: row.priority,
    isActive: row.is_active === 1,
    useCount: Number(row.use_count),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** A query in the format of export and import. */
export function presentExportRow(row: ChatbotQueryRow): Schema<'ChatbotExportRow'> {
  const { query, response, keywords, category, priority, isActive } = presentQuery(row);
  return { query, response, keywords, category, priority, isActive };
}

export const presentQuestion = (row: ChatbotQuestionRow): Schema<'UnansweredQuestion'> => ({
  id: row.id,
  text: row.text,
  count: Number(row.count),
  firstAskedAt: row.first_asked_at,
  lastAskedAt: row.last_asked_at,
});
