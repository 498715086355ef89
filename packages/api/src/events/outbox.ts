import type { OutboxRow } from '../database/rows/events.ts';
import type { Database } from '../database/types.ts';
import type { EventName } from '../event-catalog.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { backoff } from '../jobs/retry.ts';
import { leasedRows, type OrganizationGroup, organizationGroup } from '../jobs/store.ts';
import type { Listener } from './listener.ts';
import { eventOf } from './read.ts';

/** An event for one listener to handle. */
type Delivery = Pick<OutboxRow, 'organization_id' | 'id' | 'seq' | 'attempts' | 'leased_until'>;

/** The queue of one listener, so that a slow listener delays only itself. */
export function outboxOf(
  database: Database,
  listener: Listener,
  every?: number,
): JobQueue<OrganizationGroup, Delivery> {
  const {
    name,
    concurrency = 4,
    timeout = 30_000,
    attempts = 40,
    concerns = () => true,
  } = listener;
  if (!/^[a-z-]+$/.test(name)) throw new Error(`${name} is not a listener's name`);
  const rows = leasedRows<Delivery>(database, {
    table: 'outbox',
    waiting: `listener = '${name}' and done_at is null`,
    key: ['organization_id', 'id'],
    group: ['organization_id'],
    columns: ['seq'],
  });
  // Leaves some slots to other organizations, however busy one is.
  const max = concurrency > 4 ? Math.ceil(concurrency * 0.75) : concurrency;
  const subscribed: readonly EventName[] = listener.events;
  return {
    name,
    concurrency,
    timeout,
    every,
    wakesOn: (event) => subscribed.includes(event.name) && concerns(event),
    groups: async () => (await rows.groups()).map((id) => organizationGroup(id, max)),
    claim: rows.claim,
    async run({ organization_id, id, seq, attempts: attempt }, signal) {
      const org = database.org(organization_id);
      const event = await eventOf(org, seq);
      if (event) await listener.handle(event, { id, attempt, org, signal });
    },
    retryAfter: (job) => (job.attempts >= attempts ? null : backoff(job.attempts)),
    done: (job) => rows.settle(job, { done_at: new Date().toISOString(), last_error: null }),
    failed: (job, error, wait) =>
      rows.release(job, wait, { last_error: String(error).slice(0, 500) }),
    putBack: (job, wait) => rows.release(job, wait, { attempts: job.attempts - 1 }),
    free: rows.free,
    facts: ({ organization_id: organization, seq }) => ({ organization, seq }),
  };
}
