import { isEmail } from '@helpdesk/sdk/rules/email';
import { maxTagsOfTicket } from '@helpdesk/sdk/rules/tags';
import { newId, now } from '../../database/ids.ts';
import type { ContactFormRow } from '../../database/rows/forms.ts';
import type { Org } from '../../database/types.ts';
import { keepHtml } from '../../formatting/store/message-html.ts';
import { attachFiles } from '../../stored-files/store/message-files.ts';
import { blockedBy } from '../blocked-senders/store/blocked-senders.ts';
import { presentTagRef } from '../tags/present.ts';
import { currentTags } from '../tags/read/tags.ts';
import { openAsSpam } from '../tickets/store/archive/open-as-spam.ts';
import { type NewTicket, openTicket } from '../tickets/store/create.ts';
import { findAnsweredFiles, visitorOfForm } from './answered-files.ts';
import type { FormField } from './fields.ts';
import { otherNames } from './other-answers.ts';
import { settingsOf } from './present.ts';
import { searchText } from './search-text.ts';
import { countForms } from './store/figures.ts';
import { descriptionOf, subjectOf } from './ticket-text.ts';

export interface Submission {
  data: Record<string, string | number | boolean>;
  source: 'form' | 'widget' | 'api';
  ipAddress: string | null;
  /** The custom domain of the page it was sent from. */
  domain?: string | null;
  /** The language of the page it was sent from. */
  language?: string | null;
  /** The visitor's verified identity, which takes precedence over their answers. */
  identity?: { name: string | null; email: string } | null;
  /** Data about the visitor from the page, as stored. */
  visitorContext?: string | null;
  /** The maximum total size of its files. */
  maxMessageBytes: number;
}

/** Stores a submission and opens its ticket in one transaction; from a blocked sender, both are spam. */
export function submitForm(
  org: Org,
  form: ContactFormRow,
  fields: FormField[],
  submission: Submission,
) {
  return org.write(async (tx) => {
    const id = newId();
    const answered = await findAnsweredFiles(tx, form.id, fields, submission);
    const { data } = answered;
    const attach = (ticketId: string) =>
      attachFiles(tx, ticketId, answered.ids, visitorOfForm(form.id), submission);
    const from = { ...requesterOf(fields, data), ...provedOf(submission) };
    const actor = { type: 'customer' as const, userId: null, name: from.name ?? from.email };
    const tags = await currentTags(tx, settingsOf(form).tagIds);
    const { text: description, html } = descriptionOf(fields, data);
    const opened: NewTicket = {
      subject: subjectOf(form, fields, data),
      description,
      customerName: from.name,
      customerEmail: from.email,
      source: submission.source,
      formId: form.id,
      domain: submission.domain ?? null,
      visitorContext: submission.visitorContext ?? null,
      language: submission.language ? { language: submission.language, from: 'page' } : null,
      tags: tags.slice(0, maxTagsOfTicket).map(presentTagRef),
    };
    const row = {
      id,
      form_id: form.id,
      data: JSON.stringify(data),
      source: submission.source,
      ip_address: submission.ipAddress,
      created_at: now(),
      search_text: searchText(data),
    };
    const blocked = await blockedBy(tx, from.email);
    if (blocked) {
      const came = { blockedBy: blocked, submission: row };
      const spam = await openAsSpam(tx, opened, actor, came);
      await attach(spam.id);
      return { id, ticketId: spam.id, ticketNumber: spam.number };
    }
    const { ticket } = await openTicket(tx, opened, actor);
    const ticketId = ticket.id;
    await attach(ticketId);
    await keepHtml(tx, ticketId, { html });
    await tx.insert('form_submissions', { ...row, ticket_id: ticketId });
    const count = await tx.next(`form.${form.id}`);
    await tx.update('contact_forms', { id: form.id }, { submission_count: count });
    await countForms(tx, [{ formId: form.id, kind: 'submitted', count: 1 }]);
    await tx.record('contact_form.submitted', { formId: form.id, submissionId: id, ticketId });
    return { id, ticketId, ticketNumber: ticket.number };
  });
}

const provedOf = ({ identity }: Submission) =>
  identity ? { email: identity.email, ...(identity.name && { name: identity.name }) } : {};

type Answers = Submission['data'];

/** The requester: the first email field, and the field named or labeled as a name. */
function requesterOf(fields: FormField[], data: Answers) {
  const email = fields.find((field) => field.type === 'email' && data[field.name]);
  const name = fields.find(
    (field) => field.type === 'text' && /\bname\b/i.test(`${field.name} ${field.label}`),
  );
  // The field may have been renamed in the meantime.
  const former = otherNames(fields, data).find(
    (one) => /mail/i.test(one) && isEmail(String(data[one])),
  );
  const address = email?.name ?? former;
  return {
    email: address === undefined ? null : String(data[address]),
    name: name && data[name.name] ? String(data[name.name]).slice(0, 200) : null,
  };
}
