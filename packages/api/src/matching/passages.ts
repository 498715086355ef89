import { normalized, stemOf, wordsIn } from './text.ts';

/** A part of a text that answers a question. */
export interface Part {
  text: string;
  /** The weighted share of the question's words in the passage or title, 0 to 1. */
  score: number;
  /** The number of significant words in the question, and how many of them the passage or title contains. */
  asked: number;
  held: number;
  /** How many of them the title contains. */
  inTitle: number;
}

/** Something that a question asks for: a word, or adjacent characters of a script without spaces. */
export interface Wanted {
  /** The stem of a word, or the characters. */
  key: string;
  isSigns: boolean;
  weight: number;
  isSignificant: boolean;
}

const longestPart = 450;

/** The part of an article that contains most of what a question asks for, in steps. The title counts for every part. */
export function* bestPart(
  { title, text }: { title: string; text: string },
  wanted: readonly Wanted[],
  whole: number,
): Generator<void, Part> {
  const titleHas = finderIn(title);
  const asked = wanted.filter(({ isSignificant }) => isSignificant).length;
  const inTitle = wanted.filter((one) => one.isSignificant && titleHas(one)).length;
  let best: Part & { rank: number } = { text, score: 0, asked, held: 0, inTitle, rank: -1 };
  for (const part of partsOf(text)) {
    yield;
    const partHas = finderIn(part);
    const sum = { score: 0, rank: 0, held: 0 };
    for (const one of wanted) {
      const isInPart = partHas(one);
      if (isInPart) sum.rank += one.weight;
      if (!isInPart && !titleHas(one)) continue;
      sum.score += one.weight;
      if (one.isSignificant) sum.held += 1;
    }
    sum.rank += sum.score;
    if (sum.rank > best.rank) {
      const score = sum.score / whole;
      best = { text: part, score, asked, held: sum.held, inTitle, rank: sum.rank };
    }
  }
  const { rank: _, ...part } = best;
  return part;
}

/** Returns a function that checks whether the text contains something. */
function finderIn(text: string): (wanted: Wanted) => boolean {
  const stems = new Set(wordsIn(text).map(stemOf));
  const plain = normalized(text);
  return ({ key, isSigns }) => (isSigns ? plain.includes(key) : stems.has(key));
}

/** Splits a text into blocks; short ones are joined with the next ones. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const block of text.split('\n')) {
    if (part && part.length + block.length > longestPart) {
      parts.push(part);
      part = '';
    }
    part = part ? `${part}\n${block}` : block;
  }
  return part ? [...parts, part] : parts;
}
