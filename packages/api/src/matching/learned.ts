import { createPostings } from './postings.ts';

/** How often readers opened an article after a search with a word, by the word's stem. */
export type Opens = ReadonlyMap<string, number>;

/** The articles that readers opened after searching. They change the order of the results, never which articles are found. */
export interface Learned {
  /** The number of articles with openings. */
  readonly size: number;
  /** Approximate memory use. */
  readonly bytes: number;
  /** Replaces the openings of an article. */
  set(article: string, opens: Opens): void;
  /** Removes the openings of all other articles. */
  retain(articles: ReadonlySet<string>): void;
  /**
   * The share of the searched stems' weight that a document has earned: none for one opening, and always less than the whole
   * weight.
   */
  earned(weights: ReadonlyMap<string, number>): (id: string) => number;
}

/** The logarithm of openings that counts half: 2 ** 1.8 is about three and a half openings. */
const half = 1.8;
/** Logarithms are stored as integers, in thousandths. */
const thousand = 1_000;
const bytesOfArticle = 200;

/** `articleOf` returns the article that an indexed document belongs to. */
export function createLearned(articleOf = (id: string) => id): Learned {
  const postings = createPostings();
  const slots = new Map<string, { slot: number; stems: string[] }>();
  const articles: (string | undefined)[] = [];
  const free: number[] = [];
  let letters = 0;

  function remove(article: string) {
    const known = slots.get(article);
    if (!known) return;
    for (const stem of known.stems) postings.remove(stem, known.slot);
    letters -= lettersIn(known.stems);
    slots.delete(article);
    articles[known.slot] = undefined;
    free.push(known.slot);
  }

  return {
    get size() {
      return slots.size;
    },
    get bytes() {
      return postings.bytes + 2 * letters + slots.size * bytesOfArticle;
    },
    set(article, opens) {
      remove(article);
      if (opens.size === 0) return;
      const slot = free.pop() ?? articles.length;
      const stems: string[] = [];
      for (const [stem, count] of opens) {
        const value = Math.round(Math.log2(count) * thousand);
        // A single reader has no effect.
        if (!(value > 0)) continue;
        postings.put(stem, slot, Math.min(value, 65_535));
        stems.push(stem);
      }
      slots.set(article, { slot, stems });
      articles[slot] = article;
      letters += lettersIn(stems);
    },
    retain(kept) {
      for (const article of slots.keys()) if (!kept.has(article)) remove(article);
    },
    earned(weights) {
      const sums = new Map<string, number>();
      for (const [stem, weight] of weights) {
        postings.each(stem, (slot, value) => {
          const article = articles[slot] ?? '';
          const share = value / (value + half * thousand);
          sums.set(article, (sums.get(article) ?? 0) + weight * share);
        });
      }
      return (id) => (sums.size > 0 && sums.get(articleOf(id))) || 0;
    },
  };
}

const lettersIn = (stems: readonly string[]) => stems.reduce((sum, { length }) => sum + length, 0);
