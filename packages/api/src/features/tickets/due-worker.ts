import { time } from '../../database/ids.ts';
import type { Database, Directory, Log, Org } from '../../database/types.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import { backoff } from '../../jobs/retry.ts';
import {
  type Leased,
  type LeasedTable,
  leasedRows,
  type OrganizationGroup,
  organizationGroup,
} from '../../jobs/store.ts';
import { createWorker, type Worker } from '../../jobs/worker.ts';

interface Due extends Leased {
  organization_id: string;
  id: string;
  ticket_id: string;
}

/** A kind of scheduled action on tickets. */
interface Moments {
  name: string;
  table: LeasedTable['table'];
  /** The event that announces a new due time. */
  event: string;
  nextDue(directory: Directory): Promise<string | null>;
  /** Runs in one transaction that removes the row, so it happens only once across all nodes. */
  run(org: Org, ticketId: string, id: string): Promise<void>;
}

const together = 16;
const togetherForOne = 4;
/** Milliseconds; if a node is killed at work, the action is delayed by little more than this. */
const timeout = 5_000;
/** The longest timer, in milliseconds; a poll finds anything due later. */
const horizon = 60_000;

/**
 * Runs actions when they are due. Each node sets a timer for the next due time, and removing the row ensures that an action
 * runs only once.
 */
export function createDueWorker(
  database: Database,
  { name, table, event, nextDue, run }: Moments,
  log: Log,
): Worker {
  const rows = leasedRows<Due>(database, {
    table,
    waiting: 'due_at is not null',
    key: ['organization_id', 'id'],
    group: ['organization_id'],
    columns: ['ticket_id'],
  });
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function setTimer() {
    const next = await nextDue(database.directory);
    clearTimeout(timer);
    if (next === null) return;
    const wait = Date.parse(next) - time();
    if (wait > 0 && wait < horizon) timer = setTimeout(() => void worker.wake(), wait).unref();
  }

  const queue: JobQueue<OrganizationGroup, Due> = {
    name,
    concurrency: together,
    timeout,
    wakesOn: (committed) => committed.name === event,
    prepare: setTimer,
    groups: async () => (await rows.groups()).map((id) => organizationGroup(id, togetherForOne)),
    claim: ({ organization_id }, limit, lease) => rows.claim({ organization_id }, limit, lease),
    run: ({ organization_id, ticket_id, id }) => run(database.org(organization_id), ticket_id, id),
    retryAfter: ({ attempts }) => backoff(attempts),
    done: () => Promise.resolve(),
    failed: (job, _error, wait) => rows.release(job, wait ?? timeout),
    putBack: (job, wait) => rows.release(job, wait),
    free: rows.free,
    facts: ({ organization_id, ticket_id, id }) => ({
      organizationId: organization_id,
      ticket: ticket_id,
      id,
    }),
  };
  const worker = createWorker(database, queue, log);
  return {
    ...worker,
    async stop() {
      await worker.stop();
      clearTimeout(timer);
    },
  };
}
