import type { Schema } from '@helpdesk/sdk/contract/operations';

export type Rules = Schema<'RetentionInput'>;
export type Rule = keyof Rules;
/** As they are typed; empty for none. */
export type Typed = Record<Rule, string>;

export const shownRules: readonly { rule: Rule; label: string; hint: string; max: number }[] = [
  {
    rule: 'closeResolvedDays',
    label: 'Close resolved tickets after days',
    hint: 'Without a change for so long. Their customers can still answer, which opens a follow-up ticket.',
    max: 365,
  },
  {
    rule: 'deleteClosedMonths',
    label: 'Delete closed tickets after months',
    hint: 'Without a change for so long; with their messages and files, for good and past the trash.',
    max: 120,
  },
  {
    rule: 'deleteMailsDays',
    label: 'Delete original emails after days',
    hint: 'As they came in; what they said stays in the tickets. Left empty, they are kept for 90 days.',
    max: 89,
  },
  {
    rule: 'deleteChatsMonths',
    label: 'Delete chats after months',
    hint: 'Since they ended; with their notes and files. Tickets that they became stay.',
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

/** What was typed, as rules; null where one of them is no whole number of its range. */
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
