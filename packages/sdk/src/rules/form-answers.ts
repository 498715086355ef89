import {
  type Answer,
  type FieldKind,
  fieldKinds,
  hasOptions,
  type KindOfField,
  maxAnswerLength,
} from './field-kinds.ts';
import type { FileRules } from './file-kinds.ts';

/** A field of a form; the contract's `FormField` is compatible. */
export interface AnswerField {
  name: string;
  label: string;
  type: FieldKind;
  required?: boolean;
  options?: string[] | null;
  validation?: ({ minLength?: number; maxLength?: number; pattern?: string } & FileRules) | null;
}

export interface AnswerError {
  field: string;
  code: 'required' | 'format' | 'minLength' | 'maxLength' | 'pattern' | 'option' | 'maxFiles';
  message: string;
}

/** An error of an answer: its code and its message. */
export type Mistake = [code: AnswerError['code'], message: string];

/** Checks a text against the pattern of its field. Staff write the patterns, so a safe engine is needed, which only the server has. */
export type ValidatePattern = (field: AnswerField, text: string) => Mistake | undefined;

export interface ValidatedAnswers {
  data: Record<string, Answer>;
  errors: AnswerError[];
}

/** Minimum time in milliseconds to read and answer a form. Elements don't send earlier, so earlier answers are from a bot. */
export const quickestAnswer = 1_500;

/** Returns the answers of an HTML form from its names and values; several values of one name are joined with slashes. */
export function answersOf(form: Iterable<[name: string, text: unknown]>): Record<string, string> {
  const parts = new Map<string, unknown[]>();
  for (const [name, text] of form) {
    const some = parts.get(name);
    if (some) some.push(text);
    else parts.set(name, [text]);
  }
  return Object.fromEntries(
    Array.from(parts, ([name, texts]) => [name, texts.some(Boolean) ? texts.join('/') : '']),
  );
}

/** Validates a visitor's answers to a form. Returns the answers to store and the errors to show. */
export function validateAnswers(
  fields: readonly AnswerField[],
  given: unknown,
  validatePattern?: ValidatePattern,
): ValidatedAnswers {
  // Without a prototype, `__proto__` is a normal key.
  const data: Record<string, Answer> = Object.create(null);
  const errors: AnswerError[] = [];
  for (const field of fields) {
    const value =
      given && Object.hasOwn(given, field.name)
        ? (given as Record<string, unknown>)[field.name]
        : undefined;
    const verdict = validateAnswer(field, value, validatePattern);
    if (Array.isArray(verdict)) {
      errors.push({ field: field.name, code: verdict[0], message: verdict[1] });
    } else if (verdict !== undefined) {
      data[field.name] = verdict;
    }
  }
  return { data, errors };
}

/** Returns how many files a field accepts; defaults to the limit of a message. */
export const maxFilesOf = (rules: FileRules | null | undefined) => rules?.maxFiles ?? 20;

/** Returns the upload IDs in the answer to a file field. */
export const idsOf = (answer: unknown): string[] => String(answer).split('/').filter(Boolean);

type Verdict = Answer | undefined | Mistake;

function validateAnswer(
  field: AnswerField,
  value: unknown,
  validatePattern: ValidatePattern | undefined,
): Verdict {
  const { label, type, required, options, validation } = field;
  const { control, wrong, read } = fieldKinds[type] as KindOfField;
  if (control === 'tick') {
    const checked = value === true || value === 'true' || value === 'on';
    return required && !checked ? ['required', 'This field is required'] : checked;
  }

  if (value !== null && typeof value === 'object') return ['format', `${label} isn't valid`];
  // PostgreSQL can't store NUL.
  const text = String(value ?? '')
    .replaceAll('\0', '')
    .trim();
  if (!text) {
    if (!required) return undefined;
    return wrong ? ['format', wrong] : ['required', `${label} is required`];
  }
  const answer = read ? read(text) : text;
  if (answer === undefined) return ['format', wrong as string];
  if (typeof answer !== 'string') return answer;

  if (control === 'files') {
    const max = maxFilesOf(validation);
    if (idsOf(answer).length <= max) return answer;
    return [
      'maxFiles',
      max === 1 ? `${label} can have only one file` : `${label} can have up to ${max} files`,
    ];
  }
  const minLength = validation?.minLength ?? 0;
  const maxLength = Math.min(validation?.maxLength ?? Infinity, maxAnswerLength(type));
  if (text.length < minLength) {
    return ['minLength', `${label} must be at least ${minLength} characters`];
  }
  if (text.length > maxLength) {
    return ['maxLength', `${label} must be at most ${maxLength} characters`];
  }
  if (hasOptions(type) && options?.length && !options.includes(text)) {
    return ['option', `${label} must be one of the options`];
  }
  return validatePattern?.(field, text) ?? answer;
}
