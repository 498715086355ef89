import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ReplyAnswers } from '@helpdesk/sdk/rules/reply-variables';
import type { Member } from '../../../auth/caller.ts';
import type { Org } from '../../../database/types.ts';
import { type Formatted, formattedAs, formattedNow } from '../../../formatting/formatted.ts';
import { Refusal } from '../../../refusal.ts';
import { findLed } from '../../tickets/read/merged.ts';
import type { MacroWords } from '../../tickets/store/macro-run.ts';
import { planFor } from '../plan.ts';
import { readApplied } from '../read/applied.ts';

export type FormattedOf = (words: MacroWords) => Formatted;

/**
 * Formats the texts of a macro before its transaction, which blocks other writes: 50 tickets with long texts take seconds. If a
 * ticket changes meanwhile and its text differs, that text is formatted within the transaction.
 */
export async function formatBefore(
  org: Org,
  id: string,
  member: Member,
  { ids, answers = [] }: Schema<'MacroApplyInput'>,
): Promise<FormattedOf> {
  const applied = await readApplied(org, id, member);
  const given = answersOf(answers);
  const known = new Map<string, Formatted | Refusal>();
  const { replyFormat, noteFormat } = applied.steps;
  const needsTime = replyFormat === 'markdown' || noteFormat === 'markdown';
  for (const asked of needsTime ? new Set(ids) : []) {
    const led = await findLed(org, asked);
    if (!led) continue;
    const { reply, note } = planFor(led.ticket, applied, given).todo;
    for (const words of [reply, note]) {
      if (!words || known.has(keyOf(words))) continue;
      const { format, text } = words;
      known.set(
        keyOf(words),
        await formattedAs(org, format, text, 'message').catch((error: unknown) => {
          if (error instanceof Refusal) return error;
          throw error;
        }),
      );
    }
  }
  return (words) => {
    const found = known.get(keyOf(words)) ?? formattedNow(words.format, words.text);
    if (found instanceof Refusal) throw found;
    return found;
  };
}

/** The answers to a macro's questions, by question. */
export const answersOf = (answers: readonly Schema<'MacroAnswer'>[]): ReplyAnswers =>
  Object.fromEntries(answers.map(({ question, answer }) => [question, answer]));

const keyOf = ({ format, text }: MacroWords) => `${format} ${text}`;
