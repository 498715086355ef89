import { oneLine } from '../address.ts';
import { foldQuotes } from './fold.ts';
import { htmlText } from './html-text.ts';
import type { ParsedMail, Part } from './thread.ts';

/** As long as what can be written on the pages. */
const longest = 20_000;
const mostNamed = 20;

/** What the mail says, as the conversation shows it: of an answer only what is new, and a line that names what was attached. */
export function wordsOf(mail: ParsedMail, isAnswer: boolean): string {
  const whole = cleaned(mail.text?.trim() ? mail.text : htmlText(mail.html ?? '')).trim();
  const said = (isAnswer ? foldQuotes(whole) : whole) || '(no text)';
  const files = attached(mail.parts);
  const room = longest - files.length;
  const cut = said.length > room ? `${said.slice(0, room - 1).trimEnd()}…` : said;
  return files ? `${cut}${files}` : cut;
}

export const subjectOf = ({ subject }: ParsedMail) => oneLine(subject, 250) || '(no subject)';

/** PostgreSQL stores no zeros, and nobody sees the others. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const cleaned = (text: string) => text.replace(/\r\n?/g, '\n').replace(unseen, '');

/** What programs add for themselves. */
const noise = /^application\/(ms-tnef|vnd\.ms-tnef|pkcs7-signature|x-pkcs7-signature|pgp-)/;

function attached(parts: Part[]): string {
  const files = parts.filter(({ type, name }) => !noise.test(type) && name !== 'winmail.dat');
  if (files.length === 0) return '';
  const named = files
    .slice(0, mostNamed)
    .map(({ name, type, size }) => `${oneLine(name ?? type, 80)} (${sizeOf(size)})`);
  const more = files.length > mostNamed ? `, and ${files.length - mostNamed} more` : '';
  return `\n\nAttached to the mail: ${named.join(', ')}${more}`;
}

function sizeOf(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const [size, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'KB'] : [bytes / 1024 / 1024, 'MB'];
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${unit}`;
}
