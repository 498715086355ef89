import type { HelpArticleRow } from '../../database/rows/help.ts';
import type { Org } from '../../database/types.ts';
import { type ArticleIndex, createArticleIndex } from '../../matching/article-index.ts';
import { indexBytesOfOrganization, refuseIfForgotten } from '../../matching/memory-of-indexes.ts';
import type { Remembering } from '../../server-context.ts';
import { inSlices } from '../../slices.ts';
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
/** Articles read at once: they may have a megabyte each. */
const page = 20;

/** The up-to-date indexes of an organization; changes since the last search are indexed first. */
export async function indexesOf(server: Remembering, org: Org): Promise<Indexes> {
  const all = server.memory.of(createIndexes);
  const kept = keptFor(all, org.id);
  const newest = await readRevision(org);
  while (kept.revision < newest) {
    kept.busy ??= refresh(org, kept, all).finally(() => {
      kept.busy = null;
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

export const bytesOf = ({ published, unpublished }: Indexes) => published.bytes + unpublished.bytes;

async function refresh(org: Org, kept: Kept, all: Map<string, Kept>): Promise<void> {
  const newest = await readRevision(org);
  for (let from = kept.revision; ; ) {
    const rows = await changedSince(org, from, page);
    await inSlices(indexRows(kept, rows));
    refuseIfForgotten(all, org.id, kept, bytesOf);
    const last = rows.at(-1);
    if (!last || rows.length < page) break;
    from = Number(last.revision);
  }
  const known = await articleIds(org);
  if (known.length !== kept.published.size + kept.unpublished.size) {
    await inSlices(removeOthers(kept, new Set(known)));
  }
  kept.revision = newest;
}

function* indexRows(kept: Kept, rows: readonly HelpArticleRow[]): Generator<void> {
  const { published, unpublished } = kept;
  for (const row of rows) {
    const [to, from] = row.is_published === 1 ? [published, unpublished] : [unpublished, published];
    yield* from.remove(row.id);
    yield* to.put({ id: row.id, ...searchedParts(row, bytesOf(kept)) });
  }
}

/** What is searched of an article: without its text when the indexes are full, and nothing when they are more than full. */
export function searchedParts(
  row: Pick<HelpArticleRow, 'title' | 'tags' | 'text'>,
  bytes: number,
  max = indexBytesOfOrganization,
) {
  if (bytes > max * 1.25) return { title: '', tags: [], text: '' };
  return { title: row.title, tags: tagsOf(row), text: bytes > max ? '' : row.text };
}

function* removeOthers(indexes: Indexes, known: ReadonlySet<string>): Generator<void> {
  for (const index of [indexes.published, indexes.unpublished]) {
    for (const id of index.ids()) if (!known.has(id)) yield* index.remove(id);
  }
}
