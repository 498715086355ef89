import { answersOf } from '@helpdesk/sdk/rules/form-answers';
import { wholeRows } from '@helpdesk/sdk/rules/form-layout';
import { html } from '../../http/pages/html.ts';
import { ofTheTeam } from '../../visitor-pages/of-the-team.ts';
import type { Voice } from '../../visitor-pages/voice.ts';
import type { FormField } from './fields.ts';
import { type PlainFile, plainField } from './plain-field.ts';

export interface PlainForm {
  id: string;
  action: string;
  title: string;
  description: string | null;
  button: string;
  fields: FormField[];
  /** The files uploaded as answers. */
  files: readonly PlainFile[];
  typed: URLSearchParams;
  errors: { field: string; message: string }[];
  /** The error of the form as a whole. */
  notice: string | null;
  /** The page where a script shows the captcha, which the form needs; empty for this page, null without a captcha. */
  scripted: string | null;
}

/** The form with its values and errors, which a browser can send without a script. */
export function plainForm(voice: Voice, form: PlainForm) {
  const { title, description, fields, files, typed, errors, notice, button, action, id } = form;
  const { scripted } = form;
  const { contact, frame } = voice.words;
  // Appears with a delay, in case a script is about to replace it.
  const needed = html`<p class="summary late" role="alert">${contact.needsScript}${scripted && html` <a href="${scripted}">${frame.contactUs}</a>`}</p>`;
  const answers = answersOf(typed);
  const wide = wholeRows(fields.map(({ type }) => type));
  const questions = fields.map((field, at) => {
    const error = errors.find((one) => one.field === field.name)?.message;
    return plainField(voice, field, answers[field.name] ?? '', error, { files, isWide: wide[at] });
  });
  const head = html`<h2>${ofTheTeam(voice, title)}</h2>
${description && html`<p>${ofTheTeam(voice, description)}</p>`}`;
  // If the visitor has typed something, it stays on the page so they can copy it.
  if (scripted !== null && typed.size === 0) return html`${head}\n${needed}`;
  return html`${head}
${scripted === null ? notice && html`<p class="summary" role="alert">${notice}</p>` : needed}
<form class="questions" method="post" action="${action}" id="questions" accept-charset="utf-8"${fields.some(({ type }) => type === 'file') && html` enctype="multipart/form-data"`}>
<input type="hidden" name="helpdesk-form" value="${id}">
${questions}
<div class="trap" aria-hidden="true"><label>${contact.trap} <input name="helpdesk-website" tabindex="-1" autocomplete="off"></label></div>
${scripted === null && html`<div class="whole"><button class="button filled">${button}</button></div>`}
</form>`;
}
