import type { Migration } from './migration.ts';

/** The organization that a user left last. It sends their account emails while they belong to none. */
export const formerOrganization: Migration = {
  name: '0033-former-organization',
  async up({ dialect, sql }) {
    const type = dialect === 'postgres' ? 'text collate "C"' : 'text';
    await sql(
      `alter table users add column former_organization_id ${type} references organizations (id) on delete set null`,
    );
  },
};
