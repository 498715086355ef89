import { columns, type Migration } from './migration.ts';

/** The rest of a long email that doesn't fit into a message. */
export const restOfWords: Migration = {
  name: '0231-rest-of-words',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('message_html', (table) => {
        columns(table, dialect).optional('rest');
      }),
    );
  },
};
