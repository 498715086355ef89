import {
  type Counts,
  type Entry,
  type IndexedArticle,
  packCounts,
  unpackCounts,
  type Words,
  wordsOf,
} from './article-entry.ts';
import { createLearned, type Learned } from './learned.ts';
import { createLooks } from './looks.ts';
import { bestPart, type Part, type Wanted } from './passages.ts';
import { createPostings } from './postings.ts';
import { saysSomething } from './reading.ts';
import { createSpelling } from './spelling.ts';
import { isSign, signGramsIn, signRunsIn, stemOf, wordsIn } from './text.ts';

/** A parsed question: its significant stems, and the completions of its last word. */
export interface Reading {
  stems: ReadonlySet<string>;
  beginning: string | null;
  /** Its parts in scripts without spaces. */
  signs: readonly string[];
}

export interface FoundIn {
  reading: Reading;
  /** Best first. */
  articles: { id: string; score: number }[];
}

/** The indexed articles of one audience. */
export interface ArticleIndex {
  readonly size: number;
  /** Approximate memory use. */
  readonly bytes: number;
  has(id: string): boolean;
  /** Whether any article has this word. */
  knows(word: string): boolean;
  /** The stems of a question that occur in articles and aren't common to all questions, with spelling corrected. */
  stemsIn(question: string): string[];
  ids(): Iterable<string>;
  /** Adds or replaces an article, in steps. */
  put(article: IndexedArticle): Generator<void>;
  /** Removes an article, in steps. */
  remove(id: string): Generator<void>;
  search(question: string, limit: number): FoundIn;
  /** The best passages of the best articles, best first, in steps. */
  passages(question: string, limit: number): Generator<void, FoundPassage[]>;
}

/** The passage of an article that answers a question. */
export type FoundPassage = Part & { id: string };

/** The tuning parameters of the search. */
export type SearchSettings = typeof shipped;

/** Tuned on real questions; each constant is explained next to it. */
export const shipped = {
  /** The weight of a word in title, tags and text. */
  weights: [3.3, 2, 1] as Counts,
  /** How much the length of a field lowers the weight of its words, 0 to 1. */
  flatness: [0.2, 0.3, 0.9] as Counts,
  /** How fast repetitions of a word stop adding to the score. */
  k1: 1.8,
  /** The weight of a corrected word. */
  repaired: 0.85,
  /** The weight of a completion when the typed prefix is a word itself. */
  begun: 0.9,
  /** The weight of a title that resembles the question. */
  look: 4.5,
  /** The weight of articles that readers opened after a search with the word. */
  learned: 1.5,
  /** Added to the number of articles, because a small help center has no rare words. */
  seen: 10,
};

/** Japanese grammar is written in these characters, nouns rarely are. */
const onlyHiragana = /^\p{sc=Hiragana}+$/u;
/** The weight of words that occur in every question. */
const ofGrammar = 0.1;
const maxBegun = 40;
/** Words that are added or removed in one step. */
const wordsAtOnce = 500;
const bytesOfEntry = 300;
const maxAsked = 60;
/** The minimum similarity of a title that matches by similarity alone. */
const fewestAlike = 0.15;

