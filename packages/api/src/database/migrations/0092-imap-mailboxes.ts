import { columns, type Migration } from './migration.ts';

/** Up to which email each IMAP mailbox was fetched. */
export const imapMailboxes: Migration = {
  name: '0092-imap-mailboxes',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().createTable('imap_mailboxes', (table) => {
        const { text, number, organization } = columns(table, dialect);
        organization();
        text('id');
        text('uid_validity');
        number('last_uid');
        text('fetched_at');
        table.primary(['organization_id', 'id']);
      }),
    );
  },
};
