import type { Schema } from '@helpdesk/sdk/contract/operations';
import { folded } from '@helpdesk/sdk/rules/folded';
import { wordsOf } from '../../database/search/words.ts';

type Part = Schema<'TextPart'>;

const length = 160;
const before = 50;
const wordInText = /[\p{L}\p{N}\p{M}]+/gu;

/** The text split into matching and other parts. */
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

/** The words around the first match; from the beginning without any. */
export function excerptOf(text: string, words: string[]): Part[] {
  const first = hitsIn(text, words).next().value;
  const start = first && first.start > before ? beginOfWord(text, first.start - before) : 0;
  const end = start + length < text.length ? endOfWord(text, start + length) : text.length;
  const inside = text.slice(start, end).replace(/\s+/g, ' ').trim();
  return cutAtHits(`${start > 0 ? '… ' : ''}${inside}${end < text.length ? ' …' : ''}`, words);
}

/** Number of search words in a text. */
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
/** Words are cut after so many letters. */
const longestWord = 40;

/** Whether a folded ASCII text has this word, or for the last one a word that begins with it. */
function hasWord(text: string, word: string, isBegun: boolean): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    const isWhole = word.length === longestWord || !isLetter(text.charCodeAt(end));
    if (!isLetter(text.charCodeAt(at - 1)) && (isBegun || isWhole)) return true;
  }
  return false;
}

/** Of ASCII in lower case; NaN, beyond the text, is none. */
const isLetter = (code: number) => (code > 96 && code < 123) || (code > 47 && code < 58);

function* hitsIn(text: string, words: string[]) {
  const last = words.at(-1) ?? '';
  const wanted = new Set(words);
  for (const { 0: run, index } of text.matchAll(wordInText)) {
    const found = wordsOf(run);
    if (found.some((word) => wanted.has(word) || word.startsWith(last))) {
      yield { start: index, end: index + run.length };
    }
  }
}

function beginOfWord(text: string, at: number) {
  const space = text.indexOf(' ', at);
  return space >= 0 && space < at + before ? space + 1 : wholeCharacter(text, at);
}

function endOfWord(text: string, at: number) {
  const space = text.lastIndexOf(' ', at);
  return space > at - before ? space : wholeCharacter(text, at);
}

/** Not within a surrogate pair. */
const wholeCharacter = (text: string, at: number) =>
  /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at;
