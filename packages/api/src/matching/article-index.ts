import {
  type Counts,
  type Entry,
  type IndexedArticle,
  packCounts,
  unpackCounts,
  wordsOf,
} from './article-entry.ts';
import { createLooks } from './looks.ts';
import { bestPart, type Part } from './passages.ts';
import { createPostings } from './postings.ts';
import { createSpelling } from './spelling.ts';
import { stemOf, wordsIn } from './text.ts';

/** A parsed question: its significant stems, and the completions of its last word. */
export interface Reading {
  stems: ReadonlySet<string>;
  beginning: string | null;
}

export interface FoundIn {
  reading: Reading;
  /** Best first. */
  articles: { id: string; score: number }[];
}

/** The indexed articles of one audience. */
export interface ArticleIndex {
  readonly size: number;
  ids(): Iterable<string>;
  /** Adds or replaces an article. */
  put(article: IndexedArticle): void;
  remove(id: string): void;
  search(question: string, limit: number): FoundIn;
  /** The best passages of the best articles, best first. */
  passages(question: string, limit: number): FoundPassage[];
}

/** The passage of an article that answers a question. */
export type FoundPassage = Part & { id: string };

/** Tuned on real questions; each constant is explained beside it. */
const settings = {
  /** The weight of a word in title, tags and text. */
  weights: [3.3, 2, 1] as Counts,
  /** How much a long field lowers the weight of its words, 0 to 1. */
  flatness: [0.2, 0.3, 0.9] as Counts,
  /** How fast repetitions of a word stop adding to the score. */
  k1: 1.8,
  /** The weight of a corrected word. */
  repaired: 0.85,
  /** The weight of a completion when the typed prefix is a word itself. */
  begun: 0.9,
  /** The weight of a title that resembles the question. */
  look: 4.5,
  /** Added to the number of articles, as no word is rare in a small help center. */
  seen: 10,
};

const maxBegun = 40;
const maxAsked = 60;
/** The minimum similarity of a title that is found by similarity alone. */
const fewestAlike = 0.15;

