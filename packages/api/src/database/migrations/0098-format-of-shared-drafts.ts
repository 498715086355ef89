import { columns, type Migration } from './migration.ts';

/** Whether the draft shared with a note is Markdown. */
export const formatOfSharedDrafts: Migration = {
  name: '0098-format-of-shared-drafts',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('ticket_messages', (table) => {
        columns(table, dialect).optional('draft_format');
      }),
    );
  },
};
