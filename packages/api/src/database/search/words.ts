const onlyAscii = /^[\0-\x7f]*$/;
/** Letters that Unicode does not take apart, as people without them on their keyboard write them. */
const plain: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};

/** Text as it is compared: small letters without accents. Both databases are given this, so that they find the same. */
export function folded(text: string): string {
  if (onlyAscii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþıς]/g, (letter) => plain[letter] ?? letter);
}

/** Scripts that put no space between words: every sign is one. */
const signs = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}';
const word = new RegExp(`[${signs}]|(?:(?![${signs}])[\\p{L}\\p{N}])+`, 'gu');
const asciiRun = /[a-z0-9]+/g;
const longestWord = 40;

/** Beginnings so short that they are indexed themselves: looking for them would find half of all words. */
const shortest = 3;

export function beginningsOf(word: string): string[] {
  const beginnings: string[] = [];
  let beginning = '';
  for (const letter of word) {
    beginning += letter;
    if (beginnings.push(beginning) === shortest) break;
  }
  return beginnings;
}

export const isShortBeginning = (word: string) => [...word].length <= shortest;

/** The words of a text as they are indexed and looked for. */
export function wordsOf(text: string): string[] {
  const plainText = folded(text);
  const found = plainText.match(onlyAscii.test(plainText) ? asciiRun : word) ?? [];
  return found.map((one) => (one.length > longestWord ? one.slice(0, longestWord) : one));
}

const runs = /[\p{L}\p{N}]+/gu;
/** Ends a run of letters, so that what a run ends with can be found as a beginning. */
const end = '·';

/** Each letter, and three letters at a time from each letter on. */
export function piecesOf(text: string): string[] {
  return (folded(text).match(runs) ?? []).flatMap((run) => {
    const letters = [...run, end];
    return letters
      .slice(0, -1)
      .flatMap((letter, at) => [letter, letters.slice(at, at + 3).join('')]);
  });
}

/** What a text must have pieces of to hold this fragment: whole pieces, and beginnings of pieces. */
export function piecesToFind(fragment: string): { whole: string[]; begun: string[] } {
  const whole: string[] = [];
  const begun: string[] = [];
  const text = folded(fragment);
  for (const { 0: run, index } of text.matchAll(runs)) {
    const isEnded = index + run.length < text.length;
    const letters = [...run, ...(isEnded ? [end] : [])];
    if (letters.length === 2 && !isEnded) begun.push(run);
    else if (letters.length < 3) whole.push(letters.join(''));
    for (let at = 0; at + 3 <= letters.length; at++) whole.push(letters.slice(at, at + 3).join(''));
  }
  return { whole, begun };
}

/** The signs of a text that are neither letters nor spaces, by their numbers. */
export function signsOf(text: string): string[] {
  return (folded(text).match(/[^\p{L}\p{N}\s]/gu) ?? []).map(
    (sign) => sign.codePointAt(0)?.toString(16) ?? '',
  );
}
