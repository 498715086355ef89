import { folded } from '../database/search/words.ts';

/** Scripts that put no space between words: every sign is a word. */
const signs = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}';
const word = new RegExp(`[${signs}]|(?:(?![${signs}])[\\p{L}\\p{N}])+`, 'gu');
const asciiWord = /[a-z0-9]+/g;
const onlyAscii = /^[\0-\x7f]*$/;
/** "can't" and "cant" are one word, as "e-mail" and "email" are. */
const joints = /(?<=\p{L})['’‘`´](?=\p{L})|(?<=\b[a-z])-(?=[a-z])/gu;
/** What comes later in a text says little more, and nobody shall make us read a book. */
const mostLetters = 4_000;
const longestWord = 40;

/** A text in small letters without accents, its words as people who hurry write them. */
export const normalized = (text: string): string =>
  folded(text.slice(0, mostLetters)).replace(joints, '');

/** The words of a text, whole: small letters, no accents, no signs. */
export function wordsIn(text: string): string[] {
  const plain = normalized(text);
  const found = plain.match(onlyAscii.test(plain) ? asciiWord : word) ?? [];
  return found.map((one) => (one.length > longestWord ? one.slice(0, longestWord) : one));
}

/** What two texts have in common when only case, accents and punctuation differ. */
export const sameText = (text: string): string => wordsIn(text).join(' ');

/** A word without the ending that says only "many" or "when": light, so that it does little harm in other languages. */
export function stemOf(word: string): string {
  if (word.length < 4 || !/[a-z]/.test(word)) return word;
  let stem = word;
  if (stem.endsWith('ies') && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x|z)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^suia]s$/.test(stem)) stem = stem.slice(0, -1);
  const ending = /(?:ing|ed)$/.exec(stem)?.[0];
  if (ending) {
    const rest = stem.slice(0, -ending.length);
    if (rest.length >= 3 && /[aeiouy]/.test(rest)) stem = rest.replace(/([^aeiouls])\1$/, '$1');
  }
  return stem.length > 3 && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}

/** Three letters at a time, with the word's edges as letters. */
export function trigramsOf(word: string): string[] {
  const edged = `_${word}_`;
  const grams: string[] = [];
  for (let at = 0; at + 3 <= edged.length; at++) grams.push(edged.slice(at, at + 3));
  return grams.length > 0 ? grams : [edged];
}
