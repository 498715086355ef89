import { answerText } from '@helpdesk/sdk/rules/field-kinds';
import type { ContactFormRow } from '../../database/rows/forms.ts';
import { finished } from '../../formatting/formatted.ts';
import { textHtml } from '../../formatting/text-html.ts';
import type { FormField } from './fields.ts';
import { otherNames } from './other-answers.ts';

type Answers = Record<string, string | number | boolean>;
type Row = readonly [label: string, text: string];

const isAbout = ({ name, label }: FormField) => /subject|topic/i.test(`${name} ${label}`);
const isHeader = (field: FormField) =>
  field.type === 'email' || /\b(name|subject|topic)\b/i.test(field.name);

const isAnswered = (data: Answers) => (field: FormField) =>
  data[field.name] !== undefined && data[field.name] !== '';

/** The field with the visitor's message: the first long text. */
const messageOf = (fields: FormField[], data: Answers): FormField | undefined =>
  fields.find((field) => field.type === 'textarea' && isAnswered(data)(field) && !isHeader(field));

const longestSubject = 80;

/** The answer to the subject field, or else the beginning of the message, or else the form's title. */
export function subjectOf(form: ContactFormRow, fields: FormField[], data: Answers): string {
  const field = fields.find((one) => isAbout(one) && isAnswered(data)(one));
  if (field) return oneLine(String(data[field.name])).slice(0, 255);
  const message = messageOf(fields, data);
  const said = message ? oneLine(String(data[message.name])) : '';
  return beginningOf(said) || oneLine(form.title).slice(0, 255) || form.name;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Cuts after a whole word. */
function beginningOf(text: string): string {
  if (text.length <= longestSubject) return text;
  const cut = text.slice(0, longestSubject - 1);
  return `${cut.replace(/\s+\S{0,20}$/, '').replace(/[\ud800-\udbff]$/, '')}…`;
}

const maxDescription = 20_000;

/** The message, then the other answers under their labels, then answers without a field; as HTML, these are a table. */
export function descriptionOf(fields: FormField[], data: Answers) {
  const answered = fields.filter(isAnswered(data));
  // Files are attached to the description, so it only names them when there is no other text.
  const body = answered.filter((field) => !isHeader(field) && field.type !== 'file');
  const message = messageOf(fields, data);
  const rows = (body.length > 0 ? body : answered)
    .filter((field) => field !== message)
    .map((field): Row => [field.label, answerText(data[field.name])]);
  const others = otherNames(fields, data).map((name): Row => [name, answerText(data[name])]);
  const said = message ? String(data[message.name]) : '';
  const rest = [linesOf(rows), others.length > 0 && `Other answers:\n${linesOf(others)}`]
    .filter(Boolean)
    .join('\n\n');
  const room = maxDescription - rest.length - 2;
  const text = [said.slice(0, Math.max(0, room)), rest].filter(Boolean).join('\n\n');
  const table = [...rows, ...others];
  return {
    text: text.slice(0, maxDescription) || '(empty)',
    html: table.length > 0 && text.length <= maxDescription ? htmlOf(said, table) : null,
  };
}

const linesOf = (rows: Row[]) => rows.map(([label, text]) => `${label}: ${text}`).join('\n');

function htmlOf(said: string, rows: Row[]): string {
  const cells = rows.map(
    ([label, text]) => `<tr><th>${inCell(label)}</th><td>${inCell(text)}</td></tr>`,
  );
  return finished(`${said && textHtml(said)}<table><tbody>${cells.join('')}</tbody></table>`);
}

const inCell = (text: string) =>
  textHtml(text.replace(/\n{2,}/g, '\n')).replace(/^<p>|<\/p>$/g, '');
