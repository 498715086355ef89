import type { Schema } from '@helpdesk/sdk/contract/operations';
import { flag, number, type RowOf, table, text, userId } from '../table.ts';

export const savedReports = table('saved_reports', {
  organization_id: text(),
  id: text(),
  /** User id of the member who saved it; null for team reports whose owner has left. */
  owner_id: userId().null(),
  name: text().audited(),
  report: text<Schema<'MetricsReport'>>().audited(),
  period: text<Schema<'SavedReportPeriod'>>().audited(),
  is_shared: flag().audited(),
  /** Emailed weekly on this weekday, monthly on this day of the month, or never. */
  weekday: text<Schema<'Weekday'>>().null().audited(),
  day_of_month: number().null().audited(),
  /** The attached file of its emails. */
  format: text<Schema<'ReportFormat'>>().audited(),
  /** The last due day that was processed; null without a schedule. */
  sent_for: text().null(),
  created_at: text(),
  updated_at: text(),
})
  .inDirectory()
  .audited({ object: 'saved_report', id: 'id', name: 'name' });
export type SavedReportRow = RowOf<typeof savedReports>;

export const savedReportRecipients = table('saved_report_recipients', {
  organization_id: text(),
  report_id: text(),
  user_id: userId().audited(),
}).audited({ object: 'saved_report_recipient', id: 'report_id' });
