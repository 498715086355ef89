import { Readable } from 'node:stream';
import type { ContactFormRow } from '../../database/rows/forms.ts';
import type { Org } from '../../database/types.ts';
import { csvLine } from '../../http/csv.ts';
import { Download } from '../../http/download.ts';
import { answerText } from './answer-text.ts';
import { fieldsOf } from './present.ts';
import type { SubmissionWithTicket } from './read.ts';
import { placeOf, submissionsBefore } from './submissions.ts';

/** A spreadsheet of a form's submissions, written while it is read: it never lies in memory as a whole. */
export function exportSubmissions(org: Org, form: ContactFormRow, text?: string): Download {
  const name = form.name.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'form';
  return new Download(
    'text/csv; charset=utf-8',
    `${name}-submissions.csv`,
    Readable.from(lines(org, form, text)),
  );
}

/** Without the mark in front, Excel takes UTF-8 for the letters of its country. */
const byteOrderMark = '\uFEFF';

async function* lines(org: Org, form: ContactFormRow, text?: string) {
  const fields = fieldsOf(form);
  const known = new Set(fields.map(({ name }) => name));
  const labels = fields.map(({ label }) => label);
  yield byteOrderMark +
    csvLine(['Submitted', 'Ticket', ...labels, 'Other answers', 'Source', 'IP address']);
  let rows = await submissionsBefore(org, form.id, text);
  while (rows.length > 0) {
    yield rows.map((row) => csvLine(cellsOf(row, [...known]))).join('');
    const last = rows.at(-1);
    rows = last ? await submissionsBefore(org, form.id, text, placeOf(last)) : [];
  }
}

function cellsOf(row: SubmissionWithTicket, names: string[]): string[] {
  const data = JSON.parse(row.data) as Record<string, unknown>;
  const others = Object.keys(data).filter((name) => !names.includes(name));
  return [
    row.created_at,
    row.ticket_number ?? '',
    ...names.map((name) => (Object.hasOwn(data, name) ? answerText(data[name]) : '')),
    others.map((name) => `${name}: ${answerText(data[name])}`).join('\n'),
    row.source,
    row.ip_address ?? '',
  ];
}
