// PostgreSQL's clock cannot be moved forward by days.
// @module-tag one-engine
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebhookHealthRow, WebhookRow } from '../../database/rows/programs.ts';
import { openTestDatabase, quiet, type TestDatabase } from '../../database/test-database.ts';
import { eventsAfter } from '../../events/read.ts';
import type { Worker } from '../../jobs/worker.ts';
import type { Outbound } from '../../outbound/request.ts';
import { makeOrganization, type TestOrganization } from '../../test/factories.ts';
import { createWebhook, updateWebhook } from './store/webhooks.ts';
import { createWebhookWorker } from './worker.ts';

const sealing = 'a secret of the server';
const start = Date.parse('2030-01-01T12:00:00.000Z');
const day = 24 * 60 * 60 * 1000;

let stored: TestDatabase;
let acme: TestOrganization;
let worker: Worker;
let status: number;
let messageOf: () => object;
let attempts: number;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  stored = await openTestDatabase();
  acme = await makeOrganization(stored.database, 'acme');
  status = 500;
  attempts = 0;
  messageOf = () => ({});
  const outbound = {
    request: async () => {
      attempts += 1;
      return { status, body: '' };
    },
  } as unknown as Outbound;
  worker = createWebhookWorker({
    database: stored.database,
    outbound,
    messageOf: async () => messageOf(),
    sealing,
    log: quiet,
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await worker.stop();
  await stored.remove();
});

async function subscribe() {
  const input = { name: 'Shop', url: 'https://shop.example/', events: ['contact_form.submitted'] };
  return (await createWebhook(acme.org, sealing, input as never, null)).row.id;
}

/** Records a webhook event at a time after the start and tries everything due by then. */
async function happenAt(after: number) {
  vi.setSystemTime(start + after);
  await acme.org.write((tx) =>
    tx.record('contact_form.submitted', { formId: 'f', submissionId: 's', ticketId: null }),
  );
  await worker.drain();
}

const told = async () =>
  (await eventsAfter(acme.org, 0)).flatMap(({ name, payload }) =>
    name === 'webhook.failing' || name === 'webhook.switched_off' ? [{ name, payload }] : [],
  );
const webhook = (id: string) =>
  acme.org.first<WebhookRow>(acme.org.from('webhooks').where('id', id));
const health = (id: string) =>
  acme.org.first<WebhookHealthRow>(acme.org.from('webhook_health').where('webhook_id', id));

test('five days of failures disable a webhook, and admins get one notification at the start and one at the end', async () => {
  const id = await subscribe();
  await happenAt(0);
  const failing = {
    name: 'webhook.failing',
    payload: { webhookId: id, webhookName: 'Shop', reason: 'The receiver answered 500' },
  };
  expect(await told()).toEqual([failing]);
  for (let days = 1; days < 5; days += 1) await happenAt(days * day);
  await happenAt(5 * day - 1);
  expect(await told()).toEqual([failing]);
  expect((await webhook(id))?.is_active).toBe(1);
  await happenAt(5 * day + 10 * 60_000);
  const because = 'failing';
  const off = {
    name: 'webhook.switched_off',
    payload: { webhookId: id, webhookName: 'Shop', because },
  };
  expect(await told()).toEqual([failing, off]);
  expect((await webhook(id))?.is_active).toBe(0);
  expect(await health(id)).toMatchObject({ switched_off_because: because });
  const sofar = attempts;
  await happenAt(8 * day);
  expect(attempts).toBe(sofar);
  expect(await told()).toEqual([failing, off]);
});

test('a success restarts the five days, and admins hear of occasional failures at most once a day', async () => {
  const id = await subscribe();
  await happenAt(0);
  status = 200;
  await happenAt(60_000);
  expect(await health(id)).toMatchObject({ failing_since: null });
  status = 500;
  await happenAt(2 * 60_000);
  expect(await told()).toHaveLength(1);
  status = 200;
  await happenAt(3 * day);
  status = 500;
  await happenAt(4 * day);
  expect(await told()).toHaveLength(2);
  await happenAt(8 * day);
  expect((await webhook(id))?.is_active).toBe(1);
  await happenAt(9 * day + 10 * 60_000);
  expect((await webhook(id))?.is_active).toBe(0);
});

test('enabling a webhook restarts its five days', async () => {
  const id = await subscribe();
  await happenAt(0);
  await happenAt(5 * day);
  expect((await webhook(id))?.is_active).toBe(0);
  const by = { key: null, member: { role: 'admin' as const } };
  await updateWebhook(acme.org, sealing, id, { isActive: true }, by, null);
  expect(await health(id)).toMatchObject({
    failing_since: null,
    switched_off_at: null,
    switched_off_because: null,
  });
  await happenAt(6 * day);
  await happenAt(10 * day);
  expect((await webhook(id))?.is_active).toBe(1);
  expect((await told()).map(({ name }) => name)).toEqual([
    'webhook.failing',
    'webhook.switched_off',
    'webhook.failing',
  ]);
});

test('internal errors do not disable a webhook', async () => {
  const id = await subscribe();
  messageOf = () => {
    throw new Error('of ours');
  };
  await happenAt(0);
  await happenAt(6 * day);
  expect(await health(id)).toMatchObject({ failing_since: null });
  expect((await webhook(id))?.is_active).toBe(1);
  expect(await told()).toEqual([]);
});

test('a receiver that responds with 410 disables the webhook at once, and admins are notified', async () => {
  const id = await subscribe();
  status = 410;
  await happenAt(0);
  expect(await told()).toEqual([
    {
      name: 'webhook.switched_off',
      payload: { webhookId: id, webhookName: 'Shop', because: 'gone' },
    },
  ]);
});
