import type { Schema } from '@helpdesk/sdk/contract/operations';
import { dayIn, daysUpTo } from '@helpdesk/sdk/rules/calendar';
import { prepare } from '../../../database/prepare.ts';
import type { Org, P, Tx } from '../../../database/types.ts';
import { readOrganization } from '../../organization/store/organization.ts';

export type Kind = 'seen' | 'started' | 'submitted';

/** Counter names begin with the day, so that a period is a range of names. */
const counterOf = (day: string, formId: string, kind: Kind) => `forms.${day}.${formId}.${kind}`;

/** Adds to the counters of forms for today, in the organization's time zone. */
export async function countToday(
  tx: Tx,
  counts: Iterable<{ formId: string; kind: Kind; count: number }>,
): Promise<void> {
  const { timezone } = await readOrganization(tx);
  const today = dayIn(timezone);
  for (const { formId, kind, count } of counts) await tx.add(counterOf(today, formId, kind), count);
}

interface Counter {
  name: string;
  value: number;
}

const countersOfForm = prepare((org, p: P<'since' | 'form'>) =>
  org
    .from('counters')
    .where('name', '>=', p.since)
    .where('name', '<', 'forms/')
    .whereLike('name', p.form)
    .select('name', 'value'),
);

/** Counts of a form for the last days, in the organization's time zone. */
export async function readAnalytics(
  org: Org,
  formId: string,
  days: number,
): Promise<Schema<'ContactFormAnalytics'>> {
  const { timezone } = await readOrganization(org);
  const dates = daysUpTo(dayIn(timezone), days);
  const rows = await org.all<Counter>(
    countersOfForm({ since: `forms.${dates[0]}`, form: `forms.%.${formId}.%` }),
  );
  const counted = new Map(rows.map(({ name, value }) => [name, Number(value)]));
  const on = (date: string, kind: Kind) => counted.get(counterOf(date, formId, kind)) ?? 0;
  const perDay = dates.map((date) => ({
    date,
    seen: on(date, 'seen'),
    started: on(date, 'started'),
    submitted: on(date, 'submitted'),
  }));
  const sum = (kind: Kind) => perDay.reduce((total, one) => total + one[kind], 0);
  return {
    days: perDay,
    funnel: { seen: sum('seen'), started: sum('started'), submitted: sum('submitted') },
  };
}

const countersSince = prepare((org, p: P<'since'>) =>
  org
    .from('counters')
    .where('name', '>=', p.since)
    .where('name', '<', 'forms/')
    .select('name', 'value'),
);

/** Submissions per 100 views of all forms in 30 days; null without views. */
export async function readConversion(org: Org): Promise<number | null> {
  const { timezone } = await readOrganization(org);
  const [first] = daysUpTo(dayIn(timezone), 30);
  const rows = await org.all<Counter>(countersSince({ since: `forms.${first}` }));
  const sum = (kind: Kind) =>
    rows.reduce((total, row) => total + (row.name.endsWith(kind) ? Number(row.value) : 0), 0);
  const seen = sum('seen');
  return seen === 0 ? null : Math.min(100, Math.round((100 * sum('submitted')) / seen));
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

const submittedSince = prepare((org, p: P<'since'>) =>
  org
    .from('counters')
    .where('name', '>=', p.since)
    .where('name', '<', 'forms/')
    .whereLike('name', '%.submitted')
    .sum('value as count'),
);

/** Totals over all forms. */
export async function readFormStats(org: Org): Promise<Schema<'ContactFormStats'>> {
  const { timezone } = await readOrganization(org);
  const month = dayIn(timezone).slice(0, 7);
  const totals = await org.first<Record<'forms' | 'active' | 'submissions', unknown>>(
    formTotals({}),
  );
  const newest = await org.first<{ created_at: string }>(newestSubmission({}));
  const recent = await org.first<{ count: unknown }>(submittedSince({ since: `forms.${month}` }));
  return {
    totalForms: Number(totals?.forms ?? 0),
    activeForms: Number(totals?.active ?? 0),
    totalSubmissions: Number(totals?.submissions ?? 0),
    lastSubmissionAt: newest?.created_at ?? null,
    submissionsThisMonth: Number(recent?.count ?? 0),
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
