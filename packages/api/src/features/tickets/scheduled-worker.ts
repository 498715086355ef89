import type { ScheduledReplyRow } from '../../database/rows/tickets.ts';
import type { Database, Log } from '../../database/types.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import { backoff } from '../../jobs/retry.ts';
import { leasedRows, type OrganizationGroup, organizationGroup } from '../../jobs/store.ts';
import { createWorker, type Worker } from '../../jobs/worker.ts';
import { nextDue } from './read/scheduled.ts';
import { sendDueReply } from './store/scheduled.ts';

type Due = Pick<
  ScheduledReplyRow,
  'organization_id' | 'id' | 'ticket_id' | 'attempts' | 'leased_until'
>;

const together = 16;
const togetherForOne = 4;
/** Milliseconds: a node that is killed while it sends delays a reply by little more. */
const timeout = 5_000;
/** No timer is set for longer: what is due later is found by a poll until then. */
const horizon = 60_000;

/**
 * Sends replies when they are due. A timer wakes it at the moment of the next one; every node has its own, and a row
 * that is gone is what makes a reply be sent once.
 */
export function createReplyWorker(database: Database, log: Log): Worker {
  const rows = leasedRows<Due>(database, {
    table: 'scheduled_replies',
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
    const wait = Date.parse(next) - Date.now();
    if (wait > 0 && wait < horizon) timer = setTimeout(() => void worker.wake(), wait).unref();
  }

  const queue: JobQueue<OrganizationGroup, Due> = {
    name: 'scheduled-replies',
    concurrency: together,
    timeout,
    wakesOn: ({ name }) => name === 'scheduled_reply.changed',
    prepare: setTimer,
    groups: async () => (await rows.groups()).map((id) => organizationGroup(id, togetherForOne)),
    claim: ({ organization_id }, limit, lease) => rows.claim({ organization_id }, limit, lease),
    run: ({ organization_id, ticket_id, id }) =>
      sendDueReply(database.org(organization_id), ticket_id, id),
    retryAfter: ({ attempts }) => backoff(attempts),
    done: () => Promise.resolve(),
    failed: (job, _error, wait) => rows.release(job, wait ?? timeout),
    putBack: (job, wait) => rows.release(job, wait),
    free: rows.free,
    facts: ({ organization_id, id }) => ({ organizationId: organization_id, reply: id }),
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
