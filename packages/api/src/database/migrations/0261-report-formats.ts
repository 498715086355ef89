import { columns, type Migration } from './migration.ts';

/** The file that a scheduled report is emailed as; CSV so far. */
export const reportFormats: Migration = {
  name: '0261-report-formats',
  async up({ dialect, schema, apply }) {
    await apply(
      schema().alterTable('saved_reports', (table) => {
        columns(table, dialect).text('format').defaultTo('csv');
      }),
    );
  },
};
