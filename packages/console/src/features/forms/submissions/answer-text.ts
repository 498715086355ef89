import type { FormField } from '../field-types.ts';

/** An answer as a list shows it. */
export function answerText(value: unknown): string {
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  return value === null || value === undefined ? '' : String(value);
}

/** The answers of a submission in a line, the e-mail first as it tells best who wrote. */
export function summaryOf(fields: readonly FormField[], data: Record<string, unknown>): string {
  const ranked = [...fields].sort(
    (a, b) => Number(b.type === 'email') - Number(a.type === 'email'),
  );
  return ranked
    .filter(({ type }) => type !== 'checkbox')
    .map(({ name }) => answerText(data[name]).replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' · ');
}
