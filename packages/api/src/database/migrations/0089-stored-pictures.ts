import type { Migration } from './migration.ts';

/** Pictures of organizations move from the database to the file storage. */
export const storedPictures: Migration = {
  name: '0089-stored-pictures',
  async up({ dialect, sql }) {
    const type = dialect === 'postgres' ? 'text collate "C"' : 'text';
    await sql(`alter table files add column sha256 ${type}`);
    await sql(`alter table files add column stored_at ${type}`);
    await sql(`create index files_in_database on files (organization_id, name)
      where sha256 is null or stored_at is not null`);
  },
};
