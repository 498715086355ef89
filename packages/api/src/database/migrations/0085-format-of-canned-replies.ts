import { columns, type Migration } from './migration.ts';

/** Whether a canned reply is Markdown. */
export const formatOfCannedReplies: Migration = {
  name: '0085-format-of-canned-replies',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('canned_replies', (table) => {
        columns(table, dialect).text('format').defaultTo('text');
      }),
    );
  },
};
