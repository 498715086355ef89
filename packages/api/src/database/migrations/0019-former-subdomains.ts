import type { Migration } from './migration.ts';

/**
 * Former subdomains of organizations: they redirect, and no other organization can take them. The foreign key is checked at the
 * end of the transaction, because a new organization claims its name here before its own row exists.
 */
export const formerSubdomains: Migration = {
  name: '0019-former-subdomains',
  async up({ dialect, sql }) {
    const text = dialect === 'postgres' ? 'text collate "C"' : 'text';
    await sql(`create table former_subdomains (
      subdomain ${text} not null primary key,
      organization_id ${text} not null
        references organizations (id) on delete cascade deferrable initially deferred,
      since ${text} not null
    )`);
    await sql(`create index former_subdomains_of_organization
      on former_subdomains (organization_id, since)`);
  },
};
