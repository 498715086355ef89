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

/** An article as the index stores it. */
export interface Entry {
  article: IndexedArticle;
  /** Its index in the score arrays of a search. */
  slot: number;
  /** Stems with their frequencies in title, tags and text. */
  counts: Map<string, Counts>;
  words: readonly string[];
  titleGrams: Map<string, number>;
  length: Counts;
}

/** Tokenizes an article. */
export function entryOf(article: IndexedArticle, slot: number): Entry {
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
    article,
    slot,
    counts,
    words: [...new Set(fields.flat())],
    titleGrams: gramsOf(fields[0] ?? []),
    length: fields.map((words) => words.length) as Counts,
  };
}

const longestBlock = 3_000;

/** The words of a text of any length. */
function textWords(text: string): string[] {
  return text.split('\n').flatMap((block) => {
    if (block.length <= longestBlock) return wordsIn(block);
    const parts = block.match(/[^]{1,3000}(?=\s|$)/g) ?? [];
    return parts.flatMap(wordsIn);
  });
}
