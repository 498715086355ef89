import type { Database } from '../../database/types.ts';
import { Refusal } from '../../refusal.ts';
import type { Remembering } from '../../server-context.ts';
import { type Batch, inBatch } from './store/messages.ts';

type Work = (batch: Batch) => Promise<unknown>;

interface Job {
  work: Work;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

interface WriteQueue {
  waiting: Job[];
  isRunning: boolean;
}

const maxTogether = 500;
const createQueues = () => new Map<string, WriteQueue>();

/**
 * Batches socket writes to the chats of an organization: one
 * transaction, one commit, each session written once. Resolves when the write is
 * durable.
 */
export function together<R>(
  server: Remembering,
  organizationId: string,
  work: (batch: Batch) => Promise<R>,
): Promise<R> {
  const all = server.memory.of(createQueues);
  const queue = all.get(organizationId) ?? { waiting: [], isRunning: false };
  all.set(organizationId, queue);
  return new Promise<R>((resolve, reject) => {
    queue.waiting.push({ work, resolve: resolve as Job['resolve'], reject });
    if (queue.isRunning) return;
    queue.isRunning = true;
    setImmediate(() => void drain(server.database, organizationId, queue, all));
  });
}

async function drain(
  database: Database,
  organizationId: string,
  queue: WriteQueue,
  all: Map<string, WriteQueue>,
) {
  while (queue.waiting.length > 0) {
    const jobs = queue.waiting.splice(0, maxTogether);
    await doTogether(database, organizationId, jobs);
  }
  queue.isRunning = false;
  all.delete(organizationId);
}

type Outcome = { result: unknown } | { refusal: Refusal };

/** A rejection is thrown before anything is written, so it does not roll back the others. */
async function outcomeOf(work: Promise<unknown>): Promise<Outcome> {
  try {
    return { result: await work };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error };
    throw error;
  }
}

function settle({ resolve, reject }: Job, outcome: Outcome) {
  if ('refusal' in outcome) reject(outcome.refusal);
  else resolve(outcome.result);
}

async function doTogether(database: Database, organizationId: string, jobs: Job[]) {
  const org = database.org(organizationId);
  try {
    const results = await inBatch(org, async (batch) => {
      const outcomes: Outcome[] = [];
      for (const { work } of jobs) outcomes.push(await outcomeOf(work(batch)));
      return outcomes;
    });
    jobs.forEach((job, at) => settle(job, results[at] as Outcome));
  } catch (error) {
    if (jobs.length === 1) return jobs[0]?.reject(error);
    // One write failed and rolled back the others, so each runs on its own.
    for (const job of jobs) await doTogether(database, organizationId, [job]);
  }
}
