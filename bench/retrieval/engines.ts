import Database from 'better-sqlite3';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import {
  type AnswerIndex,
  createAnswerIndex,
  type Tuning,
} from '../../packages/api/src/matching/answer-index.ts';
import type { StoredPair } from './collections.ts';

/** The best match of an engine, with a score on the engine's own scale. */
export interface Found {
  response: string | null;
  score: number;
}

export interface Engine {
  name: string;
  /** The minimum score of an answer. If missing, the best threshold over all collections is computed afterwards. */
  threshold?: number;
  isSlow?: boolean;
  build(pairs: StoredPair[]): (question: string) => Found;
}

const nothing: Found = { response: null, score: 0 };

/** Creates the index of a store, with the default or other weights and threshold. */
export function indexOf(pairs: StoredPair[], tuning?: Tuning): AnswerIndex {
  const index = createAnswerIndex(tuning);
  for (const [at, pair] of pairs.entries()) {
    index.put({ ...pair, id: String(at).padStart(6, '0'), priority: 'medium' });
  }
  for (const _ of index.settle());
  return index;
}

/** The product's engine, with other weights and threshold if given. */
export const helpdesk = (tuning?: Tuning): Engine => ({
  name: 'Helpdesk',
  threshold: createAnswerIndex(tuning).match('').threshold,
  build(pairs) {
    const index = indexOf(pairs, tuning);
    return (question) => {
      const [best] = index.match(question).candidates;
      return best ? { response: best.pair.response, score: best.score } : nothing;
    };
  },
});

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Counts the question's words that a query and its keywords contain: the usual hand-written solution. */
const counting: Engine = {
  name: 'keyword counting',
  build(pairs) {
    const stored = pairs.map(({ query, keywords, response }) => ({
      words: new Set(wordsOf([query, ...keywords].join(' '))),
      response,
    }));
    return (question) => {
      const asked = new Set(wordsOf(question));
      let best = nothing;
      for (const { words, response } of stored) {
        let count = 0;
        for (const word of asked) if (words.has(word)) count += 1;
        const score = count / Math.max(1, asked.size);
        if (score > best.score) best = { response, score };
      }
      return best;
    };
  },
};

const fuse: Engine = {
  name: 'Fuse.js',
  isSlow: true,
  build(pairs) {
    const index = new Fuse(pairs, {
      keys: ['query', 'keywords'],
      includeScore: true,
      ignoreLocation: true,
      threshold: 0.8,
    });
    return (question) => {
      const [best] = index.search(question.slice(0, 100), { limit: 1 });
      return best ? { response: best.item.response, score: 1 - (best.score ?? 1) } : nothing;
    };
  },
};

const miniSearch: Engine = {
  name: 'MiniSearch',
  build(pairs) {
    const index = new MiniSearch<StoredPair & { id: number }>({
      fields: ['query', 'keywords'],
      searchOptions: { fuzzy: 0.2, prefix: true },
    });
    index.addAll(
      pairs.map((pair, id) => ({ ...pair, id, keywords: pair.keywords.join(' ') as never })),
    );
    return (question) => {
      const [best] = index.search(question);
      const pair = best && pairs[best.id as number];
      return best && pair ? { response: pair.response, score: best.score } : nothing;
    };
  },
};

const fts5: Engine = {
  name: 'SQLite FTS5 (porter, BM25)',
  build(pairs) {
    const database = new Database(':memory:');
    database.exec(
      "create virtual table pairs using fts5(query, keywords, tokenize = 'porter unicode61')",
    );
    const insert = database.prepare('insert into pairs (rowid, query, keywords) values (?, ?, ?)');
    for (const [at, { query, keywords }] of pairs.entries()) {
      insert.run(at + 1, query, keywords.join(' . '));
    }
    const find = database.prepare(
      'select rowid as id, bm25(pairs) as score from pairs where pairs match ? order by score limit 1',
    );
    return (question) => {
      const words = [...new Set(wordsOf(question))].map((word) => `"${word}"`);
      if (words.length === 0) return nothing;
      const best = find.get(words.join(' OR ')) as { id: number; score: number } | undefined;
      const pair = best && pairs[best.id - 1];
      return best && pair ? { response: pair.response, score: -best.score } : nothing;
    };
  },
};

export const engines: Engine[] = [helpdesk(), counting, miniSearch, fts5, fuse];
