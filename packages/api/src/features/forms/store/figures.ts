import type { Schema } from '@helpdesk/sdk/contract/operations';
import { dayIn } from '@helpdesk/sdk/rules/calendar';
import { periodOf } from '@helpdesk/sdk/rules/periods';
import { now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { Org, Tx } from '../../../database/types.ts';
import { type Act, actName, readActs } from '../../../figures/read/acts.ts';
import { readClock } from '../../organization/store/organization.ts';

export type Kind = 'seen' | 'started' | 'submitted';

/** Adds to the counters of forms, for now or the given time. */
export async function countForms(
  tx: Tx,
  counts: Iterable<{ formId: string; kind: Kind; count: number }>,
  at = now(),
): Promise<void> {
  for (const { formId, kind, count } of counts)
    await tx.add(actName('forms', at, formId, kind), count);
}

/** Counts of the last days, by form and kind. */
async function readForms(org: Org, count: number) {
  const { now: days } = periodOf({ count }, await readClock(org));
  return { days, acts: await readActs(org, 'forms', days) };
}

const sumOf = (acts: readonly Act[], kind: Kind) =>
  acts.reduce((sum, { rest, count }) => sum + (rest[1] === kind ? count : 0), 0);

/** Counts of a form for the last days, in the organization's time zone. */
export async function readAnalytics(
  org: Org,
  formId: string,
  count: number,
): Promise<Schema<'ContactFormAnalytics'>> {
  const { days, acts } = await readForms(org, count);
  const ofForm = acts.filter(({ rest }) => rest[0] === formId);
  const figuresOf = (some: readonly Act[]) => ({
    seen: sumOf(some, 'seen'),
    started: sumOf(some, 'started'),
    submitted: sumOf(some, 'submitted'),
  });
  return {
    days: days.days.map(({ date }, place) => ({
      date,
      ...figuresOf(ofForm.filter(({ day }) => day === place)),
    })),
    funnel: figuresOf(ofForm),
  };
}

/** Submissions per 100 views of all forms in 30 days; null without views. */
export async function readConversion(org: Org): Promise<number | null> {
  const { acts } = await readForms(org, 30);
  const seen = sumOf(acts, 'seen');
  return seen === 0 ? null : Math.min(100, Math.round((100 * sumOf(acts, 'submitted')) / seen));
}

const formTotals = prepare((org) =>
  org
    .from('contact_forms')
    .count('* as forms')
    .sum('is_active as active')
    .sum('submission_count as submissions'),
);

const newestSubmission = prepare((org) =>
  org.from('form_submissions').orderBy('created_at', 'desc').limit(1).select('created_at'),
);

/** Totals over all forms. */
export async function readFormStats(org: Org): Promise<Schema<'ContactFormStats'>> {
  const { timezone } = await readClock(org);
  const dayOfMonth = Number(dayIn(timezone).slice(8));
  const totals = await org.first<Record<'forms' | 'active' | 'submissions', unknown>>(
    formTotals({}),
  );
  const newest = await org.first<{ created_at: string }>(newestSubmission({}));
  const { acts } = await readForms(org, dayOfMonth);
  return {
    totalForms: Number(totals?.forms ?? 0),
    activeForms: Number(totals?.active ?? 0),
    totalSubmissions: Number(totals?.submissions ?? 0),
    lastSubmissionAt: newest?.created_at ?? null,
    submissionsThisMonth: sumOf(acts, 'submitted'),
  };
}

export const forgetFigures = async (tx: Tx, formId: string): Promise<void> => {
  await tx.remove('counters', (counter) =>
    counter
      .where('name', '>=', 'forms.')
      .where('name', '<', 'forms/')
      .whereLike('name', `forms.%.${formId}.%`),
  );
  await tx.remove('counters', { name: `form.${formId}` });
};
