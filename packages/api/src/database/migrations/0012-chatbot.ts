import { columns, type Migration } from './migration.ts';

/** The chatbot's queries, and its unanswered questions. */
export const chatbot: Migration = {
  name: '0012-chatbot',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().createTable('chatbot_queries', (table) => {
        const { text, optional, json, flag, number, organization } = columns(table, dialect);
        organization();
        text('id');
        text('query');
        text('response');
        json('keywords', '[]');
        optional('category');
        text('priority');
        flag('is_active', 1);
        number('use_count');
        number('revision');
        text('search_text');
        text('created_at');
        text('updated_at');
        table.primary(['organization_id', 'id']);
        table.index(['organization_id', 'use_count', 'id'], 'chatbot_queries_by_use');
        table.index(['organization_id', 'revision'], 'chatbot_queries_by_revision');
      }),
    );
    await apply(
      schema().createTable('chatbot_questions', (table) => {
        const { text, optional, number, organization } = columns(table, dialect);
        organization();
        text('id');
        text('sameness');
        text('text');
        number('count');
        text('first_asked_at');
        text('last_asked_at');
        optional('dismissed_at');
        table.primary(['organization_id', 'id']);
        table.unique(['organization_id', 'sameness']);
        table.index(['organization_id', 'count', 'id'], 'chatbot_questions_by_count');
      }),
    );
  },
};
