import { columns, type Migration } from './migration.ts';

/** Articles and categories that only the staff see. */
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
