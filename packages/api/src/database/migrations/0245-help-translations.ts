import { columns, type Migration } from './migration.ts';

/** Articles and categories in further languages. */
export const helpTranslations: Migration = {
  name: '0245-help-translations',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().createTable('help_translations', (table) => {
        const { text, flag, number, organization, within } = columns(table, dialect);
        organization();
        text('article_id');
        text('language');
        text('title');
        text('content');
        text('text');
        flag('is_published', 0);
        number('source_version');
        text('updated_at');
        table.primary(['organization_id', 'article_id', 'language']);
        within('article_id', 'help_articles').onDelete('CASCADE');
      }),
    );
    await apply(
      schema().alterTable('help_categories', (table) => {
        columns(table, dialect).json('translations', '[]');
      }),
    );
  },
};
