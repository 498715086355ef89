import { columns, type Migration } from './migration.ts';

/** The formatting of messages, beside their text. */
export const messageHtml: Migration = {
  name: '0075-message-html',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().createTable('message_html', (table) => {
        const { text, optional, organization } = columns(table, dialect);
        organization();
        // No foreign key: as files do, it names a message, a reply that waits, the ticket of a description, or what is in the trash.
        text('message_id');
        optional('html');
        optional('folded');
        optional('markdown');
        table.primary(['organization_id', 'message_id']);
      }),
    );
  },
};
