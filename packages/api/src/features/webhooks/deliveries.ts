import { newId, now } from '../../database/ids.ts';
import { prepare, prepareDirectory } from '../../database/prepare.ts';
import type { WebhookDeliveryRow, WebhookRow } from '../../database/rows/programs.ts';
import type { Database, Org, P } from '../../database/types.ts';
import { eventsAfter } from '../../events/read.ts';
import { notFound } from '../../http/refusal.ts';
import { isTold } from './message.ts';

/** A webhook by the pair that names it everywhere. */
export interface Endpoint {
  organization_id: string;
  webhook_id: string;
}

/** A delivery that this process may try now. */
export type Claimed = Endpoint & Pick<WebhookDeliveryRow, 'id' | 'seq' | 'attempts'>;

const listeners = prepare((org) =>
  org
    .from('webhooks')
    .join(org.from('webhook_health').as('health'), 'health.webhook_id', 'webhooks.id')
    .where('webhooks.is_active', 1)
    .select('webhooks.id', 'webhooks.event_names', 'health.told_until'),
);

const handful = 200;

/**
 * Makes deliveries of the events that an organization's webhooks have not been told of. The log of events is written
 * with the change itself, so that what was committed is told, whatever dies in between.
 */
export async function makeDeliveries({ directory }: Database, org: Org): Promise<void> {
  const webhooks = await org.all<{ id: string; event_names: string; told_until: number }>(
    listeners({}),
  );
  for (const { id, event_names, told_until } of webhooks) {
    const wanted = JSON.parse(event_names) as string[];
    for (let told = Number(told_until); ; ) {
      const news = await eventsAfter(org, told, handful);
      const last = news.at(-1);
      if (!last) break;
      const rows = news.filter((event) => isTold(event) && wanted.includes(event.name));
      await directory.write(async (tx) => {
        const mine = { organization_id: org.id, webhook_id: id };
        const moved = await tx.update(
          'webhook_health',
          { ...mine, told_until: told },
          { told_until: last.seq },
        );
        // Another node was faster.
        if (moved === 0) return;
        for (const { seq, name, createdAt } of rows) {
          await tx.insertIfAbsent('webhook_deliveries', {
            ...mine,
            id: newId(),
            seq,
            type: name,
            state: 'waiting',
            due_at: createdAt,
            created_at: now(),
          });
        }
      });
      told = last.seq;
    }
  }
}

const behind = prepareDirectory((directory) =>
  directory
    .from('webhook_health', 'health')
    .join('webhooks', (on) =>
      on
        .on('webhooks.organization_id', 'health.organization_id')
        .andOn('webhooks.id', 'health.webhook_id'),
    )
    .join('organizations', 'organizations.id', 'health.organization_id')
    .where('webhooks.is_active', 1)
    .whereRaw('health.told_until < organizations.seq')
    .distinct('organizations.id'),
);

/** Organizations with webhooks that have not been told of everything. */
export async function organizationsBehind({ directory }: Database): Promise<string[]> {
  return (await directory.all<{ id: string }>(behind({}))).map(({ id }) => id);
}

type Moment = P<'now' | 'limit'>;

/** Webhooks with something due, the one that waits longest for its turn first; a resting one has none. */
const withDue = prepareDirectory((directory, p: Moment) =>
  directory
    .from('webhook_health', 'health')
    .where((free) => free.whereNull('resting_until').orWhere('resting_until', '<=', p.now))
    .whereExists(
      directory
        .from('webhook_deliveries', 'due')
        .whereRaw('due.organization_id = health.organization_id')
        .whereRaw('due.webhook_id = health.webhook_id')
        .where('due.state', 'waiting')
        .where('due.due_at', '<=', p.now)
        .where((free) => free.whereNull('due.leased_until').orWhere('due.leased_until', '<', p.now))
        .select(directory.raw('1')),
    )
    .orderByRaw(`coalesce(last_triggered_at, '')`)
    .limit(p.limit)
    .select('organization_id', 'webhook_id', 'failures'),
);

export const endpointsWithDue = ({ directory }: Database, limit: number) =>
  directory.all<Endpoint & { failures: number }>(withDue({ now: now(), limit }));

const dueOf = prepareDirectory((directory, p: P<'organization' | 'webhook' | 'now' | 'limit'>) =>
  directory
    .from('webhook_deliveries')
    .where('organization_id', p.organization)
    .where('webhook_id', p.webhook)
    .where('state', 'waiting')
    .where('due_at', '<=', p.now)
    .where((free) => free.whereNull('leased_until').orWhere('leased_until', '<', p.now))
    .orderBy(['due_at', 'seq'])
    .limit(p.limit)
    .select('organization_id', 'webhook_id', 'id', 'seq', 'attempts', 'leased_until'),
);

