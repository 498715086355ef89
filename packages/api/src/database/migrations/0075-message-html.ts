import { columns, type Migration } from './migration.ts';

/** The formatting of messages, in addition to their text. */
export const messageHtml: Migration = {
  name: '0075-message-html',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().createTable('message_html', (table) => {
        const { text, optional, organization } = columns(table, dialect);
        organization();
        // No foreign key: as for files, it is the id of a message, a scheduled reply, the ticket of a description, or something
        // in the trash.
        text('message_id');
        optional('html');
        optional('folded');
        optional('markdown');
        table.primary(['organization_id', 'message_id']);
      }),
    );
  },
};
