import type { Migration } from './migration.ts';

/** A session created on a custom domain is valid only there. */
export const domainSessions: Migration = {
  name: '0024-domain-sessions',
  async up({ dialect, sql }) {
    const type = dialect === 'postgres' ? 'text collate "C"' : 'text';
    await sql(`alter table sessions add column organization_id ${type}
      references organizations (id) on delete cascade`);
  },
};
