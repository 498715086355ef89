import type { Migration } from './migration.ts';

/** Whoever signs in on an organization's own domain is signed in there alone. */
export const domainSessions: Migration = {
  name: '0024-domain-sessions',
  async up({ dialect, sql }) {
    const type = dialect === 'postgres' ? 'text collate "C"' : 'text';
    await sql(`alter table sessions add column organization_id ${type}
      references organizations (id) on delete cascade`);
  },
};
