import {
  isDivider,
  isFurtherLabel,
  isIntroduction,
  isReplyToLabel,
  isRule,
  labelOf,
  looksIntroducing,
  looksLikeHead,
  withoutDirections,
} from './attributions.ts';
import { withoutFooters } from './fold.ts';
import {
  headOnLines,
  isClosingOfForward,
  isForwardSubject,
  isIntroductionOfForward,
} from './forward-words.ts';
import { type Mailbox, mailboxesIn } from './mailboxes.ts';
import type { Inner, ParsedMail } from './thread.ts';
import { wholeText } from './words.ts';
import { isMachine } from './writer.ts';

/** An email within an email: its writer, its text, and the note above it by the person who forwarded it. */
export interface Forwarded {
  from: Mailbox;
  text: string;
  note: string;
  /** Marks the lines of the outer email's text that belong to the inner email. */
  linesOf: (lines: readonly string[]) => boolean[];
  /** The attached email, if it isn't in the text. */
  inner: Inner | null;
}

const maxLines = 2_000;
/** Maximum number of forwards that are followed to find the writer. */
const maxHops = 4;

/** Returns the emails that another one forwards, in its text or attached, the outermost first; empty if it forwards none. */
export function forwardsIn(mail: ParsedMail): Forwarded[] {
  const whole = wholeText(mail);
  const attached = mail.parts.find(({ inner }) => inner !== null)?.inner ?? null;
  const lines = headOnLines(whole).split('\n');
  const places = placesIn(lines, isForwardSubject(mail.subject));
  const found = places.map((place, hop) => forwardedAt(lines, place, hop));
  const [first] = found;
  if (first && (first.text !== '' || !attached)) return found;
  if (!attached || attached.isReport || mailboxesIn(attached.from).length === 0) return [];
  const isForward =
    isForwardSubject(mail.subject) || whole === '' || mail.subject === attached.subject;
  return isForward ? attachedOnes(attached, whole) : [];
}

function forwardedAt(lines: readonly string[], { from, note, body }: Place, hop: number) {
  return {
    from,
    text: withoutClosing(unquoted(lines.slice(body)))
      .join('\n')
      .trim(),
    note: noteIn(lines.slice(0, note)),
    linesOf: (all: readonly string[]) => {
      const place = placesIn(all, true)[hop];
      return all.map((_, at) => place !== undefined && at >= place.body);
    },
    inner: null,
  };
}

/** Returns the note by the person who forwarded the email, without their signature. */
function noteIn(lines: readonly string[]): string {
  const end = lines.findIndex((line) => /^-- ?$/.test(line));
  return withoutFooters(end < 0 ? lines : lines.slice(0, end))
    .join('\n')
    .trim();
}

/** Returns an attached email, and the first one attached to it in turn. */
function attachedOnes(attached: Inner, whole: string): Forwarded[] {
  const found: Forwarded[] = [];
  let note = whole;
  for (
    let inner: Inner | undefined = attached;
    inner && found.length < maxHops;
    [inner] = inner.inner
  ) {
    const [named] = mailboxesIn(inner.from);
    if (!named) break;
    const from = (isMachine(named.address) && mailboxesIn(inner.replyTo)[0]) || named;
    const linesOf = (all: readonly string[]) => all.map(() => false);
    found.push({ from, text: inner.text, note, linesOf, inner });
    note = [note, `${from.name || from.address}: ${inner.text}`].join('\n\n').trim();
  }
  return found;
}

interface Place {
  from: Mailbox;
  /** Where the note by the forwarding person ends. */
  note: number;
  /** Where the inner text begins. */
  body: number;
}

function placesIn(all: readonly string[], isForward: boolean): Place[] {
  const places: Place[] = [];
  for (let start = 0; places.length < maxHops; ) {
    const place = placeIn(all.slice(start), isForward || start > 0);
    if (!place) break;
    places.push({ ...place, note: start + place.note, body: start + place.body });
    start += place.body;
  }
  return places;
}

