import type { Migration } from './migration.ts';

/** Email addresses that are not confirmed yet, from sign-up on. Existing ones count as confirmed. */
export const unconfirmedAddresses: Migration = {
  name: '0031-unconfirmed-addresses',
  async up({ dialect, sql }) {
    const type = dialect === 'postgres' ? 'text collate "C"' : 'text';
    await sql(`alter table users add column email_unconfirmed_since ${type}`);
  },
};
