import type { ExportedTables } from './export-kinds.ts';

/** Help center, chatbot and forms. */
export const contentTables = {
  help_categories: {
    file: 'help-categories',
    columns: 'id name description slug position:n created_at updated_at',
  },
  help_articles: {
    file: 'help-articles',
    columns: `
      id title content text slug category_id is_published:n tags:j draft:j author_id:u
      version:n revision:n published_at created_at updated_at external_id metadata:j`,
  },
  help_slugs: {
    file: 'help-slugs',
    columns: 'slug article_id',
  },
  chatbot_queries: {
    file: 'chatbot-queries',
    columns: `
      id query response keywords:j category priority is_active:n use_count:n revision:n
      search_text created_at updated_at`,
  },
  chatbot_questions: {
    file: 'chatbot-questions',
    columns: 'id sameness text count:n first_asked_at last_asked_at dismissed_at',
  },
  contact_forms: {
    file: 'contact-forms',
    columns: `
      id name title description fields:j settings:j is_active:n submission_count:n
      created_at updated_at`,
  },
} as const satisfies ExportedTables;
