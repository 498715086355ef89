import type { Schema } from '@helpdesk/sdk/contract/operations';

export type Rules = Schema<'RetentionInput'>;

const none: Rules = {
  closeResolvedDays: null,
  deleteClosedMonths: null,
  deleteMailsDays: null,
  deleteChatsMonths: null,
};

/** The rules of an organization from its settings; by default nothing expires. */
export const rulesOf = (settings: string): Rules => ({
  ...none,
  ...(JSON.parse(settings) as { retention?: Partial<Rules> }).retention,
});

export const hasRules = (rules: Rules) => Object.values(rules).some((value) => value !== null);

const day = 24 * 60 * 60 * 1000;

/** The time that many days ago; null without a rule. */
export const daysBefore = (at: number, days: number | null) =>
  days === null ? null : new Date(at - days * day).toISOString();

/** The time that many calendar months ago; days after the end of a shorter month become its last day. */
export function monthsBefore(at: number, months: number | null): string | null {
  if (months === null) return null;
  const before = new Date(at);
  const wanted = before.getUTCDate();
  before.setUTCDate(1);
  before.setUTCMonth(before.getUTCMonth() - months);
  const last = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0));
  before.setUTCDate(Math.min(wanted, last.getUTCDate()));
  return before.toISOString();
}
