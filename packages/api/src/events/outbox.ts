import { now } from '../database/ids.ts';
import type { OutboxRow } from '../database/rows/events.ts';
import type { Database } from '../database/types.ts';
import type { EventName } from '../event-catalog.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { attemptsOverWeekend, backoff } from '../jobs/retry.ts';
import { leasedRows, type OrganizationGroup, organizationGroup } from '../jobs/store.ts';
import type { Listener } from './listener.ts';
import { eventOf } from './read.ts';

/** An event for one listener to handle. */
type Delivery = Pick<
  OutboxRow,
  'organization_id' | 'id' | 'seq' | 'attempts' | 'leased_until' | 'message_id'
>;

/** The queue of one listener, so a slow listener delays only itself. */
export function outboxOf(
  database: Database,
  listener: Listener,
  every?: number,
): JobQueue<OrganizationGroup, Delivery> {
  const {
    name,
    concurrency = 4,
    timeout = 30_000,
    attempts = attemptsOverWeekend,
    concerns = () => true,
    isFinal = () => false,
    reasonOf = String,
  } = listener;
  if (!/^[a-z-]+$/.test(name)) throw new Error(`${name} is not a listener's name`);
  const rows = leasedRows<Delivery>(database, {
    table: 'outbox',
    waiting: `listener = '${name}' and done_at is null`,
    key: ['organization_id', 'id'],
    group: ['organization_id'],
    columns: ['seq', 'message_id'],
  });
  // Leaves some slots to other organizations, however busy one is.
  const max = concurrency > 4 ? Math.ceil(concurrency * 0.75) : concurrency;
  /** Announces a changed delivery state, because tickets show the state of their emails and cached copies are out of date. */
  const tellDelivery = (
    { organization_id, id, seq, message_id: messageId }: Delivery,
    isNews: boolean,
    patch: { done_at?: string; last_error?: null } = {},
  ) =>
    database.org(organization_id).write(async (tx) => {
      await tx.update('outbox', { id }, { leased_until: null, ...patch });
      const event = isNews ? await eventOf(tx, seq) : undefined;
      if (!event || !messageId || !('ticket' in event.payload)) return;
      const ticketId = event.payload.ticket.id;
      await tx.record('message.delivery_changed', { ticketId, messageId });
    });
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
    retryAfter: (job, error) =>
      isFinal(error) || job.attempts >= attempts ? null : backoff(job.attempts),
    async done(job) {
      const done = { done_at: now(), last_error: null };
      if (job.message_id) await tellDelivery(job, job.attempts > 1, done);
      else await rows.settle(job, done);
    },
    async failed(job, error, wait) {
      await rows.release(job, wait, { last_error: reasonOf(error).slice(0, 500) });
      if (job.message_id && wait === null) await tellDelivery(job, true);
    },
    async putBack(job, wait, reason) {
      const attempts = job.attempts - 1;
      await rows.release(job, wait, { attempts, ...(reason && { last_error: reason }) });
      if (reason && job.message_id) await tellDelivery(job, true);
    },
    free: rows.free,
    facts: ({ organization_id: organization, seq }) => ({ organization, seq }),
  };
}
