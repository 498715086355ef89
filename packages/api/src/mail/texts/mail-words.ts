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

/** So that the number at the end of a subject is there, however long the rest. */
const longestLine = 500;

/** The words of one mail, filled in. */
export interface MailSays {
  /** The language, for screen readers and spell checkers. */
  language: string;
  /** The words of a part in one line; empty for none. */
  line(part: MailTextPart): string;
  /** The words of a part as paragraphs. */
  paragraphs(part: MailTextPart, block?: (text: string) => Block): Block[];
}

/** What a mail says: the organization's own words where there are some, all else as it is built in. */
export function mailSays(
  kind: MailTextKind,
  own: { language: string; words: MailWords } | null,
  facts: ReplyFacts,
): MailSays {
  const words = { ...mailTexts[kind].words, ...own?.words };
  // Nobody's name or subject begins a line or a header of its own.
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

/** Small print of a part. */
export const smallPrint = (says: MailSays, part: MailTextPart): Block[] =>
  says.paragraphs(part, (text) => small(text));
