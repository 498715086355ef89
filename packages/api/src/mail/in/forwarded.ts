import { isForwardSubject, isIntroductionOfForward, isRule, labelOf } from './attributions.ts';
import { type Mailbox, mailboxesIn } from './mailboxes.ts';
import type { Inner, ParsedMail } from './thread.ts';
import { wholeText } from './words.ts';

/** A mail within a mail: who wrote it, what it says, and what whoever forwarded it says above. */
export interface Forwarded {
  from: Mailbox;
  text: string;
  note: string;
  /** Which lines of a text of the outer mail are the inner one. */
  linesOf: (lines: readonly string[]) => boolean[];
  /** The attached mail that it is, if it isn't in the text. */
  inner: Inner | null;
}

const maxLines = 2_000;

/** The mail that another one forwards, in its text or attached; null where it forwards none. */
export function forwardedIn(mail: ParsedMail): Forwarded | null {
  const whole = wholeText(mail);
  const attached = mail.parts.find(({ inner }) => inner !== null)?.inner ?? null;
  const lines = whole.split('\n');
  const place = placeIn(lines, isForwardSubject(mail.subject));
  if (place) {
    const { from, note, body } = place;
    const said = unquoted(lines.slice(body)).join('\n').trim();
    if (said !== '' || !attached) {
      return {
        from,
        text: said,
        note: lines.slice(0, note).join('\n').trim(),
        linesOf,
        inner: null,
      };
    }
  }
  const [from] = attached ? mailboxesIn(attached.from) : [];
  if (!attached || !from || attached.isReport) return null;
  const isForward =
    isForwardSubject(mail.subject) || whole === '' || mail.subject === attached.subject;
  if (!isForward) return null;
  return {
    from,
    text: attached.text,
    note: whole,
    linesOf: (all) => all.map(() => false),
    inner: attached,
  };
}

function linesOf(lines: readonly string[]): boolean[] {
  const place = placeIn(lines, true);
  return lines.map((_, at) => place !== null && at >= place.body);
}

interface Place {
  from: Mailbox;
  /** Where the words of whoever forwarded it end. */
  note: number;
  /** Where the inner text begins. */
  body: number;
}

/** Where the head of a forwarded mail is; one without words that introduce it counts only in a mail that says to be a forward. */
function placeIn(all: readonly string[], isForward: boolean): Place | null {
  const lines = all.slice(0, maxLines);
  for (const [at, line] of lines.entries()) {
    if (labelOf(plain(line)) === null) continue;
    const head = headAt(lines, at);
    if (!head) continue;
    const above = lastWritten(lines, at);
    const introducing = above >= 0 ? plain(lines[above] ?? '') : '';
    const isIntroduced = isIntroductionOfForward(introducing);
    if (!isForward && !isIntroduced) return null;
    const note = isIntroduced || isRule(introducing) ? above : at;
    return { from: head.from, note, body: head.end };
  }
  return null;
}

const plain = (line: string) =>
  line
    .replace(/^[> ]{0,6}/, '')
    .replace(/^\*|\*(?=[:：])|(?<=[:：])\*/g, '')
    .trim();

function lastWritten(lines: readonly string[], before: number): number {
  for (let at = before - 1; at >= Math.max(0, before - 4); at--) {
    if (plain(lines[at] ?? '') !== '') return at;
  }
  return -1;
}

/** A head of at least three labels, From with an address among them; long values are wrapped. */
function headAt(lines: readonly string[], start: number) {
  const seen = new Set<string>();
  let from: Mailbox | undefined;
  let at = start;
  let value = '';
  let label = '';
  const keep = () => {
    if (label === 'from' && !from)
      [from] = mailboxesIn(
        value.replace(/\[mailto:([^\]]*)\]/i, '<$1>').replace(/<mailto:[^>]*>(?=\s*>)/i, ''),
      );
  };
  for (; at < lines.length && at < start + 30; at++) {
    const line = plain(lines[at] ?? '');
    if (line === '') {
      // Some programs leave an empty line between the labels.
      if (seen.size < 3 && labelOf(plain(lines[at + 1] ?? '')) !== null) continue;
      break;
    }
    const found = labelOf(line);
    if (found === null) {
      if (seen.size >= 3 && label !== 'to' && label !== 'from') break;
      // A label that isn't known ends the value above it.
      if (/^[^\s:：@]{1,20}\s?[:：]\s/.test(line)) keep();
      else value += ` ${line}`;
      continue;
    }
    keep();
    seen.add(found);
    label = found;
    value = line.replace(/^[^:：]*[:：]/, '').trim();
  }
  keep();
  if (seen.size < 3 || !from) return null;
  while (at < lines.length && plain(lines[at] ?? '') === '') at += 1;
  return { from, end: at };
}

/** Apple quotes what it forwards. */
function unquoted(lines: readonly string[]): readonly string[] {
  const written = lines.filter((line) => line.trim() !== '');
  if (written.length === 0 || !written.every((line) => line.startsWith('>'))) return lines;
  return lines.map((line) => line.replace(/^> ?/, ''));
}
