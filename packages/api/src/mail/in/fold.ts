import {
  isDivider,
  isFooter,
  isHead,
  isIntroduction,
  isRule,
  mayIntroduce,
  mostLines,
} from './attributions.ts';

/** How many lines of a quote stay above an answer that was written into it. */
const lastOfQuote = 5;

/** More than this nobody reads, and the original has it. */
const longest = 200_000;
const mostOfLines = 5_000;

/** Folds away what a mail repeats of the conversation, and its signature: every line is looked at once. */
export function foldQuotes(text: string): string {
  const lines = withoutSignature(
    withoutHistory(
      text
        .slice(0, longest)
        .split(/\r\n?|\n/, mostOfLines)
        .map(tidied),
    ),
  );
  const kept = isWrittenInto(lines)
    ? withShortQuotes(lines)
    : lines.filter((line) => !isQuote(line));
  const visible = trimmed(kept);
  // Who only quotes says something by it: better all than nothing.
  return visible === '' ? text.slice(0, longest).trim() : visible;
}

const tidied = (line: string) => line.replaceAll('\u00a0', ' ').trimEnd();
const isQuote = (line: string) => /^ {0,3}>/.test(line);

/** Up to where a program put what was written before, unmarked; and without the sentences that introduce marked quotes. */
function withoutHistory(lines: string[]): string[] {
  const kept: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    if (line === '' || isQuote(line)) {
      kept.push(line);
      continue;
    }
    if (isDivider(line) || isHead(lines, i)) break;
    if (isRule(line) && isHead(lines, nextWritten(lines, i + 1))) break;
    const introduced = mayIntroduce(line) ? introductionAt(lines, i) : 0;
    if (introduced > 0) {
      const next = lines[nextWritten(lines, i + introduced)];
      if (next === undefined || !isQuote(next)) {
        // Nothing marks what follows: only an address tells that it is not the writer's own sentence.
        if (
          next === undefined ||
          lines
            .slice(i, i + introduced)
            .join(' ')
            .includes('@')
        )
          break;
      } else {
        i += introduced - 1;
        continue;
      }
    }
    kept.push(line);
  }
  return kept;
}

/** How many lines from here on are one introduction; 0 when there is none. */
function introductionAt(lines: readonly string[], at: number): number {
  for (let count = 1; count <= mostLines; count++) {
    if (!lines[at + count - 1]?.endsWith(':')) continue;
    const some = lines.slice(at, at + count);
    if (some.some((line) => line === '' || line.length > 400)) return 0;
    if (isIntroduction(some.join(' '))) return count;
  }
  return 0;
}

/** Where the next line is that is not empty. */
function nextWritten(lines: readonly string[], from: number): number {
  let at = from;
  while (at < from + 4 && lines[at] === '') at += 1;
  return at;
}

/** Ends at "-- ", the mark of a signature, or at what a telephone adds below. */
function withoutSignature(lines: string[]): string[] {
  const marked = lines.findLastIndex((line) => line === '--');
  const rest = marked < 0 ? [] : lines.slice(marked + 1);
  // A mark far from the end, or one with an answer to a quote below it, is something else.
  const isSignature = marked >= 0 && rest.length <= 20 && !rest.some(isQuote);
  return withoutFooters(isSignature ? lines.slice(0, marked) : lines);
}

/** Without what a telephone adds below: lines that nothing but quotes follows. */
function withoutFooters(lines: readonly string[]): string[] {
  const below: string[] = [];
  let end = lines.length;
  for (; end > 0; end--) {
    const line = lines[end - 1] ?? '';
    if (line === '' || isQuote(line)) below.push(line);
    else if (!isFooter(line)) break;
  }
  return [...lines.slice(0, end), ...below.reverse()];
}

/** Whether words stand between quotes, so that they need them: more than one quote is answered. */
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

/** Of each answered quote the last lines; a quote that nobody answered goes. */
function withShortQuotes(lines: readonly string[]): string[] {
  const kept: string[] = [];
  let quote: string[] = [];
  for (const line of lines) {
    if (isQuote(line) || (line === '' && quote.length > 0)) {
      quote.push(line);
      continue;
    }
    const said = quote.filter((one) => one !== '');
    if (said.length > lastOfQuote) kept.push('> …');
    if (said.length > 0) kept.push(...said.slice(-lastOfQuote), '');
    quote = [];
    kept.push(line);
  }
  return kept;
}

/** Without empty lines around, and with at most one in between. */
function trimmed(lines: readonly string[]): string {
  const kept = lines.filter((line, at) => line !== '' || (lines[at - 1] ?? '') !== '');
  return kept.join('\n').trim();
}
