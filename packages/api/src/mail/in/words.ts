import { fileSize } from '@helpdesk/sdk/rules/file-size';
import { htmlText } from '../../formatting/html-text.ts';
import { oneLine } from '../address.ts';
import { isPacked } from './attached.ts';
import { foldQuotes } from './fold.ts';
import type { ParsedMail, Part } from './thread.ts';

/** The same maximum length as on the pages. */
const longest = 20_000;
const maxNamed = 20;

/** The text for the conversation: of a reply only the new part, and a sentence about attachments that are not kept. */
export function wordsOf(
  mail: ParsedMail,
  isAnswer: boolean,
  left: readonly LeftOut[] = [],
): string {
  const whole = wholeText(mail);
  const said =
    (isAnswer ? foldQuotes(whole) : whole) || (mail.parts.some(isSealed) ? sealed : '(no text)');
  const files = remarks(mail, left);
  const room = longest - files.length;
  const cut = said.length > room ? `${said.slice(0, room - 1).trimEnd()}…` : said;
  return files ? `${cut}${files}` : cut;
}

/** Of a longer text, the rest is in the original alone. */
const longestWhole = 250_000;

export const wholeText = (mail: ParsedMail) =>
  cleaned(mail.text?.trim() ? mail.text.slice(0, longestWhole) : htmlText(mail.html ?? '')).trim();

export const subjectOf = ({ subject }: ParsedMail) => oneLine(subject, 250) || '(no subject)';

/** PostgreSQL cannot store NUL, and other control characters are invisible. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

export const cleaned = (text: string) => text.replace(/\r\n?/g, '\n').replace(unseen, '');

export interface LeftOut {
  name: string | null;
  type: string;
  size: number;
}

const isSealed = ({ type }: Part) =>
  type === 'application/pgp-encrypted' || /^application\/(x-)?pkcs7-mime$/.test(type);
const sealed =
  '(This email is encrypted. Only its recipient can read it, with a key that is not here.)';

/** What is said below the text of a mail about its attachments. */
export function remarks({ parts }: ParsedMail, left: readonly LeftOut[]): string {
  const packed = parts.some(isPacked)
    ? '\n\nOutlook has packed what was attached into winmail.dat, which other programs do not open.'
    : '';
  return `${packed}${notKept(left)}`;
}

/** Names what was attached and is in the original mail alone. */
function notKept(parts: readonly LeftOut[]): string {
  if (parts.length === 0) return '';
  const named = parts
    .slice(0, maxNamed)
    .map(({ name, type, size }) => `${oneLine(name ?? type, 80)} (${fileSize(size)})`);
  const more = parts.length > maxNamed ? `, and ${parts.length - maxNamed} more` : '';
  return `\n\nToo large or too many to be kept, and in the original email only: ${named.join(', ')}${more}`;
}
