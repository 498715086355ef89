import { prepare } from '../../database/prepare.ts';
import type { ChatbotQueryRow } from '../../database/rows/chatbot.ts';
import type { Database, Org, P } from '../../database/types.ts';
import { type AnswerIndex, createAnswerIndex } from '../../matching/answer-index.ts';
import { keywordsOf } from './present.ts';
import { revisionCounter } from './store.ts';

/** The index of one organization in this process, and up to which revision it has heard. */
interface Kept {
  index: AnswerIndex;
  revision: number;
  /** The refreshing that is under way; the next one waits for it. */
  busy: Promise<void> | null;
  /** When many pairs have changed a little: waits for the next change, then has all measured. */
  settling: NodeJS.Timeout | null;
}

/** Per database, then per organization; who was asked last stands last. */
const indexes = new WeakMap<Database, Map<string, Kept>>();
const mostIndexes = 500;
/** How many pairs are taken in before others get their turn. */
const slice = 50;

const revision = prepare((org, p: P<'name'>) =>
  org.from('counters').where('name', p.name).select('value'),
);

const changedSince = prepare((org, p: P<'revision' | 'limit'>) =>
  org
    .from('chatbot_queries')
    .where('revision', '>', p.revision)
    .orderBy('revision')
    .limit(p.limit)
    .select('id', 'query', 'keywords', 'response', 'priority', 'is_active', 'revision'),
);

const activeIds = prepare((org) => org.from('chatbot_queries').where('is_active', 1).select('id'));

async function readRevision(org: Org): Promise<number> {
  const row = await org.first<{ value: number }>(revision({ name: revisionCounter }));
  return Number(row?.value ?? 0);
}

/** The index of an organization as of its last committed change: what changed since the last question is taken in first. */
export async function indexOf(database: Database, org: Org): Promise<AnswerIndex> {
  const kept = keptFor(database, org.id);
  const newest = await readRevision(org);
  while (kept.revision < newest) {
    kept.busy ??= takeIn(org, kept).finally(() => {
      kept.busy = null;
    });
    await kept.busy;
  }
  return kept.index;
}

function keptFor(database: Database, id: string): Kept {
  const all = indexes.get(database) ?? new Map<string, Kept>();
  indexes.set(database, all);
  const kept = all.get(id) ?? {
    index: createAnswerIndex(),
    revision: 0,
    busy: null,
    settling: null,
  };
  all.delete(id);
  all.set(id, kept);
  if (all.size > mostIndexes) {
    const [oldest] = all.keys();
    if (oldest !== undefined) all.delete(oldest);
  }
  return kept;
}

async function takeIn(org: Org, kept: Kept): Promise<void> {
  const { index } = kept;
  const newest = await readRevision(org);
  for (let from = kept.revision; ; ) {
    const rows = await org.all<ChatbotQueryRow>(changedSince({ revision: from, limit: slice }));
    for (const row of rows) {
      if (row.is_active === 1) index.put({ ...row, keywords: keywordsOf(row) });
      else index.remove(row.id);
    }
    const last = rows.at(-1);
    if (!last || rows.length < slice) break;
    from = Number(last.revision);
    await new Promise((done) => setImmediate(done));
  }
  const ids = await org.all<{ id: string }>(activeIds({}));
  if (ids.length !== index.size) {
    const active = new Set(ids.map(({ id }) => id));
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
