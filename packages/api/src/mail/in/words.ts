import { fileSize } from '@helpdesk/sdk/rules/file-size';
import { htmlText } from '../../formatting/html-text.ts';
import { oneLine } from '../sending/address.ts';
import { emptyOnes, isPacked } from './attached.ts';
import { foldQuotes } from './fold.ts';
import { invitationIn } from './invitation.ts';
import { mailboxesIn } from './mailboxes.ts';
import type { Inner, ParsedMail, Part } from './thread.ts';

/** The same maximum length as on the pages. */
const longest = 20_000;
const maxNamed = 20;

/** The text for the conversation: of a reply only the new part, and a sentence about attachments that are not kept. */
export function wordsOf(
  mail: ParsedMail,
  isAnswer: boolean,
  left: readonly LeftOut[] = [],
): string {
  const { said, rest } = parted(mail, isAnswer, left);
  const cut =
    rest === '' ? said : `${said}\n\n(Shortened. ${moreLines(rest)} in the original email.)`;
  return `${cut}${remarks(mail, left)}`;
}

/** What a message has no room for, to be shown on demand; null for nothing. */
export const restOfWords = (
  mail: ParsedMail,
  isAnswer: boolean,
  left: readonly LeftOut[] = [],
): string | null => parted(mail, isAnswer, left).rest || null;

const nothing = ({ parts }: ParsedMail) => (parts.some(isSealed) ? sealed : '(no text)');

/** What attached mails and an invitation say, as far as the text doesn't. */
export function attachedWords({ parts, subject }: ParsedMail, own: string): string[] {
  const invitation = invitationIn(parts);
  const mails = parts.flatMap(({ inner }) => wordsOfInner(inner, subject));
  const isNew =
    invitation !== null && hasOtherWords(invitation.text, `${own}\n${own === '' ? '' : subject}`);
  return [...(isNew ? [invitation.text] : []), ...mails];
}

/** An attached mail, and those attached to it in turn. */
function wordsOfInner(inner: Inner | null, subject: string): string[] {
  if (!inner || inner.isReport) return [];
  const further = wordsOfInner(inner.inner, inner.subject);
  if (inner.text === '') return further;
  const title =
    inner.subject && inner.subject !== subject ? `: ${oneLine(inner.subject, 250)}` : '';
  const [from] = mailboxesIn(inner.from);
  const by = from
    ? `\nFrom: ${from.name ? `${oneLine(from.name)} <${from.address}>` : from.address}`
    : '';
  return [`Attached email${title}${by}\n\n${cleaned(inner.text).trim()}`, ...further];
}

const roomForSentence = 100;
const longestRest = 500_000;

function parted(mail: ParsedMail, isAnswer: boolean, left: readonly LeftOut[]) {
  const whole = wholeText(mail);
  const own = isAnswer ? foldQuotes(whole) : whole;
  const said =
    [own, ...attachedWords(mail, own)].filter((text) => text !== '').join('\n\n') || nothing(mail);
  const room = longest - remarks(mail, left).length;
  if (said.length <= room) return { said, rest: '' };
  const most = room - roomForSentence;
  const lineEnd = said.lastIndexOf('\n', most);
  const end = lineEnd > most - 2_000 ? lineEnd : withoutHalfLetter(said, most);
  return {
    said: said.slice(0, end).trimEnd(),
    rest: said
      .slice(end)
      .replace(/^\s*\n/, '')
      .slice(0, longestRest),
  };
}

/** Some letters are two characters of a string. */
const withoutHalfLetter = (text: string, end: number) =>
  /[\ud800-\udbff]/.test(text[end - 1] ?? '') ? end - 1 : end;

function moreLines(rest: string): string {
  const count = rest.split('\n').length;
  return count === 1 ? '1 more line is' : `${count.toLocaleString('en')} more lines are`;
}

/** As much as the parser gives. */
const longestWhole = 1_000_000;

const texts = new WeakMap<ParsedMail, string>();

/** The whole text of a mail: that of its HTML, where this has words that the plain one lacks. */
export function wholeText(mail: ParsedMail): string {
  const known = texts.get(mail);
  if (known !== undefined) return known;
  const plain = withoutArmor(cleaned(mail.text ?? '')).trim();
  const html = mail.html ? cleaned(htmlText(mail.html, longestWhole)).trim() : '';
  const text = !isSaying(plain) || hasOtherWords(html, plain) ? html : plain;
  const said = isSaying(text) ? text : '';
  texts.set(mail, said);
  return said;
}

/** Whether a text has anything that can be seen. */
const isSaying = (text: string) => /[^\s\p{C}\u034f\u115f\u1160\u2800\u3164\uffa0]/u.test(text);

const mostCompared = 200;

/** Whether a text has a word that another lacks, wherever that breaks its lines. */
function hasOtherWords(text: string, other: string): boolean {
  const known = new Set(allWords(other));
  const missing = new Set<string>();
  for (const word of allWords(text)) {
    if (known.has(word)) continue;
    missing.add(word);
    if (missing.size > mostCompared) return true;
  }
  if (missing.size === 0) return false;
  const joined = [...allWords(other)].join('');
  return [...missing].some((word) => !joined.includes(word));
}

/** Words without addresses of pages, which plain texts have in another place or not at all. */
const allWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/\(?<?https?:\/\/[^\s)>]+[)>]?/g, ' ')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

export const subjectOf = ({ subject }: ParsedMail) => oneLine(subject, 250) || '(no subject)';

/** PostgreSQL cannot store NUL, and other control characters are invisible. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** They part a word for whoever looks for it. The joiners of emoji and of Persian stay. */
const zeroWidth = /[\u00ad\u200b\u2060\ufeff]/g;

export const cleaned = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(unseen, '').replace(zeroWidth, '');

/** What PGP has signed within a text, without its marks. */
const withoutArmor = (text: string) =>
  text.replace(
    /^-----BEGIN PGP SIGNED MESSAGE-----\n(?:[A-Z][\w-]{0,30}: .*\n)*\n([^]*?)\n-----BEGIN PGP SIGNATURE-----\n[^]*?\n-----END PGP SIGNATURE-----$/gm,
    (_, signed: string) => signed.replace(/^- /gm, ''),
  );

export interface LeftOut {
  name: string | null;
  type: string;
  size: number;
}

const isSealed = ({ type }: Part) =>
  type === 'application/pgp-encrypted' || /^application\/(x-)?pkcs7-mime$/.test(type);
const sealed = '(This email is encrypted. Only the recipient has the key to read it.)';

/** What is said below the text of a mail about its attachments. */
export function remarks({ parts }: ParsedMail, left: readonly LeftOut[]): string {
  const packed = parts.some(isPacked)
    ? "\n\nOutlook packed the attachments into winmail.dat, which other programs can't open."
    : '';
  return `${packed}${cameEmpty(parts)}${notKept(left)}`;
}

function cameEmpty(parts: readonly Part[]): string {
  const names = emptyOnes(parts).slice(0, maxNamed);
  if (names.length === 0) return '';
  return `\n\nEmpty attachments: ${names.map((name) => `${oneLine(name, 80)} (0 B)`).join(', ')}`;
}

/** Names what was attached and is in the original mail alone. */
function notKept(parts: readonly LeftOut[]): string {
  if (parts.length === 0) return '';
  const named = parts
    .slice(0, maxNamed)
    .map(({ name, type, size }) => `${oneLine(name ?? type, 80)} (${fileSize(size)})`);
  const more = parts.length > maxNamed ? `, and ${parts.length - maxNamed} more` : '';
  return `\n\nToo large or too many to keep (see the original email): ${named.join(', ')}${more}`;
}
