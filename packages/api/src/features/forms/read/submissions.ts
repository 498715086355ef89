import type { Schema } from '@helpdesk/sdk/contract/operations';
import { answerText } from '@helpdesk/sdk/rules/field-kinds';
import { prepare } from '../../../database/prepare.ts';
import type { ContactFormRow, FormSubmissionRow } from '../../../database/rows/forms.ts';
import type { Org, P } from '../../../database/types.ts';
import type { Page } from '../../../http/handlers.ts';
import { decodeCursor, encodeCursor } from '../../../http/paging.ts';
import { notFound } from '../../../refusal.ts';
import { presentTicket } from '../../tickets/present.ts';
import { findTicket } from '../../tickets/read/tickets.ts';
import { fieldsOf, presentSubmission } from '../present.ts';
import { type SubmissionWithTicket, withTicket } from './forms.ts';

const newestFirst = [
  { column: 'form_submissions.created_at', order: 'desc' as const },
  { column: 'form_submissions.id', order: 'desc' as const },
];

type Filter = P<'form' | 'text' | 'time' | 'id' | 'limit'>;

const page = prepare((org, p: Filter) =>
  withTicket(org)
    .where('form_submissions.form_id', p.form)
    .whereRaw(`form_submissions.search_text like ? escape '!'`, [p.text])
    .whereRaw('(form_submissions.created_at, form_submissions.id) < (?, ?)', [p.time, p.id])
    .orderBy(newestFirst)
    .limit(p.limit),
);

const maxCounted = 10_000;

const matches = prepare((org, p: P<'form' | 'text' | 'limit'>) =>
  org
    .from('form_submissions')
    .where('form_id', p.form)
    .whereRaw(`search_text like ? escape '!'`, [p.text])
    .limit(p.limit)
    .select('id'),
);

const one = prepare((org, p: P<'form' | 'id'>) =>
  withTicket(org).where('form_submissions.form_id', p.form).where('form_submissions.id', p.id),
);

/** After every real value, so a list without a cursor starts at the newest. */
const end = ['~', ''] as const;

const like = (text = '') => `%${text.trim().toLowerCase().replace(/[!%_]/g, '!$&')}%`;

/** Up to `limit` submissions before a cursor, newest first. */
export function submissionsBefore(
  org: Org,
  formId: string,
  text: string | undefined,
  [time, id]: readonly [string, string] = end,
  limit = 500,
): Promise<SubmissionWithTicket[]> {
  return org.all<SubmissionWithTicket>(page({ form: formId, text: like(text), time, id, limit }));
}

export const placeOf = ({ created_at, id }: FormSubmissionRow) => [created_at, id] as const;

/** A page of a form's submissions. */
export async function listSubmissions(
  org: Org,
  form: ContactFormRow,
  { q, limit, cursor }: { q?: string | undefined; limit: number; cursor?: string | undefined },
): Promise<Page<Schema<'FormSubmission'>>> {
  const from = cursor ? (decodeCursor(cursor, ['text', 'text']) as [string, string]) : end;
  const rows = await submissionsBefore(org, form.id, q, from, limit + 1);
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items: items.map(presentSubmission),
    next: last ? encodeCursor(placeOf(last)) : null,
    total: q?.trim() ? await countMatches(org, form.id, q) : Number(form.submission_count),
  };
}

async function countMatches(org: Org, formId: string, text: string) {
  const found = matches({ form: formId, text: like(text), limit: maxCounted });
  return (await org.all(found)).length;
}

/** One submission with questions, answers and ticket. */
export async function readSubmission(
  org: Org,
  form: ContactFormRow,
  id: string,
): Promise<Schema<'FormSubmissionDetail'>> {
  const row = await org.first<SubmissionWithTicket>(one({ form: form.id, id }));
  if (!row) throw notFound('Submission not found');
  const ticket = row.ticket_id ? await findTicket(org, row.ticket_id, null) : null;
  const submission = presentSubmission(row);
  return {
    ...submission,
    answers: answersOf(form, submission.data),
    ticket: ticket && presentTicket(ticket),
  };
}

function answersOf(form: ContactFormRow, data: Schema<'FormSubmission'>['data']) {
  const fields = fieldsOf(form);
  const textOf = (name: string) => (Object.hasOwn(data, name) ? answerText(data[name]) : null);
  const gone = Object.keys(data).filter((name) => !fields.some((field) => field.name === name));
  return [
    ...fields.map(({ name, label, type }) => ({ name, label, type, text: textOf(name) })),
    ...gone.map((name) => ({ name, label: name, type: null, text: textOf(name) })),
  ];
}

const submissionById = prepare((org, p: P<'id'>) =>
  withTicket(org).where('form_submissions.id', p.id),
);

/** A submission as sent; undefined if it has been deleted. */
export async function readSubmissionById(
  org: Org,
  id: string,
): Promise<Schema<'FormSubmission'> | undefined> {
  const row = await org.first<SubmissionWithTicket>(submissionById({ id }));
  return row && presentSubmission(row);
}
