import {
  isDivider,
  isHead,
  isIntroduction,
  isRule,
  isRuleAbove,
  labelOf,
  looksIntroducing,
  maxLines,
  mayIntroduce,
  withoutDirections,
} from './attributions.ts';
import { isFooter, listFooterAt } from './footers.ts';
import { answersBelow, isQuote, withoutTypedMarks, withTypedMarks } from './own-words.ts';

/** Number of quoted lines kept above an inline reply. */
const lastOfQuote = 5;

/** Text beyond these limits isn't parsed. */
const longest = 200_000;
const maxPerLines = 5_000;

/** Removes the quoted conversation and the signature from an email, in linear time. An email that only quotes is kept as a whole. */
export const foldQuotes = (text: string): string => visibleIn(text) || text.trim();

/** The same, but empty for an email that only quotes. */
export function visibleIn(text: string): string {
  const end = endOfRead(text);
  const all = withTypedMarks(
    text
      .slice(0, end)
      .split(/\r\n?|\n/)
      .map(tidied),
  );
  const { kept: said, isCut } = withoutHistory(all);
  if (isCut && answersBelow(said)) return text.trim();
  const lines = withoutSignature(said);
  const kept = isWrittenInto(lines)
    ? withShortQuotes(lines)
    : lines.filter((line) => !isQuote(line));
  const visible = withoutTypedMarks(trimmed(kept));
  if (visible === '') return '';
  if (isCut || end === text.length) return visible;
  const between = text[end - 1] === '\n' ? '\n' : '';
  return `${visible}${between}${text.slice(end).trimEnd()}`;
}

/** Returns where parsing ends: the text after that stays as it is. */
function endOfRead(text: string): number {
  let end = 0;
  for (let lines = 0; lines < maxPerLines && end < Math.min(text.length, longest); lines++) {
    const next = text.indexOf('\n', end);
    if (next < 0) return Math.min(text.length, longest);
    end = next + 1;
  }
  return end >= text.length ? text.length : Math.min(end, longest);
}

const tidied = (line: string) => line.replaceAll('\u00a0', ' ').trimEnd();

/** Cuts at unmarked history, and removes the introductions of marked quotes. */
function withoutHistory(lines: string[]): { kept: string[]; isCut: boolean } {
  const kept: string[] = [];
  const cut = () => ({ kept, isCut: true });
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    if (isDivider(line) || isHead(lines, i)) return cut();
    if (isRuleAbove(lines, i, nextWritten(lines, i + 1))) return cut();
    const introduced = mayIntroduce(line) ? introductionAt(lines, i) : 0;
    if (introduced > 0) {
      const next = lines[nextWritten(lines, i + introduced)];
      if (next === undefined || !isQuote(next)) {
        // Unmarked history follows: only an address shows that this isn't the author's own sentence.
        const sentence = lines.slice(i, i + introduced).join(' ');
        if (isIntroduction(sentence) && (next === undefined || sentence.includes('@'))) {
          dropLabels(kept);
          return cut();
        }
      } else {
        dropLabels(kept);
        i += introduced - 1;
        continue;
      }
    }
    kept.push(line);
  }
  return { kept, isCut: false };
}

/** Removes a separator with the labels below it, which Yandex writes above an introduction. */
function dropLabels(kept: string[]): void {
  const at = kept.findLastIndex((line) => line !== '' && labelOf(line) === null);
  if (isRule(kept[at] ?? '') && !/\p{L}/u.test(kept[at] ?? '') && kept.length - at <= maxAbove)
    kept.length = at;
}

const maxAbove = 6;

/** Number of lines of the introduction that begins here; 0 for none. */
function introductionAt(lines: readonly string[], at: number): number {
  for (let count = 1; count <= maxLines; count++) {
    if (!/[:：]$/.test(withoutDirections(lines[at + count - 1] ?? ''))) continue;
    const some = lines.slice(at, at + count);
    if (some.includes('')) return 0;
    const sentence = some.join(' ');
    if (isIntroduction(sentence) || looksIntroducing(sentence)) return count;
  }
  return 0;
}

/** Index of the next line that isn't empty. */
function nextWritten(lines: readonly string[], from: number): number {
  let at = from;
  while (at < from + 4 && lines[at] === '') at += 1;
  return at;
}

