import type { Org } from '../../database/types.ts';
import { type ArticleIndex, createArticleIndex } from '../../matching/article-index.ts';
import type { Remembering } from '../../server-context.ts';
import { tagsOf } from './present.ts';
import { articleIds, changedSince, readRevision } from './read/changes.ts';

/** Two indexes, so that drafts do not affect the visitors' search. */
export interface Indexes {
  published: ArticleIndex;
  unpublished: ArticleIndex;
}

/** The indexes of one organization in this process, and their revision. */
interface Kept extends Indexes {
  revision: number;
  /** The refresh in progress; the next one waits for it. */
  busy: Promise<void> | null;
}

/** By organization, in order of last use. */
const createIndexes = () => new Map<string, Kept>();
/** About 5 kB each, so that many help centers do not fill the memory; the last one asked is kept whatever its size. */
const maxArticles = 120_000;
/** Articles read at once: finding the next ones goes through all of the organization. */
const page = 100;
/** Articles indexed before yielding to the event loop. */
const slice = 5;

/** The up-to-date indexes of an organization; changes since the last search are indexed first. */
export async function indexesOf(server: Remembering, org: Org): Promise<Indexes> {
  const all = server.memory.of(createIndexes);
  const kept = keptFor(all, org.id);
  const newest = await readRevision(org);
  while (kept.revision < newest) {
    kept.busy ??= takeIn(org, kept).finally(() => {
      kept.busy = null;
      forgetOldest(all);
    });
    await kept.busy;
  }
  return kept;
}

function keptFor(all: Map<string, Kept>, id: string): Kept {
  const kept = all.get(id) ?? {
    published: createArticleIndex(),
    unpublished: createArticleIndex(),
    revision: 0,
    busy: null,
  };
  all.delete(id);
  all.set(id, kept);
  return kept;
}

const sizeOf = ({ published, unpublished }: Indexes) => published.size + unpublished.size;

export function forgetOldest(all: Map<string, Indexes>, max = maxArticles) {
  let total = [...all.values()].reduce((sum, kept) => sum + sizeOf(kept), 0);
  for (const [id, kept] of all) {
    if (total <= max || all.size === 1) return;
    all.delete(id);
    total -= sizeOf(kept);
  }
}

async function takeIn(org: Org, kept: Kept): Promise<void> {
  const { published, unpublished } = kept;
  const newest = await readRevision(org);
  for (let from = kept.revision; ; ) {
    const rows = await changedSince(org, from, page);
    for (const [at, row] of rows.entries()) {
      if (at > 0 && at % slice === 0) await new Promise((done) => setImmediate(done));
      const [to, out] =
        row.is_published === 1 ? [published, unpublished] : [unpublished, published];
      out.remove(row.id);
      to.put({ id: row.id, title: row.title, tags: tagsOf(row), text: row.text });
    }
    const last = rows.at(-1);
    if (!last || rows.length < page) break;
    from = Number(last.revision);
    await new Promise((done) => setImmediate(done));
  }
  const known = await articleIds(org);
  if (known.length !== published.size + unpublished.size) {
    const there = new Set(known);
    for (const index of [published, unpublished]) {
      for (const id of index.ids()) if (!there.has(id)) index.remove(id);
    }
  }
  kept.revision = newest;
}