/** Finds the header of a forwarded email. A header without an introduction counts only in an email marked as a forward. */
function placeIn(all: readonly string[], isForward: boolean): Place | null {
  const lines = all.slice(0, maxLines);
  for (const [at, line] of lines.entries()) {
    const above = lastWritten(lines, at);
    const introducing = above >= 0 ? plain(lines[above] ?? '') : '';
    const isIntroduced = isIntroductionOfForward(introducing);
    const isAbove = isIntroduced || isRule(introducing) || isDivider(introducing);
    if (plain(line) === '') continue;
    const found =
      headAt(lines, at, isAbove) ??
      (isForward || isIntroduced ? (sentenceAt(lines, at) ?? anyHeadAt(lines, at)) : null);
    if (!found) continue;
    if (!isForward && !isIntroduced) return null;
    return { from: found.from, note: isAbove ? above : at, body: found.end };
  }
  return null;
}

/** Finds a sentence in place of a header, as Yandex and Outlook for Mac write it: `20.11.2026, 09:00, "Vera" <vera@example.com>:`. */
function sentenceAt(lines: readonly string[], at: number) {
  const line = plain(lines[at] ?? '');
  if (!isIntroduction(line) && !looksIntroducing(line)) return null;
  const [, before = '', address = ''] =
    /^(.{0,200}?)\s?[(<]{1,2}([^<>()\s@]+@[^<>()\s@]+)[)>]/.exec(line) ?? [];
  const [from] = mailboxesIn(`"${nameAtEnd(before)}" <${address}>`);
  return from ? { from, end: firstWritten(lines, at + 1) } : null;
}

