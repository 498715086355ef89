import { stemOf, wordsIn } from './text.ts';

/** A part of a text that answers a question. */
export interface Part {
  text: string;
  /** The weighted share of the question's words in the passage or title, 0 to 1. */
  score: number;
  /** The words of the question that it contains. */
  words: string[];
}

const longestPart = 450;

/** The part of an article that contains most of the question's words, in steps; its title counts for each of them. */
export function* bestPart(
  { title, text }: { title: string; text: string },
  asked: ReadonlyMap<string, { word: string; weight: number }>,
  whole: number,
): Generator<void, Part> {
  const inTitle = new Set(wordsIn(title).map(stemOf));
  let best: Part & { rank: number } = { text, score: 0, words: [], rank: -1 };
  for (const part of partsOf(text)) {
    yield;
    const inPart = new Set(wordsIn(part).map(stemOf));
    const words: string[] = [];
    const sum = { score: 0, rank: 0 };
    for (const [stem, { word, weight }] of asked) {
      if (inPart.has(stem)) sum.rank += weight;
      if (!inPart.has(stem) && !inTitle.has(stem)) continue;
      sum.score += weight;
      words.push(word);
    }
    sum.rank += sum.score;
    if (sum.rank > best.rank)
      best = { text: part, score: sum.score / whole, words, rank: sum.rank };
  }
  const { rank: _, ...part } = best;
  return part;
}

/** Splits a text into blocks; short ones are joined with those that follow. */
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
