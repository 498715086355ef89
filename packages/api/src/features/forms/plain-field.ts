import { type Html, html } from '../../http/html.ts';
import type { FormField } from './fields.ts';

const inputTypes: Record<string, string> = {
  email: 'email',
  phone: 'tel',
  url: 'url',
  date: 'date',
};

/** One question of the form for browsers without a script, with what was typed and what is wrong with it. */
export function plainField(field: FormField, value: string, error: string | undefined): Html {
  const { name, label, type, required, helpText, options = [] } = field;
  const id = `field-${name}`;
  const mark = required && html` <span aria-hidden="true">*</span>`;
  const notes = [error && `${id}-error`, helpText && `${id}-help`].filter(Boolean).join(' ');
  const state = html`${required && html` required`}${error && html` aria-invalid="true"`}${
    notes && html` aria-describedby="${notes}"`
  }`;
  const below = html`${helpText && html`<p class="help" id="${id}-help">${helpText}</p>`}
${error && html`<p class="error" id="${id}-error">${error}</p>`}`;

  if (type === 'checkbox') {
    const checked = value && html` checked`;
    return html`<div class="field"><label class="choice"><input type="checkbox" id="${id}" name="${name}" value="true"${checked}${state}> ${label}${mark}</label>
${below}</div>`;
  }
  if (type === 'radio') {
    const choices = options.map(
      (option) =>
        html`<label class="choice"><input type="radio" name="${name}" value="${option}"${
          option === value && html` checked`
        }${required && html` required`}> ${option}</label>`,
    );
    return html`<fieldset class="field" id="${id}"${notes && html` aria-describedby="${notes}"`}><legend>${label}${mark}</legend>
${choices}
${below}</fieldset>`;
  }
  return html`<div class="field"><label for="${id}">${label}${mark}</label>
${control(field, id, value, state)}
${below}</div>`;
}

function control(field: FormField, id: string, value: string, state: Html): Html {
  const { name, type, placeholder, options = [], validation } = field;
  const hint = placeholder && html` placeholder="${placeholder}"`;
  const longest = validation?.maxLength && html` maxlength="${validation.maxLength}"`;
  if (type === 'textarea') {
    // A line end after the tag is dropped by browsers; without one, the first of the text would be.
    return html`<textarea id="${id}" name="${name}" rows="6"${hint}${longest}${state}>
${value}</textarea>`;
  }
  if (type === 'select') {
    const choices = options.map(
      (option) =>
        html`<option value="${option}"${option === value && html` selected`}>${option}</option>`,
    );
    return html`<select id="${id}" name="${name}"${state}><option value="">${placeholder || 'Select an option'}</option>
${choices}</select>`;
  }
  const kind = inputTypes[type] ?? 'text';
  return html`<input type="${kind}" id="${id}" name="${name}" value="${value}"${hint}${longest}${state}>`;
}
