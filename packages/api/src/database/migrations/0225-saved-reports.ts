import { columns, type Migration } from './migration.ts';

/** Saved reports, and who receives the scheduled ones by email. */
export const savedReports: Migration = {
  name: '0225-saved-reports',
  async up({ dialect, schema, apply, sql }) {
    await apply(
      schema()
        .createTable('saved_reports', (table) => {
          const { text, optional, flag, organization } = columns(table, dialect);
          organization();
          text('id');
          optional('owner_id').references('id').inTable('users').onDelete('SET NULL');
          text('name');
          text('report');
          text('period');
          flag('is_shared', 0);
          optional('weekday');
          table.integer('day_of_month');
          optional('sent_for');
          text('created_at');
          text('updated_at');
          table.primary(['organization_id', 'id']);
        })
        .createTable('saved_report_recipients', (table) => {
          const { text, organization, within } = columns(table, dialect);
          organization();
          text('report_id');
          text('user_id').references('id').inTable('users').onDelete('CASCADE');
          table.primary(['organization_id', 'report_id', 'user_id']);
          within('report_id', 'saved_reports').onDelete('CASCADE');
        }),
    );
    await sql(`create index saved_reports_scheduled on saved_reports
      (sent_for) where sent_for is not null`);
    // Used when a user is deleted.
    await sql('create index saved_reports_by_owner on saved_reports (owner_id)');
    await sql('create index saved_report_recipients_by_user on saved_report_recipients (user_id)');
  },
};
