import type { ChatbotQueryRow } from '../../database/rows/chatbot.ts';
import type { Org } from '../../database/types.ts';
import { type AnswerIndex, createAnswerIndex } from '../../matching/answer-index.ts';
import {
  type Indexed,
  indexBytesOfOrganization,
  indexedUntil,
  refuseIfForgotten,
} from '../../matching/memory-of-indexes.ts';
import type { Remembering } from '../../server-context.ts';
import { inSlices } from '../../slices.ts';
import { keywordsOf } from './present.ts';
import { activeIds, changedSince, readRevision } from './store/changes.ts';

/** The index of one organization in this process. */
interface Kept extends Indexed {
  index: AnswerIndex;
  /** Delays the recomputation of all weights after small changes. */
  settling: NodeJS.Timeout | null;
}

/** Indexes by organization, least recently used first. */
const createIndexes = () => new Map<string, Kept>();
/** Queries read at once. */
const page = 50;

/** The up-to-date index of an organization; indexes changes since the last question first. */
export async function indexOf(server: Remembering, org: Org): Promise<AnswerIndex> {
  const all = server.memory.of(createIndexes);
  const refreshed = (kept: Kept) => refresh(org, kept, all);
  const { index } = await indexedUntil(await readRevision(org), all, org.id, create, refreshed);
  return index;
}

const create = (): Kept => ({
  index: createAnswerIndex(),
  revision: 0,
  busy: null,
  settling: null,
});

const bytesOf = ({ index }: Kept) => index.bytes;

async function refresh(org: Org, kept: Kept, all: Map<string, Kept>): Promise<void> {
  const { index } = kept;
  const newest = await readRevision(org);
  for (let from = kept.revision; ; ) {
    const rows = await changedSince(org, from, page);
    await inSlices(indexRows(index, rows), org.id);
    refuseIfForgotten(all, org.id, kept, bytesOf);
    const last = rows.at(-1);
    if (!last || rows.length < page) break;
    from = Number(last.revision);
  }
  const ids = await activeIds(org);
  if (ids.length !== index.size) await inSlices(removeOthers(index, new Set(ids)), org.id);
  await settle(kept, org.id);
  kept.revision = newest;
}

/** Skips queries beyond the memory limit; they answer nothing. */
export function* indexRows(
  index: AnswerIndex,
  rows: readonly ChatbotQueryRow[],
  max = indexBytesOfOrganization,
): Generator<void> {
  for (const row of rows) {
    if (row.is_active === 1 && index.bytes < max) {
      index.put({ ...row, keywords: keywordsOf(row) });
    } else {
      index.remove(row.id);
    }
    yield;
  }
  yield* index.complete();
}

function* removeOthers(index: AnswerIndex, active: ReadonlySet<string>): Generator<void> {
  for (const id of index.ids()) {
    if (active.has(id)) continue;
    index.remove(id);
    yield;
  }
}

/** Up to this many pairs, computing all weights takes a few milliseconds at most. */
const few = 500;

/** Computes the weights of an index. A new or small one waits for it; a large one with few changes keeps answering meanwhile. */
async function settle(kept: Kept, of: string): Promise<void> {
  const isNew = kept.revision === 0;
  if (isNew || kept.index.size <= few) return inSlices(kept.index.settle(), of);
  kept.settling ??= setTimeout(() => {
    kept.settling = null;
    void inSlices(kept.index.settle(), of);
  }, pause).unref();
}

const pause = 200;
