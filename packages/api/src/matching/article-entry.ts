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

/** An article as the index stores it; its words are read from it again when it is removed. */
export interface Entry {
  article: IndexedArticle;
  /** Its index in the score arrays of a search. */
  slot: number;
  length: Counts;
}

/** What the words of an article add to an index. */
export interface Words {
  /** Stems with their frequencies in title, tags and text. */
  counts: Map<string, Counts>;
  words: ReadonlySet<string>;
  titleGrams: Map<string, number>;
  length: Counts;
}

/** Tokenizes an article. */
export function wordsOf(article: IndexedArticle): Words {
  const fields = [wordsIn(article.title), article.tags.flatMap(wordsIn), textWords(article.text)];
  const counts = new Map<string, Counts>();
  for (const [field, words] of fields.entries()) {
    for (const word of words) {
      const stem = stemOf(word);
      const known = counts.get(stem) ?? [0, 0, 0];
      known[field as 0] += 1;
      counts.set(stem, known);
    }
  }
  return {
    counts,
    words: new Set(fields.flat()),
    titleGrams: gramsOf(fields[0] ?? []),
    length: fields.map((words) => words.length) as Counts,
  };
}

const [bits, longBits] = [16, 256];

/** Frequencies as one number below 65,536: what is repeated more often than these bounds adds nothing that is seen. */
export const packCounts = ([title, tags, text]: Counts): number =>
  (Math.min(title, bits - 1) * bits + Math.min(tags, bits - 1)) * longBits +
  Math.min(text, longBits - 1);

export const unpackCounts = (packed: number): Counts => [
  packed >> 12,
  (packed >> 8) & (bits - 1),
  packed & (longBits - 1),
];

const longestBlock = 3_000;

/** The words of a text of any length. */
function textWords(text: string): string[] {
  return text.split('\n').flatMap((block) => {
    if (block.length <= longestBlock) return wordsIn(block);
    const parts = block.match(/[^]{1,3000}(?=\s|$)/g) ?? [];
    return parts.flatMap(wordsIn);
  });
}
