import { type FieldControl, fieldKinds, inputOf } from '@helpdesk/sdk/rules/field-kinds';
import { chooserOf } from '@helpdesk/sdk/rules/file-kinds';
import { idsOf, maxFilesOf } from '@helpdesk/sdk/rules/form-answers';
import { type Html, html } from '../../http/pages/html.ts';
import { ofTheTeam } from '../../visitor-pages/of-the-team.ts';
import type { Voice } from '../../visitor-pages/voice.ts';
import type { FormField } from './fields.ts';

export interface PlainFile {
  id: string;
  name: string;
}

interface Question {
  voice: Voice;
  field: FormField;
  id: string;
  /** The visitor's text. */
  value: string;
  /** The visitor's uploads. */
  files: readonly PlainFile[];
  /** The label, with an asterisk if the field is required. */
  title: Html;
  /** IDs of the help text and error below. */
  notes: string;
  /** ARIA attributes of a control. */
  state: Html;
}

/** Renders each kind of control as plain HTML, without help text and error. */
const controls = {
  line: (question) => {
    const { field, id, state, value } = question;
    const given = Object.entries({ type: 'text', ...inputOf(field) }).reduce(
      (before, [name, attribute]) => html`${before} ${name}="${attribute}"`,
      html`id="${id}"`,
    );
    return labelled(
      question,
      html`<input ${given} name="${field.name}" value="${value}"${hints(field)}${state}>`,
    );
  },
  lines: (question) => {
    const { field, id, state, value } = question;
    // Browsers drop a line break after the tag; without this one, they would drop the first of the text.
    return labelled(
      question,
      html`<textarea id="${id}" name="${field.name}" rows="6"${hints(field)}${state}>
${value}</textarea>`,
    );
  },
  list: (question) => {
    const { voice, field, id, state, value } = question;
    const choices = (field.options ?? []).map(
      (option, at) =>
        html`<option value="${option}"${option === value && html` selected`}>${field.optionTexts?.[at] ?? option}</option>`,
    );
    return labelled(
      question,
      html`<select id="${id}" name="${field.name}"${state}><option value="">${field.placeholder || voice.words.contact.choose}</option>
${choices}</select>`,
    );
  },
  buttons: (question) => {
    const { voice, field, title, value } = question;
    const choices = (field.options ?? []).map(
      (option, at) =>
        html`<label class="choice"><input type="radio" name="${field.name}" value="${option}"${
          option === value && html` checked`
        }${field.required && html` required`}> ${ofTheTeam(voice, field.optionTexts?.[at] ?? option)}</label>`,
    );
    return group(question, title, html`${choices}`);
  },
  tick: ({ field, id, title, state, value }) =>
    html`<label class="choice"><input type="checkbox" id="${id}" name="${field.name}" value="true"${
      value && html` checked`
    }${state}> ${title}</label>`,
  files: (question) => {
    const { field, id, state, value, files } = question;
    const { name, validation } = field;
    const accept = chooserOf(validation);
    const sent = idsOf(value).flatMap((one) => files.filter((file) => file.id === one));
    // An unchecked file is not sent.
    const kept = sent.map(
      (file) =>
        html`<label class="choice"><input type="checkbox" name="${name}" value="${file.id}" checked> ${file.name}</label>`,
    );
    return labelled(
      question,
      html`<input type="file" id="${id}" name="${name}"${maxFilesOf(validation) > 1 && html` multiple`}${
        accept && html` accept="${accept}"`
      }${state}>
${kept}`,
    );
  },
} satisfies Record<FieldControl, (question: Question) => Html>;

/** One field of the plain HTML form, with its value and error. */
export function plainField(
  voice: Voice,
  field: FormField,
  value: string,
  error: string | undefined,
  { files = [], isWide = true }: { files?: readonly PlainFile[]; isWide?: boolean } = {},
): Html {
  const { name, label, type, required, helpText } = field;
  const id = `field-${name}`;
  const { control } = fieldKinds[type];
  const notes = [error && `${id}-error`, helpText && `${id}-help`].filter(Boolean).join(' ');
  const title = html`${ofTheTeam(voice, label)}${required && html`&nbsp;<span aria-hidden="true">*</span>`}`;
  const isAnswered = type === 'file' && files.some((file) => idsOf(value).includes(file.id));
  const state = html`${required && !isAnswered && html` required`}${error && html` aria-invalid="true"`}${
    notes && html` aria-describedby="${notes}"`
  }`;
  return html`<div class="field${isWide && ' whole'}">${controls[control]({ voice, field, id, value, files, title, notes, state })}
${helpText && html`<p class="help" id="${id}-help">${ofTheTeam(voice, helpText)}</p>`}
${error && html`<p class="error" id="${id}-error">${error}</p>`}</div>`;
}

const labelled = ({ id, title }: Question, control: Html): Html =>
  html`<label for="${id}">${title}</label>
${control}`;

const group = ({ id, notes }: Question, title: Html, controls: Html): Html =>
  html`<fieldset id="${id}"${notes && html` aria-describedby="${notes}"`}><legend>${title}</legend>
${controls}</fieldset>`;

function hints({ placeholder, validation }: FormField): Html {
  return html`${placeholder && html` placeholder="${placeholder}"`}${
    validation?.maxLength && html` maxlength="${validation.maxLength}"`
  }`;
}
