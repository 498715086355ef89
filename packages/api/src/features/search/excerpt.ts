import type { Schema } from '@helpdesk/sdk/contract/operations';
import { folded } from '@helpdesk/sdk/rules/folded';
import { wordsOf } from '../../database/search/words.ts';

type Part = Schema<'TextPart'>;

const length = 160;
const before = 50;
const wordInText = /[\p{L}\p{N}\p{M}]+/gu;

/** Splits a text into matching and other parts. */
export function cutAtHits(text: string, words: string[]): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const hit of hitsIn(text, words)) {
    if (hit.start > end) parts.push({ text: text.slice(end, hit.start), isHit: false });
    parts.push({ text: text.slice(hit.start, hit.end), isHit: true });
    end = hit.end;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isHit: false });
  return parts;
}

/** Returns the text around the first match, or the beginning of the text without a match. */
export function excerptOf(text: string, words: string[]): Part[] {
  const [first] = hitsIn(text, words);
  const start = first && first.start > before ? beginOfWord(text, first.start - before) : 0;
  const end = start + length < text.length ? endOfWord(text, start + length) : text.length;
  const inside = text.slice(start, end).replace(/\s+/g, ' ').trim();
  return cutAtHits(`${start > 0 ? '… ' : ''}${inside}${end < text.length ? ' …' : ''}`, words);
}

/** Counts the search words in a text. */
export function countHits(text: string, words: string[]): number {
  const whole = folded(text);
  const candidates = words.filter((word) => whole.includes(word));
  if (candidates.length === 0) return 0;
  if (isAscii.test(whole)) {
    return candidates.filter((word) => hasWord(whole, word, word === words.at(-1))).length;
  }
  const found = new Set(wordsOf(text));
  const last = words.at(-1) ?? '';
  return candidates.filter(
    (word) => found.has(word) || (word === last && [...found].some((one) => one.startsWith(last))),
  ).length;
}

const isAscii = /^[\0-\x7f]*$/;
/** Number of letters after which words are cut. */
const longestWord = 40;

const hasWord = (text: string, word: string, isBegun: boolean) =>
  placeOf(text, word, isBegun, 0) >= 0;

/** The next position of a word in folded ASCII text, or of a word that starts with it for the last word; -1 if there is none. */
function placeOf(text: string, word: string, isBegun: boolean, from: number): number {
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
    const isWhole = word.length === longestWord || !isLetter(text.charCodeAt(at + word.length));
    if (!isLetter(text.charCodeAt(at - 1)) && (isBegun || isWhole)) return at;
  }
  return -1;
}

/** Checks for a lowercase ASCII letter or a digit; false for NaN, beyond the end of the text. */
const isLetter = (code: number) => (code > 96 && code < 123) || (code > 47 && code < 58);

interface Hit {
  start: number;
  end: number;
}

/** ASCII, and general punctuation such as the ellipsis of an excerpt, which is not part of words either. */
const isPlain = /^[\0-\x7f\u2010-\u2027]*$/;

function* hitsIn(text: string, words: string[]): Iterable<Hit> {
  const last = words.at(-1) ?? '';
  if (isPlain.test(text)) {
    yield* hitsInPlain(text.toLowerCase(), words, last);
    return;
  }
  const wanted = new Set(words);
  for (const { 0: run, index } of text.matchAll(wordInText)) {
    const found = wordsOf(run);
    if (found.some((word) => wanted.has(word) || word.startsWith(last))) {
      yield { start: index, end: index + run.length };
    }
  }
}

/** Finds the words directly, ten times as fast as splitting the text into all its words. */
function hitsInPlain(text: string, words: string[], last: string): Hit[] {
  const ends = new Map<number, number>();
  for (const word of words) {
    const isBegun = word === last;
    for (let at = placeOf(text, word, isBegun, 0); at >= 0; ) {
      let end = at + word.length;
      while (isLetter(text.charCodeAt(end))) end += 1;
      ends.set(at, end);
      at = placeOf(text, word, isBegun, end);
    }
  }
  return [...ends]
    .map(([start, end]) => ({ start, end }))
    .sort((one, other) => one.start - other.start);
}

function beginOfWord(text: string, at: number) {
  const space = text.indexOf(' ', at);
  return space >= 0 && space < at + before ? space + 1 : wholeCharacter(text, at);
}

function endOfWord(text: string, at: number) {
  const space = text.lastIndexOf(' ', at);
  return space > at - before ? space : wholeCharacter(text, at);
}

/** Moves a position out of the middle of a surrogate pair. */
const wholeCharacter = (text: string, at: number) =>
  /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at;
