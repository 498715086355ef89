import type { Schema } from '@helpdesk/sdk/contract/operations';
import { dateOnly } from '@helpdesk/sdk/rules/dates';
import m from './messages.yaml';

type Span = Schema<'MetricsSpan'>;

/** Says which days the figures are of, and which they are compared with. */
export function daysNote(span: Span, before?: Span): string {
  const { timezone } = span;
  return before
    ? m.daysNote.compared({ days: daysOf(span), before: daysOf(before), timezone })
    : m.daysNote.days({ days: daysOf(span), timezone });
}

function daysOf({ from, to }: Span): string {
  const [first, last] = [dateOnly(from, 'UTC'), dateOnly(to, 'UTC')];
  return from === to ? first : m.daysNote.to({ first, last });
}
