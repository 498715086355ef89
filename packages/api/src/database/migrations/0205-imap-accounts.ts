import { columns, type Migration } from './migration.ts';

/** Mailboxes from which the email of support addresses is fetched. */
export const imapAccounts: Migration = {
  name: '0205-imap-accounts',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('imap_accounts', (table) => {
        const { text, optional, number, flag, organization, within } = columns(table, dialect);
        organization();
        text('id');
        text('host');
        number('port');
        text('username');
        optional('password_sealed');
        flag('deletes', 0);
        optional('checked_at');
        optional('problem');
        number('attempts');
        optional('due_at');
        optional('leased_until');
        text('created_at');
        table.primary(['organization_id', 'id']);
        within('id', 'support_addresses').onDelete('CASCADE');
      }),
    );
    await sql(`create index imap_accounts_due on imap_accounts (organization_id, due_at)
      where due_at is not null`);
  },
};
