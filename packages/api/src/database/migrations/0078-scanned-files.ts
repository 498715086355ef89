import { columns, type Migration } from './migration.ts';

/** What a virus scanner has found in files; null: none was asked. */
export const scannedFiles: Migration = {
  name: '0078-scanned-files',
  async up({ dialect, schema, apply, sql }) {
    for (const name of ['stored_files', 'message_files']) {
      await apply(
        schema().alterTable(name, (table) => {
          const { optional } = columns(table, dialect);
          optional('verdict');
          optional('threat');
        }),
      );
    }
    await sql(`create index stored_files_waiting on stored_files (claimed_at)
      where verdict = 'pending'`);
  },
};
