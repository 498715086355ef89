import { columns, type Migration } from './migration.ts';

/** What a message has no room for of a long email. */
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
