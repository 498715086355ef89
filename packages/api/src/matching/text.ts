import { folded } from '@helpdesk/sdk/rules/folded';
import { keep } from '../memory.ts';

/** Scripts without spaces between words: every character is a word. */
const signs = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}';
const word = new RegExp(`[${signs}]|(?:(?![${signs}])[\\p{L}\\p{N}])+`, 'gu');
const asciiWord = /[a-z0-9]+/g;
const onlyAscii = /^[\0-\x7f]*$/;
/** "can't" equals "cant", and "e-mail" equals "email". */
const joints = /(?<=\p{L})['’‘`´](?=\p{L})|(?<=\b[a-z])-(?=[a-z])/gu;
/** The end of a long text adds little, and limits keep long texts cheap. */
const maxLetters = 4_000;
const longestWord = 40;

/** A text in lower case without accents, with contractions joined. */
export const normalized = (text: string): string =>
  folded(text.slice(0, maxLetters)).replace(joints, '');

/** The words of a text: lower case, without accents and punctuation. */
export function wordsIn(text: string): string[] {
  const plain = normalized(text);
  const found = plain.match(onlyAscii.test(plain) ? asciiWord : word) ?? [];
  return found.map((one) => (one.length > longestWord ? one.slice(0, longestWord) : one));
}

const run = new RegExp(`[${signs}ー]+`, 'gu');

/** The parts of a text in scripts without spaces. */
export const signRunsIn = (text: string): string[] => normalized(text).match(run) ?? [];

const unspaced = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]/u;

/**
 * The n-grams of adjacent characters in scripts without spaces, where single ones are too unspecific: pairs, or triples in
 * Thai, Lao and Khmer.
 */
export function signGramsIn(text: string): string[] {
  return signRunsIn(text).flatMap((found) => {
    const length = unspaced.test(found) ? 3 : 2;
    const all = [...found];
    if (all.length <= length) return [found];
    return all.slice(length - 1).map((_, at) => all.slice(at, at + length).join(''));
  });
}

/** Whether a word is a single character of a script without spaces. */
export const isSign = (word: string): boolean => oneSign.test(word);
const oneSign = new RegExp(`^[${signs}ー]$`, 'u');

/** A key that is equal for texts that differ only in case, accents and punctuation. */
export const sameText = (text: string): string => wordsIn(text).join(' ');

/** A cache of recent stems, because nearly all words occur again in the next text. */
const stems = new Map<string, string>();

/** Removes plural and tense endings. A light stemmer, so it does little harm in other languages. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = cutOff(word);
  if (word.length <= longestWord) keep(stems, word, stem, 20_000);
  return stem;
}

function cutOff(word: string): string {
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

/** The trigrams of a word, including its boundaries. */
export function trigramsOf(word: string): string[] {
  const edged = `_${word}_`;
  const grams: string[] = [];
  for (let at = 0; at + 3 <= edged.length; at++) grams.push(edged.slice(at, at + 3));
  return grams.length > 0 ? grams : [edged];
}
