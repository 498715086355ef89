import { answersOf } from '@helpdesk/sdk/rules/form-answers';
import { barePage } from '../../http/bare-page.ts';
import { html } from '../../http/html.ts';
import type { FormField } from './fields.ts';
import { type PlainFile, plainField } from './plain-field.ts';

const style = `
:root { color-scheme: light dark; --ink: #1f2937; --paper: #fff; --line: #6b7280; --wrong: #b91c1c; --button: #1d4ed8 }
@media (prefers-color-scheme: dark) { :root { --ink: #e5e7eb; --paper: #111827; --line: #9ca3af; --wrong: #fca5a5 } }
body { margin: 0 auto; padding: 32px 20px; max-width: 640px; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); overflow-wrap: anywhere }
h1 { font-size: 24px; line-height: 1.25 }
.field { margin: 0 0 20px }
fieldset { margin: 0; padding: 0; border: 0 }
label, legend { display: block; margin: 0 0 6px; font-weight: 600 }
.several { display: flex; flex-wrap: wrap; gap: 12px }
.several label { flex: 1; font-weight: 400 }
.choice { font-weight: 400 }
input:not([type=checkbox], [type=radio]), select, textarea { box-sizing: border-box; width: 100%; padding: 10px; border: 1px solid var(--line); border-radius: 6px; font: inherit; color: inherit; background: transparent }
select option { color: #1f2937; background: #fff }
[aria-invalid=true] { border-color: var(--wrong) }
button { padding: 12px 20px; border: 0; border-radius: 6px; font: inherit; font-weight: 600; color: #fff; background: var(--button); cursor: pointer }
.error { margin: 6px 0 0; color: var(--wrong) }
.help { margin: 6px 0 0 }
.summary { padding: 12px 16px; border: 1px solid var(--wrong); border-radius: 6px }
.trap { position: absolute; inset-inline-start: -9999px }
`;

const { policy, write } = barePage(style);

export const plainPolicy = policy;

export interface PlainForm {
  id: string;
  action: string;
  organization: string;
  title: string;
  description: string | null;
  button: string;
  fields: FormField[];
  /** What was uploaded as answers. */
  files: readonly PlainFile[];
  typed: URLSearchParams;
  errors: { field: string; message: string }[];
  /** The error of the form as a whole. */
  notice: string | null;
}

/** The form with its values and errors. */
export function plainFormPage(form: PlainForm): string {
  const { title, description, fields, files, typed, errors, notice, button, action, id } = form;
  const answers = answersOf(typed);
  const questions = fields.map((field) => {
    const error = errors.find((one) => one.field === field.name)?.message;
    return plainField(field, answers[field.name] ?? '', error, files);
  });
  return write(
    `${notice ? 'Error: ' : ''}${title} – ${form.organization}`,
    html`<h1>${title}</h1>
${description && html`<p>${description}</p>`}
${notice && html`<p class="summary" role="alert">${notice}</p>`}
<form method="post" action="${action}" accept-charset="utf-8"${fields.some(({ type }) => type === 'file') && html` enctype="multipart/form-data"`}>
<input type="hidden" name="helpdesk-form" value="${id}">
${questions}
<div class="trap" aria-hidden="true"><label>Leave this empty <input name="helpdesk-website" tabindex="-1" autocomplete="off"></label></div>
<button type="submit">${button}</button>
</form>`,
  );
}

export interface Thanks {
  organization: string;
  message: string;
  ticketNumber: string | null;
  /** URL to redirect to after sending. */
  next: string;
}

export function thanksPage({ organization, message, ticketNumber, next }: Thanks): string {
  return write(
    `Message Sent! – ${organization}`,
    html`<h1>Message Sent!</h1>
<p role="status">${message}</p>
${ticketNumber && html`<p>Your ticket number is <strong>${ticketNumber}</strong>.</p>`}
${next && html`<p><a href="${next}">Continue</a></p>`}`,
  );
}

/** The error, when there is no form to show. */
export const refusalPage = (title: string, message: string): string =>
  write(title, html`<h1>${title}</h1>\n<p role="alert">${message}</p>`);
