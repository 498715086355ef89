import { columns, type Migration } from './migration.ts';

/** Search terms after which readers opened an article. */
export const helpOpenings: Migration = {
  name: '0213-help-openings',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().createTable('help_openings', (table) => {
        const { text, number, json, organization, within } = columns(table, dialect);
        organization();
        text('article_id');
        json('counts');
        number('total');
        text('counted_at');
        number('revision');
        table.primary(['organization_id', 'article_id']);
        within('article_id', 'help_articles').onDelete('CASCADE');
        table.index(['organization_id', 'revision'], 'help_openings_by_revision');
      }),
    );
  },
};
