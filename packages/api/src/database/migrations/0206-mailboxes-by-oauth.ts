import { columns, type Migration } from './migration.ts';

/** Mailboxes of support addresses can be connected by signing in with Google or Microsoft. */
export const mailboxesByOAuth: Migration = {
  name: '0206-mailboxes-by-oauth',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('imap_accounts', (table) => {
        const { optional } = columns(table, dialect);
        optional('provider');
        optional('revoked_at');
      }),
    );
  },
};
