import { Readable } from 'node:stream';
import { answerText } from '@helpdesk/sdk/rules/field-kinds';
import type { ContactFormRow } from '../../database/rows/forms.ts';
import type { Org } from '../../database/types.ts';
import { csvLine } from '../../http/answers/csv.ts';
import { Download } from '../../http/answers/download.ts';
import { fieldsOf } from './present.ts';
import type { SubmissionWithTicket } from './read/forms.ts';
import { placeOf, submissionsBefore } from './read/submissions.ts';

/** A form's submissions as CSV, streamed. */
export function exportSubmissions(org: Org, form: ContactFormRow, text?: string): Download {
  const name = form.name.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'form';
  return new Download(
    'text/csv; charset=utf-8',
    `${name}-submissions.csv`,
    Readable.from(lines(org, form, text)),
  );
}

/** Excel needs a byte order mark to read the file as UTF-8. */
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
