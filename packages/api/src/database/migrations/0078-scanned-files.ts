import { columns, type Migration } from './migration.ts';

/** Verdicts of the virus scanner about files; null: not scanned. */
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