export function createArticleIndex(): ArticleIndex {
  const entries = new Map<string, Entry>();
  const slots: (Entry | undefined)[] = [];
  const free: number[] = [];
  const postings = createPostings();
  const titles = createLooks();
  const spelling = createSpelling();
  const total: Counts = [0, 0, 0];
  let sorted: string[] | null = null;

  function remove(id: string) {
    const entry = entries.get(id);
    if (!entry) return;
    const { slot, article } = entry;
    entries.delete(id);
    slots[slot] = undefined;
    free.push(slot);
    const { counts, words, titleGrams, length } = wordsOf(article);
    for (const stem of counts.keys()) postings.remove(stem, slot);
    titles.remove(slot, titleGrams);
    for (const word of words) spelling.remove(word);
    add(total, length, -1);
    sorted = null;
  }

  function put(article: IndexedArticle) {
    remove(article.id);
    const { counts, words, titleGrams, length } = wordsOf(article);
    const slot = free.pop() ?? slots.length;
    const entry = { article, slot, length };
    entries.set(article.id, entry);
    slots[slot] = entry;
    for (const [stem, often] of counts) postings.put(stem, slot, packCounts(often));
    titles.put(slot, titleGrams);
    for (const word of words) spelling.add(word);
    add(total, length, 1);
    sorted = null;
  }

  /** Stems of known words with this prefix, most frequent first. */
  function begunBy(beginning: string): string[] {
    sorted ??= [...spelling.words()].sort();
    const found: string[] = [];
    for (let at = placeOf(sorted, beginning); sorted[at]?.startsWith(beginning); at++) {
      found.push(sorted[at] as string);
    }
    found.sort((one, other) => spelling.countOf(other) - spelling.countOf(one));
    return [...new Set(found.slice(0, maxBegun).map(stemOf))];
  }

  function weightOf(stem: string): number {
    const has = postings.sizeOf(stem);
    const size = entries.size + settings.seen;
    return Math.log(1 + (size - has + 0.5) / (has + 0.5));
  }

  /** Of the alternative stems of one word, the highest scoring one counts in each article. */
  function addStem(scores: Float64Array, stem: string, factor: number) {
    const weight = weightOf(stem) * factor * (settings.k1 + 1);
    const usual = total.map((length) => length / entries.size || 1) as Counts;
    postings.each(stem, (slot, packed) => {
      const often = frequency((slots[slot] as Entry).length, unpackCounts(packed), usual);
      const score = (weight * often) / (often + settings.k1);
      if (score > (scores[slot] ?? 0)) scores[slot] = score;
    });
  }

  function search(question: string, limit: number): FoundIn {
    const asked = wordsIn(question);
    const isOpen = /[\p{L}\p{N}]$/u.test(question);
    const last = isOpen ? asked.at(-1) : undefined;
    const stems = new Set<string>();
    const sums = new Float64Array(slots.length);
    const scores = new Float64Array(slots.length);
    for (const word of [...new Set(asked)].slice(0, maxAsked)) {
      scores.fill(0);
      const stem = stemOf(word);
      const isKnown = postings.has(stem);
      if (isKnown) {
        stems.add(stem);
        addStem(scores, stem, 1);
      }
      const begun = word === last ? begunBy(word) : [];
      for (const one of begun) {
        stems.add(one);
        addStem(scores, one, isKnown ? settings.begun : 1);
      }
      if (!isKnown && begun.length === 0) repair(word, scores, stems);
      for (let slot = 0; slot < sums.length; slot++) {
        sums[slot] = (sums[slot] ?? 0) + (scores[slot] ?? 0);
      }
    }
    const likeness = titles.like(asked.slice(0, maxAsked), slots.length);
    const articles: { id: string; score: number }[] = [];
    for (const [slot, entry] of slots.entries()) {
      const alike = likeness[slot] ?? 0;
      const sum = sums[slot] ?? 0;
      if (entry && (sum > 0 || alike > fewestAlike)) {
        articles.push({ id: entry.article.id, score: sum + settings.look * alike });
      }
    }
    articles.sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1));
    return { reading: { stems, beginning: last ?? null }, articles: articles.slice(0, limit) };
  }

  function repair(word: string, scores: Float64Array, stems: Set<string>) {
    const meant = spelling.repair(word);
    if (!meant) return;
    stems.add(stemOf(meant));
    addStem(scores, stemOf(meant), settings.repaired);
  }

  function passages(question: string, limit: number): FoundPassage[] {
    const asked = new Map<string, { word: string; weight: number }>();
    for (const word of [...new Set(wordsIn(question))].slice(0, maxAsked)) {
      const meant = postings.has(stemOf(word)) ? word : (spelling.repair(word) ?? word);
      asked.set(stemOf(meant), { word, weight: weightOf(stemOf(meant)) });
    }
    const whole = [...asked.values()].reduce((sum, { weight }) => sum + weight, 0);
    const found = search(question, limit + 2).articles.flatMap(({ id }) => {
      const entry = entries.get(id);
      return entry ? [{ id, ...bestPart(entry.article, asked, whole || 1) }] : [];
    });
    return found.sort((one, other) => other.score - one.score).slice(0, limit);
  }

  return {
    passages,
    get size() {
      return entries.size;
    },
    ids: () => entries.keys(),
    put,
    remove,
    search,
  };
}

/** The weighted frequency of a stem in an article, by field weight and length. */
function frequency(length: Counts, counts: Counts, usual: Counts): number {
  let often = 0;
  for (const field of [0, 1, 2] as const) {
    if (counts[field] === 0) continue;
    const flat = settings.flatness[field];
    often +=
      (settings.weights[field] * counts[field]) /
      (1 - flat + (flat * length[field]) / usual[field]);
  }
  return often;
}

function add(sum: Counts, length: Counts, sign: 1 | -1) {
  for (const field of [0, 1, 2] as const) sum[field] += sign * length[field];
}

/** The position of a word, or of its insertion, among sorted ones. */
function placeOf(sorted: string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
