import { columns, type Migration } from './migration.ts';

/** Earlier versions of articles. */
export const helpVersions: Migration = {
  name: '0244-help-versions',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().createTable('help_versions', (table) => {
        const { text, optional, number, organization, within } = columns(table, dialect);
        organization();
        text('article_id');
        number('number');
        text('title');
        text('content');
        optional('author_id').references('id').inTable('users').onDelete('SET NULL');
        text('created_at');
        table.primary(['organization_id', 'article_id', 'number']);
        within('article_id', 'help_articles').onDelete('CASCADE');
      }),
    );
  },
};
