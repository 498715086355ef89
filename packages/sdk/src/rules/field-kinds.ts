import type { Schema } from '../contract/operations.ts';
import { isEmail } from './email.ts';

/** The kind of a field in a contact form. */
export type FieldKind = Schema<'FieldType'>;

export type Answer = string | number | boolean;

/** The control of a field: a line, a text area, a list, radio buttons, a checkbox, or a file chooser. */
export type FieldControl = 'line' | 'lines' | 'list' | 'buttons' | 'tick' | 'files';

/** The HTML attributes of a one-line input. */
export interface FieldInput {
  type?: 'email' | 'tel' | 'url' | 'date';
  inputmode?: 'decimal' | 'url';
  autocomplete?: 'name' | 'email' | 'tel';
}

/** How a kind of field is shown, validated and stored, wherever a form is used. */
export type KindOfField = {
  control: FieldControl;
  /** The attributes of its input. */
  input?: FieldInput;
  /** The initial value of the input. */
  initial?: Answer;
} & (Reading | { [Part in keyof Reading]?: never });

/** For a kind that doesn't accept every text. */
interface Reading {
  /** The message for a missing or invalid answer. */
  wrong: string;
  /** Returns the value to store; undefined if the text is invalid. */
  read: (text: string) => Answer | undefined;
}

/**
 * Returns a number as it was typed: as text if a JavaScript number would lose something, such as leading zeros or a decimal comma. Accepts
 * digits of any script, with or without grouping.
 */
function numberIn(text: string): Answer | undefined {
  const isNumber = /^\+?[.,٫]?\p{Nd}+([.,٫٬]\p{Nd}{2,3})*([.,٫]\p{Nd}*)?$/u;
  if (!isNumber.test(text.replace(/[\s'’]/g, ''))) return undefined;
  return String(Number(text)) === text ? Number(text) : text;
}

/** Every kind of field. A new kind needs an entry here and one in the catalog below; both fail to compile without it. */
export const fieldKinds = {
  text: { control: 'line' },
  email: {
    control: 'line',
    input: { type: 'email', autocomplete: 'email' },
    wrong: 'Please enter a valid email address',
    read: (text) => (isEmail(text) ? text.normalize('NFKC') : undefined),
  },
  textarea: { control: 'lines' },
  select: { control: 'list' },
  checkbox: { control: 'tick' },
  radio: { control: 'buttons' },
  number: {
    control: 'line',
    // A number input drops what it can't parse; a text input keeps it, so the visitor can correct it.
    input: { inputmode: 'decimal' },
    initial: 0,
    wrong: 'Please enter a valid number',
    read: numberIn,
  },
  phone: { control: 'line', input: { type: 'tel', autocomplete: 'tel' } },
  url: { control: 'line', input: { type: 'url', inputmode: 'url' } },
  date: { control: 'line', input: { type: 'date' } },
  // The answer is the upload IDs, separated by slashes; the file names are stored.
  file: { control: 'files' },
} satisfies Record<FieldKind, KindOfField>;

/** The builder's texts for a kind, and an answer for examples and tests. */
export interface KindInCatalog {
  label: string;
  description: string;
  /** The answer as it is stored. */
  sample: Answer;
  /** Whether staff can set a length and a pattern for answers. */
  hasRules?: true;
}

/** The catalog of the form builder, in its order. It is separate from `fieldKinds`, so visitors don't download it. */
export const fieldCatalog = {
  text: {
    label: 'Short text',
    description: 'One line, such as a name',
    sample: 'Vera',
    hasRules: true,
  },
  email: {
    label: 'Email',
    description: 'An email address',
    sample: 'Vera@example.com',
    hasRules: true,
  },
  textarea: {
    label: 'Long text',
    description: 'Several lines, such as a message',
    sample: 'Two\nlines',
    hasRules: true,
  },
  select: { label: 'Dropdown', description: 'One choice from a list', sample: 'Option 1' },
  checkbox: { label: 'Checkbox', description: 'A box to check, such as consent', sample: true },
  radio: {
    label: 'Radio buttons',
    description: 'One choice, all options shown',
    sample: 'Option 2',
  },
  number: { label: 'Number', description: 'A number, zero or more', sample: 42 },
  phone: {
    label: 'Phone',
    description: 'A phone number',
    sample: '+47 22 00 00 00',
    hasRules: true,
  },
  url: {
    label: 'Website',
    description: 'A web address',
    sample: 'https://example.com',
    hasRules: true,
  },
  date: { label: 'Date', description: 'A date from a calendar', sample: '2026-11-21' },
  file: { label: 'File', description: 'Pictures, documents or other files', sample: 'Kettle.png' },
} satisfies Record<FieldKind, KindInCatalog>;

export const fieldKindList = Object.keys(fieldCatalog) as FieldKind[];

const controlOf = (kind: FieldKind): FieldControl => fieldKinds[kind].control;

/** Whether visitors choose from the field's options. */
export const hasOptions = (kind: FieldKind): boolean => /list|buttons/.test(controlOf(kind));

/** Whether an answer needs typing: people take longer for it than bots. */
export const isTyped = (kind: FieldKind): boolean => /line/.test(controlOf(kind));

/** The maximum length of an answer in characters, whatever the form says. */
export const maxAnswerLength = (kind: FieldKind): number =>
  controlOf(kind) === 'lines' ? 10_000 : 1_000;

/** Returns the input attributes of a field; a text field called `name` gets the autocomplete of the visitor's name. */
export function inputOf({ name, type }: { name: string; type: FieldKind }): FieldInput {
  const { input }: KindOfField = fieldKinds[type];
  return name === 'name' ? { autocomplete: 'name', ...input } : { ...input };
}

/** Formats an answer for lists, emails and spreadsheets. */
export function answerText(answer: unknown): string {
  if (answer === true) return 'Yes';
  if (answer === false) return 'No';
  return String(answer ?? '');
}
