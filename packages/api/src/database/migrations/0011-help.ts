import { columns, type Migration } from './migration.ts';

/** The help center, and the images of its articles. */
export const help: Migration = {
  name: '0011-help',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().createTable('help_categories', (table) => {
        const { text, optional, number, organization } = columns(table, dialect);
        organization();
        text('id');
        text('name');
        optional('description');
        text('slug');
        number('position');
        text('created_at');
        text('updated_at');
        table.primary(['organization_id', 'id']);
        table.unique(['organization_id', 'slug']);
      }),
    );
    await apply(
      schema().createTable('help_articles', (table) => {
        const { text, optional, json, flag, number, organization, within } = columns(
          table,
          dialect,
        );
        organization();
        text('id');
        text('title');
        text('content');
        text('text');
        text('slug');
        optional('category_id');
        flag('is_published', 0);
        json('tags', '[]');
        optional('draft');
        optional('author_id').references('id').inTable('users').onDelete('SET NULL');
        number('version');
        number('revision');
        optional('published_at');
        text('created_at');
        text('updated_at');
        table.primary(['organization_id', 'id']);
        table.unique(['organization_id', 'slug']);
        within('category_id', 'help_categories');
        table.index(['organization_id', 'updated_at', 'id'], 'help_articles_by_update');
        table.index(['organization_id', 'category_id'], 'help_articles_by_category');
      }),
    );
    await apply(
      schema().createTable('help_slugs', (table) => {
        const { text, organization, within } = columns(table, dialect);
        organization();
        text('slug');
        text('article_id');
        table.primary(['organization_id', 'slug']);
        within('article_id', 'help_articles').onDelete('CASCADE');
      }),
    );
    await apply(
      schema().createTable('help_readers', (table) => {
        const { text, organization, within } = columns(table, dialect);
        organization();
        text('day');
        text('article_id');
        text('reader');
        table.primary(['organization_id', 'day', 'article_id', 'reader']);
        within('article_id', 'help_articles').onDelete('CASCADE');
        table.index(['day']);
      }),
    );
    await apply(
      schema().createTable('files', (table) => {
        const { text, number, organization } = columns(table, dialect);
        organization();
        text('name');
        text('type');
        number('size');
        text('created_at');
        table.binary('bytes').notNullable();
        table.primary(['organization_id', 'name']);
      }),
    );
  },
};
