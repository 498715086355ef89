import { prepare } from '../../database/prepare.ts';
import type { ContactFormRow, FormSubmissionRow } from '../../database/rows/forms.ts';
import type { Org, P } from '../../database/types.ts';

const formById = prepare((org, p: P<'id'>) => org.from('contact_forms').where('id', p.id));

/** Finds a form with its notification settings. */
export const findNotifyingForm = (org: Org, id: string) =>
  org.first<ContactFormRow>(formById({ id }));

const submissionById = prepare((org, p: P<'id'>) =>
  org.from('form_submissions').where('id', p.id).select('created_at'),
);

const sentBefore = prepare((org, p: P<'id' | 'since' | 'limit'>) =>
  org
    .from('form_submissions')
    .where('created_at', '>', p.since)
    .where('id', '<', p.id)
    .limit(p.limit)
    .select('id'),
);

const hour = 60 * 60 * 1000;

/** Checks whether submissions are within the hourly maximum. */
export async function mayNotify(org: Org, id: string, maxPerHour: number): Promise<boolean> {
  const submission = await org.first<Pick<FormSubmissionRow, 'created_at'>>(submissionById({ id }));
  if (!submission) return false;
  const since = new Date(Date.parse(submission.created_at) - hour).toISOString();
  return (await org.all(sentBefore({ id, since, limit: maxPerHour }))).length < maxPerHour;
}
