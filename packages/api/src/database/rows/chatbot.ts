import type { Flag, Json, Text } from './columns.ts';

export interface ChatbotQueryRow {
  organization_id: Text;
  id: Text;
  query: Text;
  response: Text;
  keywords: Json;
  category: Text | null;
  priority: 'low' | 'medium' | 'high';
  is_active: Flag;
  use_count: number;
  /** The number of its last change in the organization's chatbot; uses do not change it. */
  revision: number;
  /** Everything that the list is searched by, in lower case. */
  search_text: Text;
  created_at: Text;
  updated_at: Text;
}

export interface ChatbotQuestionRow {
  organization_id: Text;
  id: Text;
  /** Questions are the same when these match: their words without case, accents and punctuation. */
  sameness: Text;
  text: Text;
  count: number;
  first_asked_at: Text;
  last_asked_at: Text;
  dismissed_at: Text | null;
}
