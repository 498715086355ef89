import type { Migration } from './migration.ts';

/** The id of a ticket in another system, which imported tickets had before, and the metadata that programs store with it. */
export const externalIds: Migration = {
  name: '0102-external-ids',
  async up({ dialect, sql }) {
    const text = dialect === 'postgres' ? 'text collate "C"' : 'text';
    await sql(`alter table tickets add column external_id ${text}`);
    await sql(`alter table tickets add column metadata ${text}`);
    await sql(`update tickets set external_id = (select imported.external_id
      from imported_tickets as imported
      where imported.organization_id = tickets.organization_id and imported.ticket_id = tickets.id)
      where id in (select ticket_id from imported_tickets)`);
    await sql(`create unique index tickets_by_external_id on tickets (organization_id, external_id)
      where external_id is not null`);
  },
};