/** Cuts at "-- ", the signature separator, or at the footer of a phone; quotes below a signature stay. */
function withoutSignature(all: string[]): string[] {
  const footer = listFooterAt(all);
  const lines = footer < 0 ? all : all.slice(0, footer);
  const marked = lines.findLastIndex((line) => line === '--');
  const rest = lines.slice(marked + 1);
  const quoted = rest.findIndex(isQuote);
  const signed = quoted < 0 ? rest : rest.slice(0, quoted);
  const below = quoted < 0 ? [] : rest.slice(quoted);
  // A separator far from the end, or above an inline reply, isn't a signature.
  const isSignature =
    marked >= 0 &&
    signed.length <= 20 &&
    below.every((line) => line === '' || isQuote(line)) &&
    !isWrittenOn(signed);
  return withoutFooters(isSignature ? [...lines.slice(0, marked), ...below] : lines);
}

const isSentence = (line: string) => /^(?:\S+\s+){3,}\S+[.?!]$/.test(line.slice(0, 1_000));
const ofContact =
  /@|https?:|www\.|\+?\d[\d ()/.-]{6,}|\b(?:GmbH|Ltd|Inc|LLC|AG|S\.?A|B\.?V|confidential|vertraulich)\b/;

/** Checks whether the text below a separator continues the message: it has sentences, and nothing of a signature. */
const isWrittenOn = (lines: readonly string[]) =>
  lines.some((line) => isSentence(line) && !isFooter(line)) &&
  !lines.some((line) => ofContact.test(line));

/** Removes the footers of phones: lines followed only by quotes. */
export function withoutFooters(lines: readonly string[]): string[] {
  const below: string[] = [];
  let end = lines.length;
  for (; end > 0; end--) {
    const line = lines[end - 1] ?? '';
    if (line === '' || isQuote(line)) below.push(line);
    else if (!isFooter(line)) break;
  }
  // The quotes below are in reverse order here, but only their presence matters.
  return [...lines.slice(0, end), ...below];
}

/** Checks for inline replies to more than one quote, which need the quotes. */
function isWrittenInto(lines: readonly string[]): boolean {
  let answered = 0;
  let isInQuote = false;
  for (const line of lines) {
    if (line === '') continue;
    if (isInQuote && !isQuote(line)) answered += 1;
    isInQuote = isQuote(line);
  }
  return answered > 1 || (answered === 1 && isInQuote);
}

/** Keeps the last lines of each quote with an inline reply; removes other quotes. */
function withShortQuotes(lines: readonly string[]): string[] {
  const kept: string[] = [];
  let quote: string[] = [];
  for (const line of lines) {
    if (isQuote(line) || (line === '' && quote.length > 0)) {
      quote.push(line);
      continue;
    }
    const all = withoutQuotedSignatures(quote.filter((one) => one !== ''));
    const said = all.slice(0, all.findLastIndex((one) => !isBareQuote(one)) + 1);
    if (said.length > lastOfQuote) kept.push('> …');
    if (said.length > 0) kept.push(...said.slice(-lastOfQuote), '');
    quote = [];
    kept.push(line);
  }
  return kept;
}

const depthOf = (line: string) => (/^[ >]*/.exec(line)?.[0] ?? '').replaceAll(' ', '').length;
const isBareQuote = (line: string) => /^[ >]*$/.test(line);
const isQuotedMark = (line: string) => /^[ >]*--$/.test(line);

/** Removes our signature from a quote: from the separator up to where an outer quote continues. */
function withoutQuotedSignatures(quote: readonly string[]): string[] {
  let signed = Number.POSITIVE_INFINITY;
  return quote.filter((line) => {
    const depth = depthOf(line);
    if (depth < signed) signed = isQuotedMark(line) ? depth : Number.POSITIVE_INFINITY;
    return depth < signed;
  });
}

/** Removes leading and trailing empty lines, and keeps at most one between others. */
function trimmed(lines: readonly string[]): string {
  const kept = lines.filter((line, at) => line !== '' || (lines[at - 1] ?? '') !== '');
  return kept.join('\n').trim();
}
