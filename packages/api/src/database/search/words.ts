import { folded } from '@helpdesk/sdk/rules/folded';
import { keptByText } from '../../kept-by-text.ts';

const onlyAscii = /^[\0-\x7f]*$/;

/** Scripts without spaces between words: every character is a word. */
const signs = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}';
const word = new RegExp(`[${signs}]|(?:(?![${signs}])[\\p{L}\\p{N}])+`, 'gu');
const asciiRun = /[a-z0-9]+/g;
const longestWord = 40;

/** Prefixes so short that they are indexed themselves: a prefix search would match half of all words. */
const shortest = 3;

export function beginningsOf(word: string): string[] {
  if (onlyAscii.test(word)) {
    return word.length < shortest
      ? Array.from(word, (_, at) => word.slice(0, at + 1))
      : [word.slice(0, 1), word.slice(0, 2), word.slice(0, shortest)];
  }
  const beginnings: string[] = [];
  let beginning = '';
  for (const letter of word) {
    beginning += letter;
    if (beginnings.push(beginning) === shortest) break;
  }
  return beginnings;
}

export const isShortBeginning = (word: string) => [...word].length <= shortest;

/** The words of a text as they are indexed and searched. */
export function wordsOf(text: string): string[] {
  const plainText = folded(text);
  const found = plainText.match(onlyAscii.test(plainText) ? asciiRun : word) ?? [];
  return found.map((one) => (one.length > longestWord ? one.slice(0, longestWord) : one));
}

/** Maximum characters of texts and words in the cache. */
const mostKept = 4_000_000;
/** Splitting a short text is as fast as a cache lookup. */
const short = 1_000;

const read = (text: string): readonly string[] => [...new Set(wordsOf(text))];
const lengthOf = (words: readonly string[]) =>
  words.reduce((sum, { length }) => sum + length + 8, 0);
const kept = keptByText(read, lengthOf, mostKept);

/** The different words of a text. Each reply indexes its whole conversation again, so the words of long texts are cached. */
export const differentWordsOf = (text: string): readonly string[] =>
  text.length < short ? read(text) : kept(text);

const apostrophes = "['’‘ʼ`´]";
const joined = new RegExp(`\\p{L}+(?:${apostrophes}\\p{L}+)+`, 'gu');
const apostrophe = new RegExp(apostrophes, 'g');
export const innerApostrophe = new RegExp(`(?<=\\p{L})${apostrophes}(?=\\p{L})`, 'gu');

/** The words with apostrophes, without their apostrophes, as people often type them: "oneill". */
export const joinedWordsOf = (text: string): string[] =>
  (text.match(joined) ?? []).flatMap((one) => wordsOf(one.replace(apostrophe, '')));

const runs = /[\p{L}\p{N}]+/gu;
/** Ends a run of letters, so its suffix can be found as a prefix. */
const end = '·';

/** Each letter, and the trigram that starts at each letter. */
export function piecesOf(text: string): string[] {
  const plainText = folded(text);
  const isAscii = onlyAscii.test(plainText);
  const pieces: string[] = [];
  for (const run of plainText.match(isAscii ? asciiRun : runs) ?? []) {
    // Letters of other scripts may take two code units.
    const letters = isAscii ? run + end : [...run, end];
    for (let at = 0; at < letters.length - 1; at += 1) {
      const three = letters.slice(at, at + 3);
      pieces.push(letters[at] as string, typeof three === 'string' ? three : three.join(''));
    }
  }
  return pieces;
}

/** The pieces that every text with a fragment must contain. */
export interface Pieces {
  /** Trigrams: whole ones, and prefixes. */
  whole: string[];
  begun: string[];
  /** Words: a run after a special character starts a word, which is rarer than its trigrams. */
  words: { word: string; isBegun: boolean }[];
}

export function piecesToFind(fragment: string): Pieces {
  const whole: string[] = [];
  const begun: string[] = [];
  const words: Pieces['words'] = [];
  const text = folded(fragment);
  for (const { 0: run, index } of text.matchAll(runs)) {
    const isEnded = index + run.length < text.length;
    if (index > 0 && isOneWord(run)) {
      words.push({ word: run, isBegun: !isEnded });
      continue;
    }
    const letters = [...run, ...(isEnded ? [end] : [])];
    if (letters.length === 2 && !isEnded) begun.push(run);
    else if (letters.length < 3) whole.push(letters.join(''));
    for (let at = 0; at + 3 <= letters.length; at++) whole.push(letters.slice(at, at + 3).join(''));
  }
  return { whole, begun, words };
}

/** Neither split into signs nor truncated. */
function isOneWord(run: string): boolean {
  const [only, ...others] = wordsOf(run);
  return only === run && others.length === 0;
}

/** The characters of a text that are neither letters nor spaces, by their code points. */
export function signsOf(text: string): string[] {
  const plainText = folded(text);
  const sign = onlyAscii.test(plainText) ? /[^a-z0-9\s]/g : /[^\p{L}\p{N}\s]/gu;
  return (plainText.match(sign) ?? []).map((sign) => sign.codePointAt(0)?.toString(16) ?? '');
}
