import { later, newId, now } from '../../../database/ids.ts';
import { prepare, prepareDirectory } from '../../../database/prepare.ts';
import type {
  WebhookAttemptRow,
  WebhookDeliveryRow,
  WebhookHealthRow,
} from '../../../database/rows/programs.ts';
import type { Database, Org, P } from '../../../database/types.ts';
import { leasedRows } from '../../../jobs/store.ts';
import { notFound, Refusal } from '../../../refusal.ts';

/** The key of a webhook. */
export interface Endpoint {
  organization_id: string;
  webhook_id: string;
}

/** A delivery leased by this process. */
export type Claimed = Endpoint &
  Pick<WebhookDeliveryRow, 'id' | 'seq' | 'attempts' | 'leased_until'>;

/** Webhooks with due deliveries, least recently triggered first, without paused ones. */
const withDue = prepareDirectory((directory, p: P<'limit'>) =>
  directory
    .from('webhook_health', 'health')
    .where((free) =>
      free.whereNull('resting_until').orWhere('resting_until', '<=', directory.time()),
    )
    .whereNotIn(
      'health.organization_id',
      directory.from('organizations').whereNotNull('deletes_at').select('id'),
    )
    .whereExists(
      directory
        .from('webhook_deliveries', 'due')
        .whereRaw('due.organization_id = health.organization_id')
        .whereRaw('due.webhook_id = health.webhook_id')
        // Not a parameter, since SQLite would then plan the query again on each run to use a partial index.
        .whereRaw("due.state = 'waiting'")
        .where('due.due_at', '<=', directory.time())
        .where((free) =>
          free.whereNull('due.leased_until').orWhere('due.leased_until', '<', directory.time()),
        )
        .select(directory.raw('1')),
    )
    .orderByRaw(`coalesce(last_triggered_at, '')`)
    .limit(p.limit)
    .select('organization_id', 'webhook_id', 'failures'),
);

export const endpointsWithDue = ({ directory }: Database, limit: number) =>
  directory.all<Endpoint & { failures: number }>(withDue({ limit }));

/** Deliveries as jobs, grouped by webhook. */
export const deliveryRows = (database: Database) =>
  leasedRows<Claimed>(database, {
    table: 'webhook_deliveries',
    waiting: "state = 'waiting'",
    key: ['organization_id', 'id'],
    group: ['organization_id', 'webhook_id'],
    columns: ['seq'],
  });

/** The outcome of an attempt. */
export interface Outcome {
  status: number | null;
  durationMs: number;
  error: string | null;
  /** The beginning of the receiver's response. */
  answer: string | null;
}

/** Milliseconds until the next attempt of a delivery (null for none), and until the webhook is used again. */
export interface Next {
  wait: number | null;
  rest: number | null;
}

/**
 * Records the outcome of an attempt; `nextAfter` gets the number of failures in a row, which includes our own
 * errors. Only
 * failures of the receiver make the webhook count as failing. Returns since when it has been failing.
 */
export async function noteOutcome(
  { directory }: Database,
  claimed: Claimed,
  outcome: Outcome,
  nextAfter: (failures: number) => Next,
  isReceivers = true,
): Promise<{ failingSince: string | null }> {
  const at = now();
  const { status, durationMs, error } = outcome;
  const { organization_id, webhook_id, id } = claimed;
  const seen = { last_status: status, duration_ms: durationMs, error, leased_until: null };
  return directory.write(async (tx) => {
    const where = { organization_id, webhook_id };
    const row = await tx.first<Pick<WebhookHealthRow, 'failures' | 'failing_since'>>(
      tx.from('webhook_health').where(where).select('failures', 'failing_since'),
    );
    const failures = error === null ? 0 : Number(row?.failures ?? 0) + 1;
    const next = nextAfter(failures);
    const before = row?.failing_since ?? null;
    const failingSince = error === null ? null : isReceivers ? (before ?? at) : before;
    const isThere = await tx.update(
      'webhook_deliveries',
      { organization_id, id },
      error === null
        ? { ...seen, state: 'delivered', due_at: null, delivered_at: at }
        : next.wait === null
          ? { ...seen, state: 'failed', due_at: null }
          : { ...seen, due_at: later(next.wait) },
    );
    // If the delivery was deleted with its webhook meanwhile, there is nothing to attach an attempt to.
    if (isThere > 0) {
      await tx.insert('webhook_attempts', { organization_id, ...attemptRow(id, outcome, at) });
    }
    if (error === null && Number(row?.failures ?? 0) >= outage) {
      await tx.update(
        'webhook_deliveries',
        (waiting) => waiting.where({ ...where, state: 'waiting' }).where('due_at', '>', at),
        { due_at: at },
      );
    }
    await tx.update('webhook_health', where, {
      failures,
      last_triggered_at: at,
      resting_until: next.rest === null ? null : later(next.rest),
      failing_since: failingSince,
      ...(error === null ? { last_success_at: at } : { last_failure_at: at }),
    });
    return { failingSince };
  });
}