export function createArticleIndex(
  settings: SearchSettings = shipped,
  learned: Learned = createLearned(),
): ArticleIndex {
  const entries = new Map<string, Entry>();
  const slots: (Entry | undefined)[] = [];
  const free: number[] = [];
  const postings = createPostings();
  const titles = createLooks();
  const spelling = createSpelling();
  const total: Counts = [0, 0, 0];
  let textBytes = 0;

  /** A search between two steps finds the article by the rest of its words. */
  function* remove(id: string): Generator<void> {
    const entry = entries.get(id);
    if (!entry) return;
    const { slot, article } = entry;
    const words = yield* wordsOf(article);
    yield* each(words.counts.keys(), (stem) => postings.remove(stem, slot));
    yield* each(words.words, (word) => spelling.remove(word));
    titles.remove(slot, words.titleGrams);
    entries.delete(id);
    slots[slot] = undefined;
    free.push(slot);
    count(article, words, -1);
  }

  function* put(article: IndexedArticle): Generator<void> {
    yield* remove(article.id);
    const words = yield* wordsOf(article);
    const slot = free.pop() ?? slots.length;
    const entry = { article, slot, length: words.length };
    entries.set(article.id, entry);
    slots[slot] = entry;
    count(article, words, 1);
    titles.put(slot, words.titleGrams);
    yield* each(words.counts, ([stem, often]) => postings.put(stem, slot, packCounts(often)));
    yield* each(words.words, (word) => spelling.add(word));
  }

  function count({ title, text }: IndexedArticle, { length }: Words, sign: 1 | -1) {
    textBytes += sign * 2 * (title.length + text.length);
    add(total, length, sign);
  }

  /** Stems of known words with this prefix, most frequent first. */
  function begunBy(beginning: string): string[] {
    const best: { word: string; often: number }[] = [];
    for (const word of spelling.words()) {
      if (!word.startsWith(beginning)) continue;
      const often = spelling.countOf(word);
      const last = best.at(-1);
      if (best.length === maxBegun && last && !isBefore({ word, often }, last)) continue;
      const at = best.findIndex((other) => isBefore({ word, often }, other));
      best.splice(at === -1 ? best.length : at, 0, { word, often });
      if (best.length > maxBegun) best.pop();
    }
    return [...new Set(best.map(({ word }) => stemOf(word)))];
  }

  function weightOf(stem: string): number {
    const has = postings.sizeOf(stem);
    const size = entries.size + settings.seen;
    return Math.log(1 + (size - has + 0.5) / (has + 0.5));
  }

  /** Of a word's alternative stems, only the highest scoring one counts in each article. */
  function addStem(scores: Float64Array, stem: string, factor: number) {
    const weight = weightOf(stem) * factor * (settings.k1 + 1);
    const usual = total.map((length) => length / entries.size || 1) as Counts;
    postings.each(stem, (slot, packed) => {
      const { length } = slots[slot] as Entry;
      const often = frequency(settings, length, unpackCounts(packed), usual);
      const score = (weight * often) / (often + settings.k1);
      if (score > (scores[slot] ?? 0)) scores[slot] = score;
    });
  }

  function search(question: string, limit: number): FoundIn {
    const asked = wordsIn(question);
    const isOpen = /[\p{L}\p{N}]$/u.test(question);
    const last = isOpen ? asked.at(-1) : undefined;
    const stems = new Set<string>();
    const weights = new Map<string, number>();
    const sums = new Float64Array(slots.length);
    const scores = new Float64Array(slots.length);
    for (const word of [...new Set(asked)].slice(0, maxAsked)) {
      scores.fill(0);
      const stem = stemOf(word);
      const isKnown = postings.has(stem);
      const begun = word === last ? begunBy(word) : [];
      const meant = isKnown ? stem : begun.length === 0 ? repaired(word) : null;
      if (meant !== null) {
        stems.add(meant);
        weights.set(meant, weightOf(meant));
        addStem(scores, meant, isKnown ? 1 : settings.repaired);
      }
      for (const one of begun) {
        stems.add(one);
        addStem(scores, one, isKnown ? settings.begun : 1);
      }
      for (let slot = 0; slot < sums.length; slot++) {
        sums[slot] = (sums[slot] ?? 0) + (scores[slot] ?? 0);
      }
    }
    const likeness = titles.like(asked.slice(0, maxAsked), slots.length);
    const earned = learned.earned(weights);
    const articles: { id: string; score: number }[] = [];
    for (const [slot, entry] of slots.entries()) {
      const alike = likeness[slot] ?? 0;
      const sum = sums[slot] ?? 0;
      if (entry && (sum > 0 || alike > fewestAlike)) {
        const { id } = entry.article;
        const score = sum + settings.look * alike + settings.learned * earned(id);
        articles.push({ id, score });
      }
    }
    articles.sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1));
    const reading = { stems, beginning: last ?? null, signs: signRunsIn(question) };
    return { reading, articles: articles.slice(0, limit) };
  }

  /** The stem of the word that a misspelled one stands for. */
  function repaired(word: string): string | null {
    const meant = spelling.repair(word);
    return meant === null ? null : stemOf(meant);
  }

  function stemsIn(question: string): string[] {
    const stems = wordsIn(question)
      .slice(0, maxAsked)
      .filter((word) => saysSomething(word) || isSign(word))
      .map((word) => (postings.has(stemOf(word)) ? stemOf(word) : repaired(word)))
      .filter((stem) => stem !== null);
    return [...new Set(stems)];
  }

  /** The words that a question asks for. Single characters of scripts without spaces are too unspecific. */
  function wantedIn(question: string): Wanted[] {
    const wanted = new Map<string, Wanted>();
    for (const word of new Set(wordsIn(question).slice(0, maxAsked))) {
      if (isSign(word)) continue;
      const meant = postings.has(stemOf(word)) ? word : (spelling.repair(word) ?? word);
      const key = stemOf(meant);
      const isSignificant = saysSomething(word);
      const weight = weightOf(key) * (isSignificant ? 1 : ofGrammar);
      wanted.set(key, { key, isSigns: false, weight, isSignificant });
    }
    for (const key of signGramsIn(question).slice(0, maxAsked)) {
      const isSignificant = !onlyHiragana.test(key);
      const signs = [...key].reduce((sum, sign) => sum + weightOf(sign), 0) / key.length;
      const weight = isSignificant ? signs : signs * ofGrammar;
      wanted.set(key, { key, isSigns: true, weight, isSignificant });
    }
    return [...wanted.values()];
  }

  function* passages(question: string, limit: number): Generator<void, FoundPassage[]> {
    const wanted = wantedIn(question);
    const whole = wanted.reduce((sum, { weight }) => sum + weight, 0);
    yield;
    const found: FoundPassage[] = [];
    for (const { id } of search(question, limit + 2).articles) {
      const entry = entries.get(id);
      if (entry) found.push({ id, ...(yield* bestPart(entry.article, wanted, whole || 1)) });
    }
    return found.sort((one, other) => other.score - one.score).slice(0, limit);
  }

  return {
    passages,
    get size() {
      return entries.size;
    },
    get bytes() {
      const words = postings.bytes + titles.bytes + spelling.bytes + learned.bytes;
      return words + textBytes + entries.size * bytesOfEntry;
    },
    has: (id) => entries.has(id),
    knows: (word) => postings.has(stemOf(word)),
    stemsIn,
    ids: () => entries.keys(),
    put,
    remove,
    search,
  };
}

/** The weighted frequency of a stem in an article, by field weight and length. */
function frequency(
  { weights, flatness }: SearchSettings,
  length: Counts,
  counts: Counts,
  usual: Counts,
): number {
  let often = 0;
  for (const field of [0, 1, 2] as const) {
    if (counts[field] === 0) continue;
    const flat = flatness[field];
    often += (weights[field] * counts[field]) / (1 - flat + (flat * length[field]) / usual[field]);
  }
  return often;
}

function add(sum: Counts, length: Counts, sign: 1 | -1) {
  for (const field of [0, 1, 2] as const) sum[field] += sign * length[field];
}

const isBefore = (one: { word: string; often: number }, other: { word: string; often: number }) =>
  one.often > other.often || (one.often === other.often && one.word < other.word);

/** Calls `act` for each of many items, in steps. */
function* each<Item>(items: Iterable<Item>, act: (item: Item) => void): Generator<void> {
  let done = 0;
  for (const item of items) {
    act(item);
    done += 1;
    if (done % wordsAtOnce === 0) yield;
  }
}
