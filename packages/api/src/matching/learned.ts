import { createPostings } from './postings.ts';

/** How often readers opened an article after a search with a word, by the word's stem. */
export type Opens = ReadonlyMap<string, number>;

/** What readers opened after searching. It changes the order of what is found, and never what is found. */
export interface Learned {
  /** The number of articles that something is known of. */
  readonly size: number;
  /** About how much memory it takes. */
  readonly bytes: number;
  /** Replaces what is known of an article. */
  set(article: string, opens: Opens): void;
  /** Forgets all other articles. */
  retain(articles: ReadonlySet<string>): void;
  /**
   * How much of the weight of searched stems a document has earned: nothing for one opening, and less than the whole weight
   * however many there were.
   */
  earned(weights: ReadonlyMap<string, number>): (id: string) => number;
}

/** Where a logarithm of openings counts half: at 2 ** 1.8, about three and a half. */
const half = 1.8;
/** Logarithms are kept as whole numbers, in thousandths. */
const thousand = 1_000;
const bytesOfArticle = 200;

/** `articleOf`: the article that a document of the index is of. */
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
        // One reader alone says nothing.
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
