import type { Migration } from './migration.ts';

/** When a picture was first found unused, so it can be removed some days later. */
export const unusedFiles: Migration = {
  name: '0032-unused-files',
  async up({ dialect, sql }) {
    const type = dialect === 'postgres' ? 'text collate "C"' : 'text';
    await sql(`alter table files add column unused_since ${type}`);
  },
};