/** Returns the name at the end of the first half of a sentence: behind a time and words such as "schrieb". */
function nameAtEnd(text: string): string {
  const quoted = /["“„«‚]\s?([^"“”„«»]{1,100}?)\s?["”“»‘]$/.exec(text.trim())?.[1];
  if (quoted !== undefined) return quoted;
  const words = text
    .replace(/^.*\d\S*/s, '')
    .replace(/^[\s,，.—-]+/, '')
    .split(' ');
  const start = words.findIndex((word) => !/^\p{Ll}+$/u.test(word) || particles.has(word));
  return words.slice(Math.max(0, start)).join(' ').replace(/["\\]/g, '').trim();
}

const particles = new Set([
  'de',
  'da',
  'di',
  'du',
  'del',
  'della',
  'van',
  'von',
  'der',
  'den',
  'la',
  'le',
  'al',
  'el',
  'bin',
  'ten',
  'ter',
]);

const plain = (line: string) =>
  withoutDirections(line)
    .replaceAll('\u00a0', ' ')
    .replace(/^[> ]{0,6}/, '')
    .replace(/^\*{1,2}|\*{1,2}(?=[:：])|(?<=[:：])\*{1,2}/g, '')
    .trim();

function lastWritten(lines: readonly string[], before: number): number {
  for (let at = before - 1; at >= Math.max(0, before - 4); at--) {
    if (plain(lines[at] ?? '') !== '') return at;
  }
  return -1;
}

function firstWritten(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && plain(lines[at] ?? '') === '') at += 1;
  return at;
}

interface Head {
  from: Mailbox;
  end: number;
}

/** Finds a header of at least three labels, including From with an address; long values are wrapped. */
function headAt(lines: readonly string[], start: number, isBelow: boolean): Head | null {
  const lineAt = (at: number) => (isBelow ? withColon : asIs)(plain(lines[at] ?? ''));
  if (labelOf(lineAt(start)) === null) return null;
  const seen = new Set<string>();
  let from: Mailbox | undefined;
  let replyTo: Mailbox | undefined;
  let at = start;
  let value = '';
  let label = '';
  const keep = () => {
    if (label === 'from' && !from) from = senderIn(value);
    if (label === 'reply_to') [replyTo] = mailboxesIn(withoutLinks(value));
  };
  for (; at < lines.length && at < start + 30; at++) {
    const line = lineAt(at);
    if (line === '') {
      // Some programs leave an empty line between the labels.
      if (seen.size < 3 && labelOf(lineAt(at + 1)) !== null) continue;
      break;
    }
    const isReplyTo = isReplyToLabel(line);
    const found = isReplyTo ? 'to' : labelOf(line);
    if (found === null && isFurtherLabel(line)) {
      keep();
      label = 'further';
      continue;
    }
    if (found === null) {
      if (seen.size >= 3 && label !== 'to' && label !== 'from') break;
      // An unknown label ends the value above it.
      if (/^[^\s:：@]{1,20}\s?[:：]\s/.test(line)) keep();
      else value += ` ${line}`;
      continue;
    }
    keep();
    seen.add(found);
    label = isReplyTo ? 'reply_to' : found;
    value = line.replace(/^[^:：]*[:：]/, '').trim();
  }
  keep();
  if (seen.size < 3 || !from) return null;
  const end = firstWritten(lines, at);
  const line = plain(lines[end] ?? '');
  // Zoho writes the same line above and below the header.
  const isRepeated = isIntroductionOfForward(line) && line.startsWith('=');
  return {
    // A form writes for the person in Reply-To.
    from: replyTo && isMachine(from.address) ? replyTo : from,
    end: isRepeated ? firstWritten(lines, end + 1) : end,
  };
}

/** Finds a header in a language whose labels aren't known: From comes before To in all programs. */
function anyHeadAt(lines: readonly string[], start: number): Head | null {
  const some = lines.slice(start, start + 30).map(plain);
  if (!looksLikeHead(some, 0)) return null;
  const end = some.findIndex((line) => line === '');
  const head = end < 0 ? some : some.slice(0, end);
  const from = senderIn(
    (head.find((line) => line.includes('@')) ?? '').replace(/^[^:：]*[:：]/, ''),
  );
  return from ? { from, end: firstWritten(lines, start + head.length) } : null;
}

const asIs = (line: string) => line;

/** Adds the colon behind a label, which some programs leave out or replace with a table. */
function withColon(line: string): string {
  if (labelOf(line) !== null) return line;
  const row = line.replace(/^\|\s*|\s*\|$/g, '');
  if (row !== line) return row.replace(/\s*\|\s*/, ': ');
  const added = row.replace(/^([^\s|:：]{1,20})(?:\s*\||[ \t])\s*(?=\S)/, '$1: ');
  return labelOf(added) === null ? line : added;
}

const delegated =
  /\s(?:on behalf of|im auftrag von|de la part de|en nombre de|per conto di|namens|em nome de|w imieniu|för räkning av|på vegne af|от имени|代表|の代理)\s/i;

/** Returns the sender in a value of From: for "Ada <…> on behalf of Vera <…>", Vera. */
function senderIn(value: string): Mailbox | undefined {
  const [delegate = '', ...owner] = withoutLinks(value).split(delegated);
  const [one] = mailboxesIn(owner.join(' '));
  const [other] = mailboxesIn(delegate);
  // A group has no name, but who wrote for it has.
  return one?.name || !other?.name || other.name === other.address ? (one ?? other) : other;
}

/** Removes the links that HTML has behind an address, or makes the link the address if there is no other. */
function withoutLinks(value: string): string {
  const given = value.replace(/\[mailto:([^\]]*)\]/i, '<$1>');
  const plain = given.replace(/<mailto:[^>]*>/gi, '');
  return plain.includes('@') ? plain : given.replace(/<mailto:/i, '<');
}

/** Removes quote marks, because Apple quotes forwarded emails, and the spaces that Outlook for Mac writes instead. */
function unquoted(lines: readonly string[]): readonly string[] {
  const written = lines.filter((line) => line.trim() !== '');
  if (written.every((line) => line.startsWith('    '))) return lines.map((line) => line.slice(4));
  const quoted = written.filter((line) => line.startsWith('>'));
  // A program may break a line without marking the rest of it.
  if (!written[0]?.startsWith('>') || quoted.length * 2 < written.length) return lines;
  return lines.map((line) => line.replace(/^> ?/, ''));
}

function withoutClosing(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return isClosingOfForward(lines[last] ?? '') ? lines.slice(0, last) : lines;
}
