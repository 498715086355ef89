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

/** What happens to a ticket at a moment that somebody has chosen. */
interface Moments {
  name: string;
  table: LeasedTable['table'];
  /** The event of a new moment. */
  event: string;
  nextDue(directory: Directory): Promise<string | null>;
  /** One transaction, which takes the row away: that makes it once, whoever else tries. */
  run(org: Org, ticketId: string, id: string): Promise<void>;
}

const together = 16;
const togetherForOne = 4;
/** Milliseconds: a node that is killed at work delays what is due by little more. */
const timeout = 5_000;
/** No timer is set for longer: what is due later is found by a poll until then. */
const horizon = 60_000;

/**
 * Does what is due. A timer wakes it at the next moment; every node has its own, and a row that is gone is what makes it
 * happen once.
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
