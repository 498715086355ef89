import type { Schema } from '@helpdesk/sdk/contract/operations';
import { folded } from '@helpdesk/sdk/rules/folded';
import { prepare } from '../../../database/prepare.ts';
import type { SavedReportRow } from '../../../database/rows/saved-reports.ts';
import type { Org, P } from '../../../database/types.ts';
import { notFound } from '../../../refusal.ts';
import { maySeeReports, presentUser, readStaff } from './readers.ts';

const everyReport = prepare((org) => org.from('saved_reports').orderBy('id'));

const reportById = prepare((org, p: P<'id'>) => org.from('saved_reports').where('id', p.id));

const everyRecipient = prepare((org) =>
  org.from('saved_report_recipients').select('report_id', 'user_id'),
);

const recipientsOf = prepare((org, p: P<'report'>) =>
  org
    .from('saved_report_recipients')
    .where('report_id', p.report)
    .orderBy('user_id')
    .select('user_id'),
);

export const readReports = (org: Org) => org.all<SavedReportRow>(everyReport({}));

/** A saved report that the member may change; `own` is the member if they can change only their own. */
export async function mustFindReport(
  org: Org,
  id: string,
  own: string | null,
): Promise<SavedReportRow> {
  const row = await org.first<SavedReportRow>(reportById({ id }));
  if (!row || (own !== null && row.owner_id !== own)) throw notFound('Saved report not found');
  return row;
}

/** User IDs of the recipients of a scheduled report, even if they can no longer see reports. */
export async function readRecipients(org: Org, report: string): Promise<string[]> {
  const rows = await org.all<{ user_id: string }>(recipientsOf({ report }));
  return rows.map((row) => row.user_id);
}

/** The saved reports that a member sees: their own and shared ones, or all. */
export async function listReports(org: Org, own: string | null): Promise<Schema<'SavedReport'>[]> {
  const rows = (await readReports(org)).filter(
    (row) => own === null || row.owner_id === own || row.is_shared === 1,
  );
  const shown = await present(org, rows);
  return shown
    .map((report) => ({ report, key: folded(report.name) }))
    .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    .map(({ report }) => report);
}

export async function showReport(org: Org, id: string): Promise<Schema<'SavedReport'>> {
  const [shown] = await present(org, [await mustFindReport(org, id, null)]);
  if (!shown) throw notFound('Saved report not found');
  return shown;
}

async function present(org: Org, rows: SavedReportRow[]): Promise<Schema<'SavedReport'>[]> {
  if (rows.length === 0) return [];
  const staff = await readStaff(org);
  const chosen = new Set(
    (await org.all<{ report_id: string; user_id: string }>(everyRecipient({}))).map(
      (row) => `${row.report_id} ${row.user_id}`,
    ),
  );
  return rows.map((row) => {
    const owner = staff.find((one) => one.user_id === row.owner_id);
    const recipients = staff.filter(
      (one) => maySeeReports(one) && chosen.has(`${row.id} ${one.user_id}`),
    );
    return {
      id: row.id,
      name: row.name,
      report: row.report,
      period: row.period,
      visibility: row.is_shared === 1 ? 'team' : 'personal',
      owner: owner ? presentUser(owner) : null,
      schedule:
        row.sent_for === null
          ? null
          : {
              ...scheduleOf(row),
              format: row.format,
              recipients: recipients.map(presentUser),
            },
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    };
  });
}

/** The schedule of a stored report. */
export const scheduleOf = (row: Pick<SavedReportRow, 'weekday' | 'day_of_month'>) => ({
  weekday: row.weekday,
  dayOfMonth: row.day_of_month === null ? null : Number(row.day_of_month),
});
