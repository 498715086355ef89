import { columns, type Migration } from './migration.ts';

/** Contact forms in further languages. */
export const formTranslations: Migration = {
  name: '0258-form-translations',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('contact_forms', (table) => {
        columns(table, dialect).json('translations', '{}');
      }),
    );
  },
};