/** Failures in a row after which a success makes all waiting deliveries due. */
const outage = 3;

const attemptRow = (deliveryId: string, outcome: Outcome, at: string) => ({
  id: newId(),
  delivery_id: deliveryId,
  status: outcome.status,
  duration_ms: outcome.durationMs,
  error: outcome.error,
  answer: outcome.answer,
  created_at: at,
});

const month = 30 * 24 * 60 * 60 * 1000;

export async function forgetOldDeliveries({ directory }: Database): Promise<void> {
  await directory.write((tx) =>
    tx.remove('webhook_deliveries', (row) =>
      row.whereNot('state', 'waiting').where('created_at', '<', later(-month)),
    ),
  );
}

const pageOf = prepare((org, p: P<'webhook' | 'limit' | 'offset'>) =>
  org
    .from('webhook_deliveries')
    .where('webhook_id', p.webhook)
    .orderByRaw('seq desc')
    .limit(p.limit)
    .offset(p.offset),
);
const countOf = prepare((org, p: P<'webhook'>) =>
  org.from('webhook_deliveries').where('webhook_id', p.webhook).count('* as count'),
);

/** The deliveries of a webhook, sent and waiting, newest event first. */
export async function readDeliveries(org: Org, webhook: string, limit: number, offset: number) {
  const rows = await org.all<WebhookDeliveryRow>(pageOf({ webhook, limit, offset }));
  const counted = await org.first<{ count: number }>(countOf({ webhook }));
  return { rows, total: Number(counted?.count ?? 0) };
}

/** The type of a test delivery; its payload has the first type that the webhook subscribes to. */
export const testDelivery = 'webhook.test';

/** Records that a webhook is tested; returns the sequence number of the event. */
export const recordTest = (org: Org, webhookId: string): Promise<number> =>
  org.write((tx) => tx.record('webhook.tested', { webhookId }));

/** Adds a test and its outcome to the deliveries and to the webhook's status; it is not retried, and doesn't count as an outage. */
export function keepTest(
  org: Org,
  webhookId: string,
  seq: number,
  outcome: Outcome,
): Promise<void> {
  const at = now();
  const id = newId();
  const { status, durationMs, error } = outcome;
  return org.write(async (tx) => {
    await tx.insert('webhook_deliveries', {
      id,
      webhook_id: webhookId,
      seq,
      type: testDelivery,
      state: error === null ? 'delivered' : 'failed',
      attempts: 1,
      last_status: status,
      duration_ms: durationMs,
      error,
      created_at: at,
      delivered_at: error === null ? at : null,
    });
    await tx.insert('webhook_attempts', attemptRow(id, outcome, at));
    await tx.update(
      'webhook_health',
      { webhook_id: webhookId },
      {
        last_triggered_at: at,
        ...(error === null ? { last_success_at: at } : { last_failure_at: at }),
      },
    );
  });
}

/** Queues a delivery again, with new attempts. */
export function redeliver(org: Org, webhookId: string, id: string): Promise<WebhookDeliveryRow> {
  return org.write(async (tx) => {
    const mine = { id, webhook_id: webhookId };
    const before = await tx.first<WebhookDeliveryRow>(tx.from('webhook_deliveries').where(mine));
    if (before?.type === testDelivery) {
      throw new Refusal(
        409,
        "Tests can't be redelivered. Send a new test instead.",
        'test_delivery',
      );
    }
    const changed = await tx.update('webhook_deliveries', mine, {
      state: 'waiting',
      attempts: 0,
      due_at: now(),
      leased_until: null,
      delivered_at: null,
    });
    const row = await tx.first<WebhookDeliveryRow>(tx.from('webhook_deliveries').where('id', id));
    if (changed === 0 || !row) throw notFound('Delivery not found');
    return row;
  });
}

/** Queues all deliveries again that have failed since a time; returns how many. */
export const redeliverFailed = (org: Org, webhookId: string, since: string): Promise<number> =>
  org.write((tx) =>
    tx.update(
      'webhook_deliveries',
      (row) =>
        row
          .where({ webhook_id: webhookId, state: 'failed' })
          .whereNot('type', testDelivery)
          .where('created_at', '>=', new Date(since).toISOString()),
      { state: 'waiting', attempts: 0, due_at: now(), leased_until: null },
    ),
  );

const deliveryOf = prepare((org, p: P<'webhook' | 'id'>) =>
  org.from('webhook_deliveries').where('webhook_id', p.webhook).where('id', p.id),
);
const attemptsOf = prepare((org, p: P<'delivery'>) =>
  org.from('webhook_attempts').where('delivery_id', p.delivery).orderBy(['created_at', 'id']),
);

/** A delivery with its attempts, oldest first. */
export async function readAttempts(org: Org, webhookId: string, id: string) {
  const delivery = await org.first<WebhookDeliveryRow>(deliveryOf({ webhook: webhookId, id }));
  if (!delivery) throw notFound('Delivery not found');
  return { delivery, attempts: await org.all<WebhookAttemptRow>(attemptsOf({ delivery: id })) };
}
