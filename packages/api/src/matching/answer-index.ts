import { sameText, stemOf, wordsIn } from './text.ts';

/** What the chatbot was taught: a query, other wordings of it, and what to answer. */
export interface Pair {
  id: string;
  query: string;
  keywords: readonly string[];
  response: string;
  priority: 'low' | 'medium' | 'high';
}

export type Reason = 'exact' | 'best' | 'priority' | 'runner_up' | 'below';

/** A stored pair as it stands to a question, with what its score is made of. */
export interface Candidate {
  pair: Pair;
  /** 0 to 1. */
  score: number;
  nearest: string;
  nearestKind: 'query' | 'keyword';
  words: { word: string; weight: number }[];
  reason: Reason;
}

export interface Match {
  /** The pair that answers; null when none matches well enough. */
  chosen: Candidate | null;
  /** The chosen one first, then by score. */
  candidates: Candidate[];
  threshold: number;
  reading: { word: string; corrected: string | null }[];
}

/** The pairs of one organization, made ready to be asked. */
export interface AnswerIndex {
  readonly size: number;
  has(id: string): boolean;
  ids(): Iterable<string>;
  /** Adds a pair, or puts it in place of what it was. */
  put(pair: Pair): void;
  remove(id: string): void;
  match(question: string): Match;
}

const threshold = 0.5;

export function createAnswerIndex(): AnswerIndex {
  const pairs = new Map<string, Pair>();
  return {
    get size() {
      return pairs.size;
    },
    has: (id) => pairs.has(id),
    ids: () => pairs.keys(),
    put: (pair) => void pairs.set(pair.id, pair),
    remove: (id) => void pairs.delete(id),
    match(question) {
      const same = sameText(question);
      const asked = new Set(wordsIn(question).map(stemOf));
      const candidates = [...pairs.values()].map((pair): Candidate => {
        const wordings = [pair.query, ...pair.keywords];
        const exact = wordings.find((wording) => same !== '' && sameText(wording) === same);
        const words = [...new Set(wordings.flatMap(wordsIn))].filter((one) =>
          asked.has(stemOf(one)),
        );
        const score = exact ? 1 : words.length / Math.max(1, asked.size);
        return {
          pair,
          score,
          nearest: exact ?? pair.query,
          nearestKind: (exact ?? pair.query) === pair.query ? 'query' : 'keyword',
          words: words.map((word) => ({ word, weight: 1 / words.length })),
          reason: exact ? 'exact' : score >= threshold ? 'best' : 'below',
        };
      });
      candidates.sort((one, other) => other.score - one.score);
      const [best] = candidates;
      return {
        chosen: best && best.score >= threshold ? best : null,
        candidates: candidates.slice(0, 5),
        threshold,
        reading: wordsIn(question).map((word) => ({ word, corrected: null })),
      };
    },
  };
}
