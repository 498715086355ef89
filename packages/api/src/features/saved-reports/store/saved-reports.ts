import type { Schema } from '@helpdesk/sdk/contract/operations';
import { lastDueDay, type ReportSchedule } from '@helpdesk/sdk/rules/saved-reports';
import { newId, now, time } from '../../../database/ids.ts';
import type { SavedReportRow } from '../../../database/rows/saved-reports.ts';
import type { Org, Tx } from '../../../database/types.ts';
import { invalid, Refusal } from '../../../refusal.ts';
import { readClock } from '../../organization/store/organization.ts';
import { readReaders } from '../read/readers.ts';
import { mustFindReport, readRecipients, readReports, scheduleOf } from '../read/saved-reports.ts';

const maxReports = 50;

type Asked = Schema<'SavedReportScheduleInput'>;

/** Saves a report and returns its ID. */
export function createReport(
  org: Org,
  userId: string,
  { name, report, period, visibility, schedule = null }: Schema<'SavedReportInput'>,
): Promise<string> {
  return org.write(async (tx) => {
    if ((await readReports(tx)).length >= maxReports) {
      const message = `An organization can have up to ${maxReports} saved reports`;
      throw new Refusal(409, message, 'too_many');
    }
    const id = newId();
    const at = now();
    await tx.insert('saved_reports', {
      id,
      owner_id: userId,
      name,
      report,
      period,
      is_shared: visibility === 'team',
      ...(await dueOf(tx, schedule)),
      created_at: at,
      updated_at: at,
    });
    if (schedule) await setRecipients(tx, id, schedule.recipientIds);
    return id;
  });
}

/** Changes the given fields of a saved report. */
export function updateReport(
  org: Org,
  id: string,
  own: string | null,
  { visibility, schedule, ...change }: Schema<'SavedReportPatch'>,
): Promise<void> {
  return org.write(async (tx) => {
    const before = await mustFindReport(tx, id, own);
    const due: Partial<Due> = schedule === undefined ? {} : await dueOf(tx, schedule);
    const { weekday, dayOfMonth } = scheduleOf(before);
    const isSame = due.weekday === weekday && due.day_of_month === dayOfMonth;
    await tx.update(
      'saved_reports',
      { id },
      {
        ...change,
        ...(visibility && { is_shared: visibility === 'team' }),
        ...due,
        // If only the format or the recipients change, the report is still sent for the days it was already due.
        ...(isSame && { sent_for: before.sent_for }),
        updated_at: now(),
      },
    );
    if (schedule !== undefined) await setRecipients(tx, id, schedule?.recipientIds ?? []);
  });
}

export function deleteReport(org: Org, id: string, own: string | null): Promise<void> {
  return org.write(async (tx) => {
    await mustFindReport(tx, id, own);
    await tx.remove('saved_reports', { id });
  });
}

type Due = Pick<SavedReportRow, 'weekday' | 'day_of_month' | 'format' | 'sent_for'>;

/** The schedule as it is stored. Nothing is sent for days before the schedule was created. */
async function dueOf(tx: Tx, schedule: Asked | null): Promise<Due> {
  if (!schedule) return { weekday: null, day_of_month: null, format: 'csv', sent_for: null };
  const { weekday, dayOfMonth } = validated(schedule);
  const { timezone } = await readClock(tx);
  const sent_for = lastDueDay({ weekday, dayOfMonth }, timezone, time());
  return { weekday, day_of_month: dayOfMonth, format: schedule.format ?? 'csv', sent_for };
}

function validated({ weekday = null, dayOfMonth = null }: Asked): ReportSchedule {
  if ((weekday === null) === (dayOfMonth === null)) {
    throw invalid('schedule', 'Choose a weekday or a day of the month');
  }
  return { weekday, dayOfMonth };
}

/** Replaces the recipients of a report; members without access to reports can't be chosen. */
async function setRecipients(tx: Tx, id: string, userIds: readonly string[]): Promise<void> {
  const wanted = new Set(userIds);
  const before = new Set(await readRecipients(tx, id));
  const staff = wanted.size > 0 ? await readReaders(tx) : [];
  const allowed = new Set(staff.map((one) => one.user_id));
  if (![...wanted].every((one) => allowed.has(one))) {
    throw invalid('schedule.recipientIds', 'Choose recipients who can see reports');
  }
  for (const userId of before) {
    if (!wanted.has(userId))
      await tx.remove('saved_report_recipients', { report_id: id, user_id: userId });
  }
  for (const userId of wanted) {
    if (!before.has(userId))
      await tx.insert('saved_report_recipients', { report_id: id, user_id: userId });
  }
}

/** Removes a recipient from a scheduled report. */
export async function leaveReport(org: Org, id: string, userId: string): Promise<void> {
  await org.write((tx) => tx.remove('saved_report_recipients', { report_id: id, user_id: userId }));
}

/** Deletes the personal reports of a member who leaves; shared ones stay, without an owner. */
export async function removeReportsOf(tx: Tx, userId: string): Promise<void> {
  await tx.remove('saved_report_recipients', { user_id: userId });
  const own = (await readReports(tx)).filter((row) => row.owner_id === userId);
  for (const { id, is_shared } of own) {
    if (is_shared === 1) await tx.update('saved_reports', { id }, { owner_id: null });
    else await tx.remove('saved_reports', { id });
  }
}
