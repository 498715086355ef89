import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { EventPayloads } from '../../event-catalog.ts';
import { settingsOf } from '../../features/forms/present.ts';
import { readSubmission } from '../../features/forms/read/submissions.ts';
import { noticesOf } from '../../features/forms/store/notice-addresses.ts';
import { heading, link, paragraph, small, words } from '../layout/blocks.ts';
import { brandOf } from '../layout/brand.ts';
import { content } from '../layout/content.ts';
import type { Sender } from '../mails/customer-mail.ts';
import { findNotifyingForm, mayNotify } from '../read/submissions.ts';
import { isDeliverable, oneLine } from './address.ts';
import type { DraftMail } from './outgoing.ts';

/** Maximum notifications per organization and hour; more may be an attack. */
const notificationsPerHour = 60;
const longestAnswer = 1_000;
const maxAnswers = 20;

/** Emails a submission to the address in the form's settings. */
export async function notification(
  sender: Sender,
  { formId, submissionId }: EventPayloads['contact_form.submitted'],
): Promise<DraftMail | null> {
  const { org, organization } = sender;
  const form = await findNotifyingForm(org, formId);
  const settings = form && settingsOf(form);
  if (!form || !settings) return null;
  const { to, state } = await noticesOf(org, settings, organization.email_from);
  if (state !== 'sent' || !isDeliverable(to)) return null;
  if (!(await mayNotify(org, submissionId, notificationsPerHour))) return null;
  const submission = await readSubmission(org, form, submissionId);
  return {
    to,
    content: submissionReceived(sender, form.name, submission),
    thread: submission.ticketId,
    ...visitorOf(submission),
  };
}

/** An answer to the notification goes to the visitor, if they left an address. */
function visitorOf({ ticket, answers }: Schema<'FormSubmissionDetail'>) {
  const given = answers.find(({ type, text }) => type === 'email' && text)?.text;
  const replyTo = (ticket?.customerEmail ?? given ?? '').toLowerCase();
  if (!isDeliverable(replyTo)) return {};
  return { replyTo, replyToName: oneLine(ticket?.customerName ?? '', 80) };
}

/** The subject contains nothing from the submission; the text is escaped and limited. */
function submissionReceived(
  { config, organization }: Sender,
  formName: string,
  { answers, ticketId, ticketNumber }: Schema<'FormSubmissionDetail'>,
) {
  const given = answers.filter(({ text }) => text).slice(0, maxAnswers);
  const name = oneLine(formName, 80);
  const number = ticketNumber ? ` [${ticketNumber}]` : '';
  const brand = brandOf(config, organization);
  const preview = `You have a new submission from “${name}”.`;
  return content(brand, `New message: ${name}${number}`, preview, [
    heading('New message'),
    paragraph(`You have a new submission from “${name}”:`),
    ...given.flatMap(({ label, text }) => [small(oneLine(label)), words(cut(text ?? ''))]),
    ...(ticketId
      ? [
          link(
            'Open the ticket',
            `${config.publicUrl}/org/${organization.subdomain}/tickets/${ticketId}`,
          ),
        ]
      : []),
    small("You're receiving this because the form sends notifications to this address."),
  ]);
}

const cut = (text: string) =>
  text.length > longestAnswer ? `${text.slice(0, longestAnswer)}…` : text;
