import type { ChatbotQuery, Priority } from '../choices.ts';

/** The form values of an existing query, or the initial values of a new one. */
export type Editing = {
  query: ChatbotQuery | null;
  /** The question's text. */
  text?: string;
  /** The unanswered question that a new query answers. */
  questionId?: string;
};

export type QueryValues = {
  query: string;
  response: string;
  keywords: string[];
  category: string;
  priority: Priority;
  isActive: boolean;
};

export function valuesOf({ query, text = '' }: Editing): QueryValues {
  if (!query) {
    return {
      query: text,
      response: '',
      keywords: [],
      category: '',
      priority: 'medium',
      isActive: true,
    };
  }
  const { response, keywords, category, priority, isActive } = query;
  return { query: query.query, response, keywords, category: category ?? '', priority, isActive };
}

/** Splits typed or pasted text at commas, and adds the trimmed keywords without empty ones and duplicates. */
export function withKeywords(keywords: readonly string[], text: string): string[] {
  const added = text.split(/[,\n]/).map((word) => word.trim());
  return [...new Set([...keywords, ...added])].filter(Boolean);
}
