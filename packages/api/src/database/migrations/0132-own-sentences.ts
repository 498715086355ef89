import { columns, type Migration } from './migration.ts';

/** An organization's own wording of texts for visitors, by language. */
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
