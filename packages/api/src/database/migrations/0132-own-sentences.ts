import { columns, type Migration } from './migration.ts';

/** What elements and pages for visitors say in an organization's own words, by language. */
export const ownSentences: Migration = {
  name: '0132-own-sentences',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().createTable('own_sentences', (table) => {
        const { text, organization } = columns(table, dialect);
        organization();
        text('language');
        text('name');
        text('text');
        text('updated_at');
        table.primary(['organization_id', 'language', 'name']);
      }),
    );
  },
};
