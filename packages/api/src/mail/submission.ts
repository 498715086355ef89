import type { Schema } from '@helpdesk/sdk/contract/operations';
import { prepare } from '../database/prepare.ts';
import type { ContactFormRow, FormSubmissionRow } from '../database/rows/forms.ts';
import type { Org, P } from '../database/types.ts';
import type { EventPayloads } from '../events/catalog.ts';
import { settingsOf } from '../features/forms/present.ts';
import { readSubmission } from '../features/forms/submissions.ts';
import { isDeliverable, oneLine } from './address.ts';
import { heading, link, paragraph, small, words } from './blocks.ts';
import { content } from './content.ts';
import { letterheadOf } from './letterhead.ts';
import type { Sender } from './letters.ts';
import type { Letter } from './outgoing.ts';

const hour = 60 * 60 * 1000;
/** More than this of one organization within an hour is no help to anybody, and may be meant to harm. */
const notificationsPerHour = 60;
const longestAnswer = 1_000;
const mostAnswers = 20;

/** Tells the address that a form names for it what was sent with the form. */
export async function notification(
  sender: Sender,
  { formId, submissionId }: EventPayloads['contact_form.submitted'],
): Promise<Letter | null> {
  const { org, organization } = sender;
  const form = await org.first<ContactFormRow>(formById({ id: formId }));
  const settings = form && settingsOf(form);
  if (!form || !settings?.sendEmailNotification) return null;
  const to = settings.emailNotificationTo || organization.email_from || '';
  if (!isDeliverable(to) || !(await mayNotify(org, submissionId))) return null;
  const submission = await readSubmission(org, form, submissionId);
  return {
    to: to.toLowerCase(),
    content: submissionReceived(sender, form.name, submission),
    thread: submission.ticketId,
  };
}

/** Its subject holds nothing a stranger wrote, its text only as text and only so much of it. */
function submissionReceived(
  { config, organization }: Sender,
  formName: string,
  { answers, ticketId, ticketNumber }: Schema<'FormSubmissionDetail'>,
) {
  const told = answers.filter(({ text }) => text).slice(0, mostAnswers);
  const name = oneLine(formName, 80);
  const number = ticketNumber ? ` [${ticketNumber}]` : '';
  const letterhead = letterheadOf(config, organization);
  const preview = `Somebody filled in “${name}”.`;
  return content(letterhead, `New message: ${name}${number}`, preview, [
    heading('New message'),
    paragraph(`Somebody filled in “${name}”:`),
    ...told.flatMap(({ label, text }) => [small(oneLine(label)), words(cut(text ?? ''))]),
    ...(ticketId
      ? [
          link(
            'Open the ticket',
            `${config.publicUrl}/org/${organization.subdomain}/tickets/${ticketId}`,
          ),
        ]
      : []),
    small('You get this because the form names this address for its notifications.'),
  ]);
}

const cut = (text: string) =>
  text.length > longestAnswer ? `${text.slice(0, longestAnswer)}…` : text;

const formById = prepare((org, p: P<'id'>) => org.from('contact_forms').where('id', p.id));

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

async function mayNotify(org: Org, id: string): Promise<boolean> {
  const submission = await org.first<Pick<FormSubmissionRow, 'created_at'>>(submissionById({ id }));
  if (!submission) return false;
  const since = new Date(Date.parse(submission.created_at) - hour).toISOString();
  const before = await org.all(sentBefore({ id, since, limit: notificationsPerHour }));
  return before.length < notificationsPerHour;
}
