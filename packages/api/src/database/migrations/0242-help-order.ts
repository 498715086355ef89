import { columns, type Migration } from './migration.ts';

/** Subcategories, an icon for each category, and an order of the articles in a category. */
export const helpOrder: Migration = {
  name: '0242-help-order',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('help_categories', (table) => {
        const { optional } = columns(table, dialect);
        optional('parent_id');
        optional('icon');
      }),
    );
    await apply(
      schema().alterTable('help_articles', (table) => {
        table.bigInteger('position');
      }),
    );
  },
};
