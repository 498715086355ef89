import type { Schema } from '@helpdesk/sdk/contract/operations';
import { newId, now } from '../../database/ids.ts';
import { prepare } from '../../database/prepare.ts';
import type { ContactFormRow } from '../../database/tables.ts';
import type { Org, P, Tx } from '../../database/types.ts';
import { createTicket } from '../tickets/store.ts';

type FormField = Schema<'FormField'>;

const defaultFields: Omit<FormField, 'id'>[] = [
  { name: 'name', label: 'Name', type: 'text', required: true, placeholder: 'Your name' },
  { name: 'email', label: 'Email', type: 'email', required: true, placeholder: 'you@example.com' },
  { name: 'subject', label: 'Subject', type: 'text', required: true },
  { name: 'message', label: 'Message', type: 'textarea', required: true },
];

/** The contact form that every new organization starts with. */
export async function insertDefaultForm(tx: Tx): Promise<string> {
  const id = newId();
  const at = now();
  await tx.insert('contact_forms', {
    id,
    name: 'Main Contact Form',
    title: 'Contact us',
    description: 'Tell us what we can do for you.',
    fields: defaultFields.map((field) => ({ id: newId(), ...field })),
    settings: {},
    is_active: true,
    submission_count: 0,
    created_at: at,
    updated_at: at,
  });
  return id;
}

const activeForms = prepare((org) =>
  org.from('contact_forms').where('is_active', 1).orderBy('created_at'),
);

const activeForm = prepare((org, p: P<'id'>) =>
  org.from('contact_forms').where('is_active', 1).where('id', p.id),
);

export const readActiveForms = (org: Org) => org.all<ContactFormRow>(activeForms({}));

/** A form that takes submissions; `default` is the first one. */
export const findActiveForm = (org: Org, id: string) =>
  org.first<ContactFormRow>(id === 'default' ? activeForms({}) : activeForm({ id }));

export interface Submission {
  data: Record<string, string | number | boolean>;
  source: 'form' | 'widget';
  ipAddress: string | null;
}

/** Keeps a submission and opens its ticket, both or neither. */
export function submitForm(
  org: Org,
  form: ContactFormRow,
  fields: FormField[],
  submission: Submission,
) {
  return org.write(async (tx) => {
    const id = newId();
    const from = requesterOf(fields, submission.data);
    const actor = { type: 'customer' as const, userId: null, name: from.name ?? from.email };
    const ticketId = await createTicket(
      tx,
      {
        subject: subjectOf(form, fields, submission.data),
        description: descriptionOf(fields, submission.data),
        customerName: from.name,
        customerEmail: from.email,
        source: submission.source,
      },
      actor,
    );
    await tx.insert('form_submissions', {
      id,
      form_id: form.id,
      data: submission.data,
      ticket_id: ticketId,
      source: submission.source,
      ip_address: submission.ipAddress,
      created_at: now(),
    });
    const count = await tx.next(`form.${form.id}`);
    await tx.update('contact_forms', { id: form.id }, { submission_count: count });
    await tx.record('contact_form.submitted', { formId: form.id, submissionId: id, ticketId });
    return { id, ticketId };
  });
}

type Answers = Submission['data'];

/** Who wrote: the first e-mail field, and the field that is called or labelled a name. */
function requesterOf(fields: FormField[], data: Answers) {
  const email = fields.find((field) => field.type === 'email' && data[field.name]);
  const name = fields.find(
    (field) => field.type === 'text' && /\bname\b/i.test(`${field.name} ${field.label}`),
  );
  return {
    email: email ? String(data[email.name]) : null,
    name: name && data[name.name] ? String(data[name.name]).slice(0, 200) : null,
  };
}

function subjectOf(form: ContactFormRow, fields: FormField[], data: Answers) {
  const field = fields.find((one) => /subject|topic/i.test(`${one.name} ${one.label}`));
  const text = field && data[field.name] ? String(data[field.name]) : form.title;
  return text.replace(/\s+/g, ' ').trim().slice(0, 255) || form.name;
}

/** The longest text field alone when it says it all, else every answer under its label. */
function descriptionOf(fields: FormField[], data: Answers) {
  const told = fields.filter((field) => data[field.name] !== undefined && data[field.name] !== '');
  const isHeader = (field: FormField) =>
    field.type === 'email' || /\b(name|subject|topic)\b/i.test(field.name);
  const body = told.filter((field) => !isHeader(field));
  if (body.length === 1 && body[0]?.type === 'textarea') return String(data[body[0].name]);
  const lines = (body.length > 0 ? body : told).map(
    (field) => `${field.label}: ${answerText(data[field.name])}`,
  );
  return lines.join('\n').slice(0, 20000) || '(empty)';
}

function answerText(value: string | number | boolean | undefined) {
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  return String(value ?? '');
}
