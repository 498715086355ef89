import { answerText } from '@helpdesk/sdk/rules/field-kinds';
import type { FormField } from '../field-types.ts';

/** The answers of a submission on one line, the email address first as it best identifies the sender. */
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
