import type { Database } from '../../database/types.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Batch, inBatch } from './messages.ts';

type Work = (batch: Batch) => Promise<unknown>;

interface Job {
  work: Work;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

interface Lane {
  waiting: Job[];
  isRunning: boolean;
}

const mostTogether = 500;
const lanes = new WeakMap<Database, Map<string, Lane>>();

/**
 * Does something to the chats of an organization together with whatever else the sockets bring meanwhile: one
 * transaction, one commit, each session written once. Resolves when it is durable.
 */
export function together<R>(
  database: Database,
  organizationId: string,
  work: (batch: Batch) => Promise<R>,
): Promise<R> {
  const all = lanes.get(database) ?? new Map<string, Lane>();
  lanes.set(database, all);
  const lane = all.get(organizationId) ?? { waiting: [], isRunning: false };
  all.set(organizationId, lane);
  return new Promise<R>((resolve, reject) => {
    lane.waiting.push({ work, resolve: resolve as Job['resolve'], reject });
    if (lane.isRunning) return;
    lane.isRunning = true;
    setImmediate(() => void drain(database, organizationId, lane, all));
  });
}

async function drain(
  database: Database,
  organizationId: string,
  lane: Lane,
  all: Map<string, Lane>,
) {
  while (lane.waiting.length > 0) {
    const jobs = lane.waiting.splice(0, mostTogether);
    await doTogether(database, organizationId, jobs);
  }
  lane.isRunning = false;
  all.delete(organizationId);
}

type Outcome = { result: unknown } | { refusal: Refusal };

/** A refusal comes before anything is written, so that it takes nobody else back. */
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
    // One of them failed, and took the others back with it: now each for itself.
    for (const job of jobs) await doTogether(database, organizationId, [job]);
  }
}
