import { columns, type Migration } from './migration.ts';

/** The bytes of files, once for each organization and hash: which ones a row may reference, and how much of the quota is used. */
export const storedFiles: Migration = {
  name: '0077-stored-files',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema().createTable('stored_files', (table) => {
        const { text, optional, number, organization } = columns(table, dialect);
        organization();
        text('sha256');
        number('size');
        text('claimed_at');
        optional('removing_at');
        table.primary(['organization_id', 'sha256']);
      }),
    );
    await sql(`create index stored_files_by_claim on stored_files (organization_id, claimed_at)`);
    await sql(`insert into stored_files (organization_id, sha256, size, claimed_at)
      select organization_id, sha256, max(size), max(created_at) from message_files
      group by organization_id, sha256`);
    await sql(`insert into counters (organization_id, name, value)
      select organization_id, 'stored_files.bytes', sum(size) from stored_files
      group by organization_id`);
  },
};
