import { wordsOf } from '../../database/search/words.ts';

/** A heading as it is indexed: one line each for number, subject, customer name and address. */
export interface Heading {
  id: string;
  text: string;
}

/**
 * Ranks headings that contain every word: exact number, exact address, adjacent words,
 * then the number of whole words; ties newest first. Word frequency does not matter, since all words must match.
 */
export function byPlace(words: string[]) {
  const score = scoring(words);
  const scores = new Map<string, number>();
  const scoreOf = (heading: Heading) => {
    const known = scores.get(heading.id) ?? score(heading);
    scores.set(heading.id, known);
    return known;
  };
  return (one: Heading, other: Heading) =>
    scoreOf(other) - scoreOf(one) || (one.id < other.id ? 1 : -1);
}

const withoutZeros = (digits: string | undefined) => digits?.replace(/^0+/, '');

/** Compares numbers only if the search ends with a digit, and addresses only for several words: an address has several. */
function scoring(words: string[]) {
  const phrase = words.join(' ');
  const isNumber = /\d$/.test(phrase);
  const isAddress = words.length > 1;
  return ({ text }: Heading): number => {
    const [number = '', subject = '', name = '', address = ''] = text.split('\n');
    const inSubject = wordsOf(subject).join(' ');
    const whole = ` ${inSubject} ${wordsOf(name).join(' ')} `;
    let points = 0;
    if (isNumber) {
      const parts = wordsOf(number);
      const isIt =
        parts.join(' ') === phrase || withoutZeros(parts.at(-1)) === withoutZeros(phrase);
      if (isIt) points += 1_000;
    }
    if (isAddress && wordsOf(address).join(' ') === phrase) points += 100;
    if (inSubject.includes(phrase)) points += 20;
    if (name.startsWith(phrase)) points += 10;
    for (const word of words) if (whole.includes(` ${word} `)) points += 1;
    return points;
  };
}
