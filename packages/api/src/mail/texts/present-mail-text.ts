import type { Schema } from '@helpdesk/sdk/contract/operations';
import {
  type MailTextKind,
  type MailWords,
  mailTextParts,
  mailTexts,
  partsOf,
} from '@helpdesk/sdk/rules/mail-texts';
import type { MailTextRow } from '../../database/rows/mail-out.ts';

/** The words of a mail in a language: its own, and what is built in where there are none. */
export function presentMailText(
  kind: MailTextKind,
  language: string,
  row: MailTextRow | undefined,
): Schema<'MailText'> {
  const own = row ? (JSON.parse(row.words) as MailWords) : {};
  const said: MailWords = { ...mailTexts[kind].words, ...own };
  const words = Object.keys(mailTextParts).map((part) => [part, said[part as never] ?? null]);
  return {
    kind,
    language,
    words: Object.fromEntries(words) as Schema<'MailTextWords'>,
    own: partsOf(kind).filter((part) => own[part] !== undefined),
    updatedAt: row?.updated_at ?? null,
  };
}
