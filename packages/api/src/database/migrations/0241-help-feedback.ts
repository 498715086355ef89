import { columns, type Migration } from './migration.ts';

/** Readers' comments on articles, and searches without results. */
export const helpFeedback: Migration = {
  name: '0241-help-feedback',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().createTable('help_comments', (table) => {
        const { text, flag, organization, within } = columns(table, dialect);
        organization();
        text('id');
        text('article_id');
        flag('is_helpful', 0);
        text('comment');
        text('created_at');
        table.primary(['organization_id', 'id']);
        within('article_id', 'help_articles').onDelete('CASCADE');
        table.index(['organization_id', 'created_at', 'id'], 'help_comments_by_age');
        table.index(['organization_id', 'article_id'], 'help_comments_by_article');
      }),
    );
    await apply(
      schema().createTable('help_searches', (table) => {
        const { text, number, organization } = columns(table, dialect);
        organization();
        text('id');
        text('sameness');
        text('query');
        number('count');
        text('last_at');
        table.primary(['organization_id', 'id']);
        table.unique(['organization_id', 'sameness']);
        table.index(['organization_id', 'count', 'id'], 'help_searches_by_count');
      }),
    );
  },
};
