import { daysOfReport, lastDueDay } from '@helpdesk/sdk/rules/saved-reports';
import { time } from '../../../database/ids.ts';
import { prepareDirectory } from '../../../database/prepare.ts';
import type { SavedReportRow } from '../../../database/rows/saved-reports.ts';
import type { Database } from '../../../database/types.ts';
import { forEach, organizationIn } from '../../../jobs/each-organization.ts';
import { eachInSlices } from '../../../slices.ts';
import { readRecipients, scheduleOf } from '../read/saved-reports.ts';

const scheduled = prepareDirectory((directory) =>
  directory
    .from('saved_reports')
    .join('organizations', 'organizations.id', 'saved_reports.organization_id')
    .whereNotNull('saved_reports.sent_for')
    .whereNull('organizations.deletes_at')
    .select('saved_reports.*', 'organizations.timezone'),
);

/**
 * Requests the reports that are due, for each recipient. Access is checked again before the email is sent. After downtime, a
 * report is sent once, for the last day that it was due on.
 */
export async function sendDueReports(database: Database, at = time()): Promise<void> {
  const all = await database.directory.all<SavedReportRow & { timezone: string }>(scheduled({}));
  // A server can have thousands of organizations.
  const due = await eachInSlices(
    all,
    (row) => ({ ...row, day: lastDueDay(scheduleOf(row), row.timezone, at) }),
    'scheduled reports',
  );
  await forEach(due, organizationIn, async (row) => {
    const { id, name, report, period, weekday, day_of_month, format, sent_for, day } = row;
    // A change to a time zone further west can make a day due again.
    if (sent_for === null || day <= sent_for) return;
    const days = daysOfReport(period, day);
    await database.org(row.organization_id).write(async (tx) => {
      const as = { id, weekday, day_of_month, sent_for };
      if ((await tx.update('saved_reports', as, { sent_for: day })) === 0) return;
      const scheduledAs = { id, name };
      for (const userId of await readRecipients(tx, id)) {
        await tx.record('report.requested', { report, ...days, format, userId, scheduledAs });
      }
    });
  });
}
