import type { Schema } from '@helpdesk/sdk/contract/operations';
import {
  type MailTextKind,
  type MailWords,
  mailTextParts,
  mailTexts,
  partsOf,
} from '@helpdesk/sdk/rules/mail-texts';
import type { MailTextRow } from '../../database/rows/mail-out.ts';

/** The texts of an email template in a language: the custom ones, else the built-in ones. */
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
