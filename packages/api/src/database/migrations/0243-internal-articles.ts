import { columns, type Migration } from './migration.ts';

/** Articles and categories that are visible to staff only. */
export const internalArticles: Migration = {
  name: '0243-internal-articles',
  async up({ dialect, schema, apply }) {
    for (const name of ['help_categories', 'help_articles']) {
      await apply(
        schema().alterTable(name, (table) => {
          columns(table, dialect).flag('is_internal', 0);
        }),
      );
    }
  },
};