/** Takes up to `limit` due deliveries of a webhook until the lease ends; a node that was slower gets none. */
export function claimDue(
  { directory }: Database,
  { organization_id, webhook_id }: Endpoint,
  limit: number,
  lease: number,
): Promise<Claimed[]> {
  return directory.write(async (tx) => {
    const values = { organization: organization_id, webhook: webhook_id, now: now(), limit };
    const rows = await tx.all<Claimed & { leased_until: string | null }>(dueOf(values));
    const taken: Claimed[] = [];
    for (const { leased_until, ...row } of rows) {
      const where = { organization_id, id: row.id, leased_until, state: 'waiting' as const };
      const attempts = row.attempts + 1;
      const changed = await tx.update('webhook_deliveries', where, {
        attempts,
        leased_until: later(lease),
      });
      if (changed > 0) taken.push({ ...row, attempts });
    }
    return taken;
  });
}

/** What came of a try. */
export interface Outcome {
  status: number | null;
  durationMs: number;
  error: string | null;
}

/** Milliseconds until the next try of a delivery (null: none), and until anything is sent to its webhook again. */
export interface Next {
  wait: number | null;
  rest: number | null;
}

/** Writes down how a try went; `next` is told how many in a row have failed by now. */
export async function noteOutcome(
  { directory }: Database,
  claimed: Claimed,
  { status, durationMs, error }: Outcome,
  nextAfter: (failures: number) => Next,
): Promise<void> {
  const at = now();
  const { organization_id, webhook_id, id } = claimed;
  const seen = { last_status: status, duration_ms: durationMs, error, leased_until: null };
  await directory.write(async (tx) => {
    const where = { organization_id, webhook_id };
    const row = await tx.first<{ failures: number }>(
      tx.from('webhook_health').where(where).select('failures'),
    );
    const failures = error === null ? 0 : Number(row?.failures ?? 0) + 1;
    const next = nextAfter(failures);
    await tx.update(
      'webhook_deliveries',
      { organization_id, id },
      error === null
        ? { ...seen, state: 'delivered', due_at: null, delivered_at: at }
        : next.wait === null
          ? { ...seen, state: 'failed', due_at: null }
          : { ...seen, due_at: later(next.wait) },
    );
    await tx.update('webhook_health', where, {
      failures,
      last_triggered_at: at,
      resting_until: next.rest === null ? null : later(next.rest),
      ...(error === null ? { last_success_at: at } : { last_failure_at: at }),
    });
  });
}

/** Frees what a killed process had taken: right where one process owns the database. */
export async function freeDeliveries({ directory }: Database): Promise<void> {
  await directory.write((tx) =>
    tx.update(
      'webhook_deliveries',
      (row) => row.where('state', 'waiting').whereNotNull('leased_until'),
      { leased_until: null },
    ),
  );
}

const month = 30 * 24 * 60 * 60 * 1000;

export async function forgetOldDeliveries({ directory }: Database): Promise<void> {
  await directory.write((tx) =>
    tx.remove('webhook_deliveries', (row) =>
      row.whereNot('state', 'waiting').where('created_at', '<', later(-month)),
    ),
  );
}

const webhookById = prepare((org, p: P<'id'>) => org.from('webhooks').where('id', p.id));

export const readTarget = (org: Org, id: string) => org.first<WebhookRow>(webhookById({ id }));

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

/** What was sent to a webhook or waits to be, newest first. */
export async function readDeliveries(org: Org, webhook: string, limit: number, offset: number) {
  const rows = await org.all<WebhookDeliveryRow>(pageOf({ webhook, limit, offset }));
  const counted = await org.first<{ count: number }>(countOf({ webhook }));
  return { rows, total: Number(counted?.count ?? 0) };
}

/** Has an event sent once more, with a fresh round of tries. */
export function redeliver(org: Org, webhookId: string, id: string): Promise<WebhookDeliveryRow> {
  return org.write(async (tx) => {
    const changed = await tx.update(
      'webhook_deliveries',
      { id, webhook_id: webhookId },
      { state: 'waiting', attempts: 0, due_at: now(), leased_until: null, delivered_at: null },
    );
    const row = await tx.first<WebhookDeliveryRow>(tx.from('webhook_deliveries').where('id', id));
    if (changed === 0 || !row) throw notFound('Delivery not found');
    return row;
  });
}

const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
