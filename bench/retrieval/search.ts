import Database from 'better-sqlite3';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import {
  createArticleIndex,
  type SearchSettings,
} from '../../packages/api/src/matching/article-index.ts';
import type { Learned } from '../../packages/api/src/matching/learned.ts';
import { atOnce } from '../../packages/api/src/slices.ts';
import type { Articles, Form } from './collections.ts';
import { mean } from './measure.ts';

type Doc = Articles['docs'][number];

/** Finds article IDs, best first. */
interface SearchEngine {
  name: string;
  build(docs: Doc[]): (question: string) => string[];
}

const plain = (html: string) =>
  html
    .replace(/<\/(p|h\d|li|div|td|tr|pre)>|<br>/g, '\n')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

/** The product's index. */
export function indexOf(docs: readonly Doc[], settings?: SearchSettings, learned?: Learned) {
  const index = createArticleIndex(settings, learned);
  for (const { id, title, body } of docs) {
    atOnce(index.put({ id, title, tags: [], text: plain(body) }));
  }
  const find = (question: string) => index.search(question, 10).articles.map(({ id }) => id);
  return { index, find };
}

/** The product's engine, with other parameters if given, which can change while it runs. */
export const helpdesk = (settings?: SearchSettings): SearchEngine => ({
  name: 'Helpdesk',
  build: (docs) => indexOf(docs, settings).find,
});

const fuse: SearchEngine = {
  name: 'Fuse.js',
  build(docs) {
    const list = docs.map(({ id, title, body }) => ({
      id,
      title,
      body: plain(body).slice(0, 2_000),
    }));
    const index = new Fuse(list, { keys: ['title', 'body'], ignoreLocation: true, threshold: 0.8 });
    return (question) =>
      index.search(question.slice(0, 60), { limit: 10 }).map(({ item }) => item.id);
  },
};

const miniSearch: SearchEngine = {
  name: 'MiniSearch',
  build(docs) {
    const index = new MiniSearch<Doc>({
      fields: ['title', 'body'],
      searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 2 } },
    });
    index.addAll(docs.map((doc) => ({ ...doc, body: plain(doc.body) })));
    return (question) =>
      index
        .search(question)
        .slice(0, 10)
        .map(({ id }) => String(id));
  },
};

const fts5: SearchEngine = {
  name: 'SQLite FTS5 (porter, BM25)',
  build(docs) {
    const database = new Database(':memory:');
    database.exec("create virtual table docs using fts5(title, body, tokenize='porter unicode61')");
    const insert = database.prepare('insert into docs (rowid, title, body) values (?, ?, ?)');
    for (const [at, { title, body }] of docs.entries()) insert.run(at + 1, title, plain(body));
    const find = database.prepare(
      'select rowid as id from docs where docs match ? order by bm25(docs, 2.0, 1.0) limit 10',
    );
    return (question) => {
      const words = [...new Set(question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])];
      if (words.length === 0) return [];
      const asked = words.map((word) => `"${word}"`).join(' OR ');
      return (find.all(asked) as { id: number }[]).map(({ id }) => docs[id - 1]?.id ?? '');
    };
  },
};

export const forms: Form[] = ['text', 'short', 'typo', 'shorttypo', 'prefix'];

/** For each form of the questions: the mean reciprocal rank of the right article, and how often it is in the top ten. */
export function trySearches({ docs, queries }: Articles, names?: string[]) {
  const engines = [fuse, miniSearch, fts5, helpdesk()];
  return engines
    .filter(({ name }) => !names || names.includes(name))
    .map(({ name, build }) => {
      const find = build(docs);
      const found = forms.map((form) => ({
        form,
        ...evaluate(queries, (query) => find(query[form])),
      }));
      return { name, found };
    });
}

/** Each kind of collection has the same weight, regardless of its number of questions. */
export function evaluate(
  queries: Articles['queries'],
  find: (query: Articles['queries'][number]) => string[],
) {
  const places = new Map<string, number[]>();
  for (const query of queries) {
    const place = find(query).indexOf(query.docs[0] ?? '') + 1;
    places.set(query.origin, [...(places.get(query.origin) ?? []), place]);
  }
  const over = (value: (place: number) => number) =>
    100 * mean([...places.values()].map((list) => mean(list.map(value))));
  return {
    mrr: over((place) => (place > 0 ? 1 / place : 0)),
    recall: over((place) => Number(place > 0)),
  };
}
