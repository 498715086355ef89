import { gramsOf } from './looks.ts';
import { stemOf, wordsIn } from './text.ts';

/** An article as input of the search; its text has one line per block. */
export interface IndexedArticle {
  id: string;
  title: string;
  tags: readonly string[];
  text: string;
}

/** A number for each field of an article. */
export type Counts = [title: number, tags: number, text: number];

/** An article as the index stores it. Removing it reads its words again. */
export interface Entry {
  article: IndexedArticle;
  /** Its index in the score arrays of a search. */
  slot: number;
  length: Counts;
}

/** The words that an article adds to an index. */
export interface Words {
  /** Stems with their frequencies in title, tags and text. */
  counts: Map<string, Counts>;
  words: ReadonlySet<string>;
  titleGrams: Map<string, number>;
  length: Counts;
}

/** Tokenizes an article, in steps. */
export function* wordsOf(article: IndexedArticle): Generator<void, Words> {
  const counts = new Map<string, Counts>();
  const words = new Set<string>();
  const length: Counts = [0, 0, 0];
  const add = (field: 0 | 1 | 2, found: readonly string[]) => {
    length[field] += found.length;
    for (const word of found) {
      words.add(word);
      const stem = stemOf(word);
      const known = counts.get(stem) ?? [0, 0, 0];
      known[field] += 1;
      counts.set(stem, known);
    }
  };
  const title = wordsIn(article.title);
  add(0, title);
  add(1, article.tags.flatMap(wordsIn));
  for (const part of partsOf(article.text)) {
    add(2, wordsIn(part));
    yield;
  }
  return { counts, words, titleGrams: gramsOf(title), length };
}

const [bits, longBits] = [16, 256];

/** Packs frequencies into one number below 65,536. Frequencies above these bounds have no visible effect. */
export const packCounts = ([title, tags, text]: Counts): number =>
  (Math.min(title, bits - 1) * bits + Math.min(tags, bits - 1)) * longBits +
  Math.min(text, longBits - 1);

export const unpackCounts = (packed: number): Counts => [
  packed >> 12,
  (packed >> 8) & (bits - 1),
  packed & (longBits - 1),
];

const longestBlock = 3_000;

/** Splits a text into parts short enough to read their words. */
function* partsOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    const end = endOfPart(text, start);
    yield text.slice(start, end);
    start = end;
  }
}

/** Where to split: at the end of a block, or after a word of a block that is too long. */
function endOfPart(text: string, start: number): number {
  const end = start + longestBlock;
  if (end >= text.length) return text.length;
  const part = text.slice(start, end);
  for (const separator of ['\n', ' ']) {
    const at = part.lastIndexOf(separator);
    if (at > 0) return start + at;
  }
  return end;
}
