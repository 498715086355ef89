import { prepare } from '../../../database/prepare.ts';
import type { ContactFormRow, FormSubmissionRow } from '../../../database/rows/forms.ts';
import type { Org, OrgScope, P, Query } from '../../../database/types.ts';
import { notFound } from '../../../refusal.ts';

const activeForms = prepare((org) =>
  org.from('contact_forms').where('is_active', 1).orderBy(['created_at', 'id']),
);

const activeForm = prepare((org, p: P<'id'>) =>
  org.from('contact_forms').where('is_active', 1).where('id', p.id),
);

export const readActiveForms = (org: Org) => org.all<ContactFormRow>(activeForms({}));

/** An active form; `default` means the first one. */
export const findActiveForm = (org: Org, id: string) =>
  org.first<ContactFormRow>(id === 'default' ? activeForms({}) : activeForm({ id }));

export type FormWithLast = ContactFormRow & { last_submission_at: string | null };

const withLast = (org: OrgScope): Query =>
  org
    .from('contact_forms')
    .select(
      'contact_forms.*',
      org
        .from('form_submissions', 'sent')
        .whereRaw('sent.form_id = contact_forms.id')
        .max('sent.created_at')
        .as('last_submission_at'),
    );

const allForms = prepare((org) => withLast(org).orderBy(['created_at', 'id']));
const oneForm = prepare((org, p: P<'id'>) => withLast(org).where('id', p.id));

export const readForms = (org: Org) => org.all<FormWithLast>(allForms({}));

/** A form of the organization, active or not. */
export async function findForm(org: Org, id: string): Promise<FormWithLast> {
  const row = await org.first<FormWithLast>(oneForm({ id }));
  if (!row) throw notFound('Contact form not found');
  return row;
}

export type SubmissionWithTicket = FormSubmissionRow & { ticket_number: string | null };

export const withTicket = (org: OrgScope): Query =>
  org
    .from('form_submissions')
    .leftJoin(org.from('tickets').as('ticket'), 'ticket.id', 'form_submissions.ticket_id')
    .select('form_submissions.*', 'ticket.number as ticket_number');
