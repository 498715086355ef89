import { builtInLanguage } from '@helpdesk/sdk/rules/languages';
import {
  fillMailText,
  type MailTextKind,
  type MailTextPart,
  type MailWords,
  mailTexts,
} from '@helpdesk/sdk/rules/mail-texts';
import type { ReplyFacts } from '@helpdesk/sdk/rules/reply-variables';
import { type Block, paragraph, small } from '../layout/blocks.ts';
import { oneLine } from '../sending/address.ts';

/** Maximum length of a line in characters: long enough to keep the ticket number at the end of a long subject. */
const longestLine = 500;

/** The texts of one email, with variables filled in. */
export interface MailSays {
  /** The language, for screen readers and spell checkers. */
  language: string;
  /** The text of a part in one line; an empty string for none. */
  line(part: MailTextPart): string;
  /** The text of a part as paragraphs. */
  paragraphs(part: MailTextPart, block?: (text: string) => Block): Block[];
}

/** Returns the texts of an email: the organization's own, with built-in texts for the other parts. */
export function mailSays(
  kind: MailTextKind,
  own: { language: string; words: MailWords } | null,
  facts: ReplyFacts,
): MailSays {
  const words = { ...mailTexts[kind].words, ...own?.words };
  // No name or subject can begin a new line or header.
  const known = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, oneLine(value ?? '')]),
  );
  const filled = (part: MailTextPart) => fillMailText(words[part] ?? '', known);
  return {
    language: own?.language ?? builtInLanguage,
    line: (part) => oneLine(filled(part), longestLine),
    paragraphs: (part, block = paragraph) =>
      filled(part)
        .split(/\n\s*\n/)
        .map((text) => text.trim())
        .filter((text) => text !== '')
        .map((text) => block(text)),
  };
}

/** The text of a part as small print. */
export const smallPrint = (says: MailSays, part: MailTextPart): Block[] =>
  says.paragraphs(part, (text) => small(text));
