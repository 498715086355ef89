import { fileSize } from '@helpdesk/sdk/rules/file-size';
import { htmlText } from '../../formatting/html-text.ts';
import { oneLine } from '../sending/address.ts';
import { emptyOnes, hasFiles, isPacked } from './attached.ts';
import { foldQuotes, visibleIn } from './fold.ts';
import { dividedLines } from './forward-words.ts';
import { invitationIn } from './invitation.ts';
import { mailboxesIn } from './mailboxes.ts';
import type { Inner, ParsedMail, Part } from './thread.ts';

/** The same maximum length as in the web app. */
const longest = 20_000;
const maxNamed = 20;

/** Returns the text for the conversation: only the new part of a reply, and a note about attachments that aren't stored. */
export function wordsOf(
  mail: ParsedMail,
  isAnswer: boolean,
  left: readonly LeftOut[] = [],
): string {
  const { said, rest, more } = parted(mail, isAnswer, left);
  const cut =
    rest === '' ? said : `${said}\n\n(Shortened. ${moreLines(more)} in the original email.)`;
  return `${cut}${remarks(mail, left)}`;
}

/** Returns the text beyond the length limit of a message, shown on demand; null for none. */
export const restOfWords = (
  mail: ParsedMail,
  isAnswer: boolean,
  left: readonly LeftOut[] = [],
): string | null => parted(mail, isAnswer, left).rest || null;

const nothing = ({ parts }: ParsedMail) => (parts.some(isSealed) ? sealed : '(no text)');

/** Returns the texts of attached emails and an invitation that the main text doesn't contain. */
export function attachedWords({ parts, subject }: ParsedMail, own: string): string[] {
  const invitation = invitationIn(parts);
  const mails = parts.flatMap(({ inner }) => wordsOfInner(inner, subject));
  const isNew =
    invitation !== null && hasOtherWords(invitation.text, `${own}\n${own === '' ? '' : subject}`);
  return [...(isNew ? [invitation.text] : []), ...mails];
}

/** Returns the text of an attached email, and of those attached to it in turn. */
function wordsOfInner(inner: Inner | null, subject: string): string[] {
  if (!inner || inner.isReport) return [];
  const further = inner.inner.flatMap((one) => wordsOfInner(one, inner.subject));
  if (inner.text === '') return further;
  const title =
    inner.subject && inner.subject !== subject ? `: ${oneLine(inner.subject, 250)}` : '';
  const [from] = mailboxesIn(inner.from);
  const by = from
    ? `\nFrom: ${from.name ? `${oneLine(from.name)} <${from.address}>` : from.address}`
    : '';
  return [`Attached email${title}${by}\n\n${cleaned(inner.text).trim()}`, ...further];
}

/** Returns the new part of an answer; empty if it has only files, such as a photo from a phone. */
const newIn = (mail: ParsedMail, whole: string) =>
  hasFiles(mail.parts) ? visibleIn(whole) : foldQuotes(whole);

const roomForSentence = 100;
const longestRest = 500_000;

function parted(mail: ParsedMail, isAnswer: boolean, left: readonly LeftOut[]) {
  const whole = wholeText(mail);
  const own = isAnswer ? newIn(mail, dividedLines(whole)) : whole;
  const said =
    [own, ...attachedWords(mail, own)].filter((text) => text !== '').join('\n\n') || nothing(mail);
  const room = longest - remarks(mail, left).length;
  if (said.length <= room) return { said, rest: '', more: '' };
  const most = room - roomForSentence;
  const lineEnd = said.lastIndexOf('\n', most);
  const end = lineEnd > most - 2_000 ? lineEnd : withoutHalfLetter(said, most);
  const more = said.slice(end).replace(/^\s*\n/, '');
  return { said: said.slice(0, end).trimEnd(), rest: more.slice(0, longestRest), more };
}

/** Some characters take two code units of a string: avoids cutting one in half. */
const withoutHalfLetter = (text: string, end: number) =>
  /[\ud800-\udbff]/.test(text[end - 1] ?? '') ? end - 1 : end;

function moreLines(more: string): string {
  const count = more.split('\n').length;
  return count === 1 ? '1 more line is' : `${count.toLocaleString('en')} more lines are`;
}

/** The maximum length that the parser returns. */
const longestWhole = 1_000_000;

const texts = new WeakMap<ParsedMail, string>();

/** Returns the whole text of an email: that of its HTML part if it has words that the plain part lacks. */
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

/** Checks whether a text has any visible character. */
const isSaying = (text: string) => /[^\s\p{C}\u034f\u115f\u1160\u2800\u3164\uffa0]/u.test(text);

const mostCompared = 200;

/** Checks whether a text has a word that another one lacks, ignoring line breaks within words. */
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

/** Returns the words without URLs, which plain texts have in another place or not at all. */
const allWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/\(?<?https?:\/\/[^\s)>]+[)>]?/g, ' ')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

export const subjectOf = ({ subject }: ParsedMail) => oneLine(subject, 250) || '(no subject)';

/** PostgreSQL can't store NUL, and other control characters are invisible. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Characters that would split a word for the search. The joiners of emoji and of Persian are kept. */
const zeroWidth = /[\u00ad\u200b\u2060\ufeff]/g;

export const cleaned = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(unseen, '').replace(zeroWidth, '');

/** Removes the armor around text that is signed with PGP. */
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

/** Returns the notes about attachments below the text of an email. */
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

/** Names the attachments that are only in the original email. */
function notKept(parts: readonly LeftOut[]): string {
  if (parts.length === 0) return '';
  const named = parts
    .slice(0, maxNamed)
    .map(({ name, type, size }) => `${oneLine(name ?? type, 80)} (${fileSize(size)})`);
  const more = parts.length > maxNamed ? `, and ${parts.length - maxNamed} more` : '';
  return `\n\nToo large or too many to keep (see the original email): ${named.join(', ')}${more}`;
}
