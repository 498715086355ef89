import { folded } from '@helpdesk/sdk/rules/folded';
import { wordsOf } from '../../database/search/words.ts';

export interface Heading {
  id: string;
  number: string;
  subject: string;
  customer_name: string | null;
  customer_email: string | null;
}

/**
 * Ranks headings that contain every word: exact number, exact address, adjacent words,
 * then the number of whole words; ties newest first. Word frequency does not matter, since all words must match.
 */
export function byPlace(words: string[]) {
  const scores = new Map<string, number>();
  const scoreOf = (heading: Heading) => {
    const known = scores.get(heading.id) ?? score(heading, words);
    scores.set(heading.id, known);
    return known;
  };
  return (one: Heading, other: Heading) =>
    scoreOf(other) - scoreOf(one) || (one.id < other.id ? 1 : -1);
}

function score(heading: Heading, words: string[]): number {
  const phrase = words.join(' ');
  const number = wordsOf(heading.number);
  const counter = number.at(-1)?.replace(/^0+/, '');
  const subject = wordsOf(heading.subject);
  const whole = new Set([...subject, ...wordsOf(heading.customer_name ?? '')]);
  let points = 0;
  if (number.join(' ') === phrase || counter === phrase.replace(/^0+/, '')) points += 1_000;
  if (wordsOf(heading.customer_email ?? '').join(' ') === phrase) points += 100;
  if (subject.join(' ').includes(phrase)) points += 20;
  if (folded(heading.customer_name ?? '').startsWith(phrase)) points += 10;
  return points + words.filter((word) => whole.has(word)).length;
}
