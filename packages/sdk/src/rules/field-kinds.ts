import type { Schema } from '../contract/operations.ts';
import { isEmail } from './email.ts';

/** Which kind of question a field of a contact form is. */
export type FieldKind = Schema<'FieldType'>;

export type Answer = string | number | boolean;

/** How a question is asked: in a line, a text of many lines, a list, buttons, a box to tick, or files to choose. */
export type FieldControl = 'line' | 'lines' | 'list' | 'buttons' | 'tick' | 'files';

/** One line to type in, by its HTML attributes. */
export interface FieldInput {
  type?: 'email' | 'tel' | 'url' | 'date';
  inputmode?: 'decimal' | 'url';
  autocomplete?: 'name' | 'email' | 'tel';
}

/** How one kind of question is asked, judged and kept, wherever a form is shown and answered. */
export type KindOfField = {
  control: FieldControl;
  /** What the line is like. */
  input?: FieldInput;
  /** What the element begins with. */
  initial?: Answer;
} & (Reading | { [Part in keyof Reading]?: never });

/** For a kind of which not every text is an answer. */
interface Reading {
  /** The message for a missing or invalid answer. */
  wrong: string;
  /** What a text is kept as; undefined where it is no answer. */
  read: (text: string) => Answer | undefined;
}

/**
 * A number as it was typed: as text where a JavaScript number would lose something, such as leading zeros or a decimal comma.
 * Digits are those of any script, in groups or not.
 */
function numberIn(text: string): Answer | undefined {
  const isNumber = /^\+?[.,٫]?\p{Nd}+([.,٫٬]\p{Nd}{2,3})*([.,٫]\p{Nd}*)?$/u;
  if (!isNumber.test(text.replace(/[\s'’]/g, ''))) return undefined;
  return String(Number(text)) === text ? Number(text) : text;
}

/** Every kind of question. A new one is an entry here and one in the catalog below; both fail to compile without it. */
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
    // A number input drops what it cannot read; a text input keeps it for the visitor to mend.
    input: { inputmode: 'decimal' },
    initial: 0,
    wrong: 'Please enter a valid number',
    read: numberIn,
  },
  phone: { control: 'line', input: { type: 'tel', autocomplete: 'tel' } },
  url: { control: 'line', input: { type: 'url', inputmode: 'url' } },
  date: { control: 'line', input: { type: 'date' } },
  // Answered with the ids of uploads, with slashes between; kept are the names.
  file: { control: 'files' },
} satisfies Record<FieldKind, KindOfField>;

/** What the builder says of a kind, and an answer for examples and tests. */
export interface KindInCatalog {
  label: string;
  description: string;
  /** As it is kept. */
  sample: Answer;
  /** Whether staff can rule length and pattern of an answer. */
  hasRules?: true;
}

/** The catalog of the builder, in its order; apart from the above, so that visitors do not load it. */
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

/** Whether one chooses among the field's options. */
export const hasOptions = (kind: FieldKind): boolean => /list|buttons/.test(controlOf(kind));

/** Whether an answer takes more than a press: a robot gives it sooner than a person can. */
export const isTyped = (kind: FieldKind): boolean => /line/.test(controlOf(kind));

/** How long an answer may be, whatever the form says. */
export const maxAnswerLength = (kind: FieldKind): number =>
  controlOf(kind) === 'lines' ? 10_000 : 1_000;

/** The attributes of the line of a question; a field called name takes the visitor's. */
export function inputOf({ name, type }: { name: string; type: FieldKind }): FieldInput {
  const { input }: KindOfField = fieldKinds[type];
  return name === 'name' ? { autocomplete: 'name', ...input } : { ...input };
}

/** An answer as a person reads it, in lists, mails and spreadsheets. */
export function answerText(answer: unknown): string {
  if (answer === true) return 'Yes';
  if (answer === false) return 'No';
  return String(answer ?? '');
}
