import { maxAnswerLength } from '@helpdesk/sdk/rules/field-kinds';
import { Refusal } from '../../refusal.ts';
import type { FormField } from './fields.ts';

/** The maximum number of fields a page older than the form can have. */
const maxOthers = 50;
const maxName = 100;
/** The maximum length of all of them together. */
const maxLength = 10_000;

/** Answers to fields that the form does not have, since it may have changed while the page was open. They are stored as text. */
export function otherAnswers(
  fields: readonly Pick<FormField, 'name'>[],
  given: Record<string, unknown>,
): Record<string, string> {
  const known = new Set(fields.map(({ name }) => name));
  const others = Object.entries(given)
    .filter(([name]) => !known.has(name))
    .map(([name, value]) => [textOf(name), textOf(value)] as const)
    .filter(([, text]) => text !== '');
  const length = others.reduce((sum, [name, text]) => sum + name.length + text.length, 0);
  const isLong = others.some(
    ([name, text]) => name.length > maxName || text.length > maxAnswerLength('textarea'),
  );
  if (others.length > maxOthers || isLong || length > maxLength) {
    const message = 'This form has changed. Reload the page and try again.';
    throw new Refusal(400, message, 'validation_failed');
  }
  return Object.fromEntries(others);
}

/** The names of answers to fields that the form does not have. */
export const otherNames = (fields: readonly Pick<FormField, 'name'>[], data: object): string[] =>
  Object.keys(data).filter((name) => !fields.some((field) => field.name === name));

function textOf(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value ?? '') : String(value ?? '');
  // PostgreSQL cannot store NUL.
  return text.replaceAll('\0', '').trim();
}
