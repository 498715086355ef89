import type { Schema } from '@helpdesk/sdk/contract/operations';
import m from '../messages.yaml';

export type Rules = Schema<'RetentionInput'>;
export type Rule = keyof Rules;
/** The values as typed; empty for none. */
export type Typed = Record<Rule, string>;

export const shownRules: readonly { rule: Rule; label: string; hint: string; max: number }[] = [
  {
    rule: 'closeResolvedDays',
    label: m.rules.closeResolvedTicketsAfterDays,
    hint: m.rules.withoutAChangeForSoLong,
    max: 365,
  },
  {
    rule: 'deleteClosedMonths',
    label: m.rules.deleteClosedTicketsAfterMonths,
    hint: m.rules.withoutAChangeForSoLong2,
    max: 120,
  },
  {
    rule: 'deleteMailsDays',
    label: m.rules.deleteOriginalEmailsAfterDays,
    hint: m.rules.asTheyCameInWhatThey,
    max: 89,
  },
  {
    rule: 'deleteChatsMonths',
    label: m.rules.deleteChatsAfterMonths,
    hint: m.rules.sinceTheyEndedWithTheirNotes,
    max: 120,
  },
];

export const typedOf = (rules: Rules): Typed => {
  const text = (rule: Rule) => (rules[rule] === null ? '' : String(rules[rule]));
  return {
    closeResolvedDays: text('closeResolvedDays'),
    deleteClosedMonths: text('deleteClosedMonths'),
    deleteMailsDays: text('deleteMailsDays'),
    deleteChatsMonths: text('deleteChatsMonths'),
  };
};

/** Converts the input to rules; null if a value isn't a whole number within its range. */
export function rulesOf(typed: Typed): Rules | null {
  const rules = {} as Rules;
  for (const { rule, max } of shownRules) {
    const text = typed[rule].trim();
    if (text !== '' && !(/^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= max)) {
      return null;
    }
    rules[rule] = text === '' ? null : Number(text);
  }
  return rules;
}

export const isWrong = (text: string, max: number) =>
  text.trim() !== '' &&
  !(/^\d{1,4}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= max);
