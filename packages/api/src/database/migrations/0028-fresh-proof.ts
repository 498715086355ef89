import type { Migration } from './migration.ts';

/** When a session last confirmed the password; existing sessions have to do it again. */
export const freshProof: Migration = {
  name: '0028-fresh-proof',
  async up({ dialect, sql }) {
    const type = dialect === 'postgres' ? 'text collate "C"' : 'text';
    await sql(`alter table sessions add column proved_at ${type}`);
  },
};
