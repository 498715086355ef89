import * as z from 'zod/mini';
import { isEmailAddress, normalizeEmail } from '../rules/email.ts';
import { check } from './check.ts';
import { type Broken, type Said, wrong } from './say.ts';

export type Format = 'email' | 'uri' | 'date-time' | 'date';

export interface TextRules {
  min?: number;
  max?: number;
  format?: Format;
  pattern?: RegExp;
  /** Whether to trim the text before validation. */
  trim?: boolean;
  /** Whether an empty text is valid, whatever the other rules say. */
  empty?: boolean;
  said?: Said;
}

const formats: Record<Format, (text: string) => boolean> = {
  email: isEmailAddress,
  uri: isWebAddress,
  date: (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text),
  'date-time': (text) =>
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/.test(text) &&
    isDay(text.slice(0, 10)) &&
    !Number.isNaN(Date.parse(text)),
};

/** A string without NUL, which PostgreSQL cannot store. Lengths are counted as characters. */
export function text(rules: TextRules = {}) {
  const said = rules.said ?? {};
  const validate = check<string>(said, (value) => broken(value, rules, said));
  const schema = z.string({ error: wrong(said, 'type', 'text') });
  const validated = rules.trim ? schema.check(z.trim(), validate) : schema.check(validate);
  // Validated as it was sent, stored normalized.
  return rules.format === 'email' ? validated.check(z.overwrite(normalizeEmail)) : validated;
}

/** Like `text`, but an empty text becomes undefined. */
export function textOrEmpty(rules: TextRules = {}) {
  return z.pipe(
    text({ ...rules, empty: true }),
    z.transform((value: string) => (value === '' ? undefined : value)),
  );
}

function broken(value: string, rules: TextRules, said: Said): Broken | undefined {
  const { min = 0, max, format, pattern } = rules;
  if (value === '' && rules.empty) return undefined;
  if (value === '' && (min > 0 || format)) return { rule: emptyRule(min, said) };
  if (value.includes('\0')) return { rule: 'characters' };
  if (isShorter(value, min)) return { rule: 'minLength', limit: min };
  if (max !== undefined && isLonger(value, max)) return { rule: 'maxLength', limit: max };
  if (format && !formats[format](value)) return { rule: 'format' };
  if (pattern && !pattern.test(value)) return { rule: 'pattern' };
  return undefined;
}

/** Returns the rule whose message an empty text gets, so missing and too short texts read alike. */
function emptyRule(min: number, said: Said): string {
  if (said.minLength !== undefined && (min === 1 || said.required === undefined)) {
    return 'minLength';
  }
  return said.required === undefined && said.format !== undefined ? 'format' : 'required';
}

// JSON Schema counts characters, JavaScript counts UTF-16 code units: characters are counted only when it matters.
function isShorter(value: string, min: number): boolean {
  return value.length < min || (value.length < min * 2 && [...value].length < min);
}

function isLonger(value: string, max: number): boolean {
  if (value.length <= max) return false;
  return value.length > max * 2 || [...value].length > max;
}

function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s]+$/i.test(value)) return false;
  return URL.canParse(value);
}

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00.000Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
