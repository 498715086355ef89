import { prepare } from '../../database/prepare.ts';
import type { HelpArticleRow } from '../../database/rows/help.ts';
import type { Database, Org, P } from '../../database/types.ts';
import { type ArticleIndex, createArticleIndex } from '../../matching/article-index.ts';
import { tagsOf } from './present.ts';
import { revisions } from './revisions.ts';

/** Two indexes, so that no visitor's search is touched by a draft in any way. */
export interface Indexes {
  published: ArticleIndex;
  unpublished: ArticleIndex;
}

/** The indexes of one organization in this process, and up to which revision they have heard. */
interface Kept extends Indexes {
  revision: number;
  /** The refreshing that is under way; the next one waits for it. */
  busy: Promise<void> | null;
}

/** Per database, then per organization; who was asked last stands last. */
const indexes = new WeakMap<Database, Map<string, Kept>>();
const mostKept = 300;
/** How many articles are taken in before others get their turn. */
const slice = 5;

const revision = prepare((org, p: P<'name'>) =>
  org.from('counters').where('name', p.name).select('value'),
);

const changedSince = prepare((org, p: P<'revision' | 'limit'>) =>
  org
    .from('help_articles')
    .where('revision', '>', p.revision)
    .orderBy('revision')
    .limit(p.limit)
    .select('id', 'title', 'tags', 'text', 'is_published', 'revision'),
);

const ids = prepare((org) => org.from('help_articles').select('id'));

async function readRevision(org: Org): Promise<number> {
  const row = await org.first<{ value: number }>(revision({ name: revisions }));
  return Number(row?.value ?? 0);
}

/** The indexes of an organization as of its last committed change: what changed since the last search is taken in first. */
export async function indexesOf(database: Database, org: Org): Promise<Indexes> {
  const kept = keptFor(database, org.id);
  const newest = await readRevision(org);
  while (kept.revision < newest) {
    kept.busy ??= takeIn(org, kept).finally(() => {
      kept.busy = null;
    });
    await kept.busy;
  }
  return kept;
}

function keptFor(database: Database, id: string): Kept {
  const all = indexes.get(database) ?? new Map<string, Kept>();
  indexes.set(database, all);
  const kept = all.get(id) ?? {
    published: createArticleIndex(),
    unpublished: createArticleIndex(),
    revision: 0,
    busy: null,
  };
  all.delete(id);
  all.set(id, kept);
  const [oldest] = all.keys();
  if (all.size > mostKept && oldest !== undefined) all.delete(oldest);
  return kept;
}

async function takeIn(org: Org, kept: Kept): Promise<void> {
  const { published, unpublished } = kept;
  const newest = await readRevision(org);
  for (let from = kept.revision; ; ) {
    const rows = await org.all<HelpArticleRow>(changedSince({ revision: from, limit: slice }));
    for (const row of rows) {
      const [to, out] =
        row.is_published === 1 ? [published, unpublished] : [unpublished, published];
      out.remove(row.id);
      to.put({ id: row.id, title: row.title, tags: tagsOf(row), text: row.text });
    }
    const last = rows.at(-1);
    if (!last || rows.length < slice) break;
    from = Number(last.revision);
    await new Promise((done) => setImmediate(done));
  }
  const known = await org.all<{ id: string }>(ids({}));
  if (known.length !== published.size + unpublished.size) {
    const there = new Set(known.map(({ id }) => id));
    for (const index of [published, unpublished]) {
      for (const id of index.ids()) if (!there.has(id)) index.remove(id);
    }
  }
  kept.revision = newest;
}
