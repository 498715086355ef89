import { columns, type Migration } from './migration.ts';

/** Files that visitors upload. */
export const visitorFiles: Migration = {
  name: '0073-visitor-files',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('message_files', (table) => {
        columns(table, dialect).optional('visitor');
      }),
    );
  },
};
