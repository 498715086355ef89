import { oneLine } from '../address.ts';
import { foldQuotes } from './fold.ts';
import { htmlText } from './html-text.ts';
import type { ParsedMail, Part } from './thread.ts';

/** The same maximum length as on the pages. */
const longest = 20_000;
const maxNamed = 20;

/** The text for the conversation: of a reply only the new part, and a line with the names of attachments. */
export function wordsOf(mail: ParsedMail, isAnswer: boolean): string {
  const whole = cleaned(mail.text?.trim() ? mail.text : htmlText(mail.html ?? '')).trim();
  const said = (isAnswer ? foldQuotes(whole) : whole) || '(no text)';
  const files = attached(mail.parts);
  const room = longest - files.length;
  const cut = said.length > room ? `${said.slice(0, room - 1).trimEnd()}…` : said;
  return files ? `${cut}${files}` : cut;
}

export const subjectOf = ({ subject }: ParsedMail) => oneLine(subject, 250) || '(no subject)';

/** PostgreSQL cannot store NUL, and other control characters are invisible. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const cleaned = (text: string) => text.replace(/\r\n?/g, '\n').replace(unseen, '');

/** Tracking data added by programs. */
const noise = /^application\/(ms-tnef|vnd\.ms-tnef|pkcs7-signature|x-pkcs7-signature|pgp-)/;

function attached(parts: Part[]): string {
  const files = parts.filter(({ type, name }) => !noise.test(type) && name !== 'winmail.dat');
  if (files.length === 0) return '';
  const named = files
    .slice(0, maxNamed)
    .map(({ name, type, size }) => `${oneLine(name ?? type, 80)} (${sizeOf(size)})`);
  const more = files.length > maxNamed ? `, and ${files.length - maxNamed} more` : '';
  return `\n\nAttached to the mail: ${named.join(', ')}${more}`;
}

function sizeOf(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const [size, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'KB'] : [bytes / 1024 / 1024, 'MB'];
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${unit}`;
}
