import { later, now } from '../database/ids.ts';
import type { ScheduleRow } from '../database/rows/events.ts';
import type { Database } from '../database/types.ts';
import type { Group, JobQueue } from './queue.ts';
import { backoff } from './retry.ts';
import { leasedRows } from './store.ts';

/** A recurring task, run by one node at a time. */
export interface Task {
  /** Milliseconds from the end of one run to the next. */
  every: number;
  work(): Promise<unknown>;
}

type Due = Pick<ScheduleRow, 'name' | 'attempts' | 'leased_until'>;

const timeout = 10 * 60_000;

/** A queue of recurring tasks by name; a new one is due at once. */
export function schedule(
  database: Database,
  tasks: Readonly<Record<string, Task>>,
): JobQueue<Group, Due> & { enroll(): Promise<void> } {
  const rows = leasedRows<Due>(database, {
    table: 'schedules',
    waiting: 'due_at is not null',
    key: ['name'],
    group: ['name'],
  });
  const next = ({ name }: Due) => later(tasks[name]?.every ?? timeout);
  return {
    name: 'schedule',
    concurrency: 4,
    timeout,
    async enroll() {
      await database.directory.write(async (tx) => {
        for (const name of Object.keys(tasks)) {
          await tx.insertIfAbsent('schedules', { name, due_at: now() });
        }
      });
    },
    // Nodes of other releases may have tasks that this one does not know.
    groups: async () =>
      (await rows.groups()).filter((name) => tasks[name]).map((name) => ({ key: name, max: 1 })),
    claim: ({ key }, limit, lease) => rows.claim({ name: key }, limit, lease),
    async run({ name }) {
      await tasks[name]?.work();
    },
    retryAfter: ({ name, attempts }) => Math.min(backoff(attempts), tasks[name]?.every ?? timeout),
    done: (job) => rows.settle(job, { due_at: next(job), attempts: 0, last_error: null }),
    failed: (job, error, wait) =>
      rows.release(job, wait ?? timeout, { last_error: String(error).slice(0, 500) }),
    putBack: (job, wait) => rows.release(job, wait, { attempts: job.attempts - 1 }),
    free: rows.free,
    facts: ({ name }) => ({ task: name }),
  };
}
