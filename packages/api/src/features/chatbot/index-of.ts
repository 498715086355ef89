import type { Org } from '../../database/types.ts';
import { type AnswerIndex, createAnswerIndex } from '../../matching/answer-index.ts';
import type { Remembering } from '../../server-context.ts';
import { keywordsOf } from './present.ts';
import { activeIds, changedSince, readRevision } from './store/changes.ts';

/** The index of one organization in this process, and its revision. */
interface Kept {
  index: AnswerIndex;
  revision: number;
  /** The refresh in progress; the next one waits for it. */
  busy: Promise<void> | null;
  /** Delays the recomputation of all weights after small changes. */
  settling: NodeJS.Timeout | null;
}

/** By organization, in order of last use. */
const createIndexes = () => new Map<string, Kept>();
const maxIndexes = 500;
/** Queries indexed before yielding to the event loop. */
const slice = 50;

/** The up-to-date index of an organization; changes since the last question are indexed first. */
export async function indexOf(server: Remembering, org: Org): Promise<AnswerIndex> {
  const kept = keptFor(server, org.id);
  const newest = await readRevision(org);
  while (kept.revision < newest) {
    kept.busy ??= takeIn(org, kept).finally(() => {
      kept.busy = null;
    });
    await kept.busy;
  }
  return kept.index;
}

function keptFor({ memory }: Remembering, id: string): Kept {
  const all = memory.of(createIndexes);
  const kept = all.get(id) ?? {
    index: createAnswerIndex(),
    revision: 0,
    busy: null,
    settling: null,
  };
  all.delete(id);
  all.set(id, kept);
  if (all.size > maxIndexes) {
    const [oldest] = all.keys();
    if (oldest !== undefined) all.delete(oldest);
  }
  return kept;
}

async function takeIn(org: Org, kept: Kept): Promise<void> {
  const { index } = kept;
  const newest = await readRevision(org);
  for (let from = kept.revision; ; ) {
    const rows = await changedSince(org, from, slice);
    for (const row of rows) {
      if (row.is_active === 1) index.put({ ...row, keywords: keywordsOf(row) });
      else index.remove(row.id);
    }
    const last = rows.at(-1);
    if (!last || rows.length < slice) break;
    from = Number(last.revision);
    await new Promise((done) => setImmediate(done));
  }
  const ids = await activeIds(org);
  if (ids.length !== index.size) {
    const active = new Set(ids);
    for (const id of index.ids()) if (!active.has(id)) index.remove(id);
  }
  await settle(kept);
  kept.revision = newest;
}

/** Up to so many pairs all is settled within a millisecond or a few. */
const few = 500;

/** A new index is settled before it answers, a large one that changed a little while it answers already. */
async function settle(kept: Kept): Promise<void> {
  const isNew = kept.revision === 0;
  if (isNew || kept.index.size <= few) return settleInTurns(kept.index);
  kept.settling ??= setTimeout(() => {
    kept.settling = null;
    void settleInTurns(kept.index);
  }, pause).unref();
}

const pause = 200;

async function settleInTurns(index: AnswerIndex): Promise<void> {
  for (const _ of index.settle()) await new Promise((done) => setImmediate(done));
}
