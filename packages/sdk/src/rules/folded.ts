const onlyAscii = /^[\0-\x7f]*$/;
/** Letters without a Unicode decomposition, with their usual ASCII spelling. */
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

/** Normalizes text for comparison: lower case without accents. Both databases and the console use it, so their searches match. */
export function folded(text: string): string {
  if (onlyAscii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþıς]/g, (letter) => plain[letter] ?? letter);
}
