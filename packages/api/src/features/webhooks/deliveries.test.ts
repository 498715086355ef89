// @module-tag postgres

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebhookDeliveryRow, WebhookHealthRow } from '../../database/rows/programs.ts';
import { openTestDatabase, quiet, type TestDatabase } from '../../database/test-database.ts';
import type { Worker } from '../../jobs/worker.ts';
import type { Outbound } from '../../outbound/request.ts';
import { makeOrganization, type TestOrganization } from '../../test/factories.ts';
import {
  endpointsWithDue,
  forgetOldDeliveries,
  readDeliveries,
  redeliver,
} from './store/deliveries.ts';
import { makeDeliveries, organizationsBehind } from './store/fan-out.ts';
import { createWebhook, updateWebhook } from './store/webhooks.ts';
import { createWebhookWorker } from './worker.ts';

const sealing = 'a secret of the server';
const start = '2030-01-01T12:00:00.000Z';
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

let stored: TestDatabase;
let acme: TestOrganization;
let worker: Worker;
let sent: { url: string; body: string | undefined }[];
let answer: () => Promise<number>;
let messageOf: (seq: number) => object;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(start) });
  // The database uses the test's fake time.
  stored = await openTestDatabase(undefined, quiet, 'migrated', () => Date.now());
  acme = await makeOrganization(stored.database, 'acme');
  sent = [];
  answer = async () => 200;
  messageOf = (seq) => ({ seq });
  const outbound = {
    request: async (url, { body }) => {
      sent.push({ url, body });
      return { status: await answer(), body: 'ok' };
    },
  } as Outbound;
  worker = createWebhookWorker({
    database: stored.database,
    outbound,
    messageOf: async (_org, { seq }) => messageOf(seq),
    sealing,
    log: quiet,
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await worker.stop();
  await stored.remove();
});

const subscribe = async (name = 'Shop', { org } = acme) => {
  const input = { name, url: `https://${name}.example/`, events: ['contact_form.submitted'] };
  return (await createWebhook(org, sealing, input as never, null)).row.id;
};

/** Records an event that webhooks receive. */
const happen = ({ org } = acme) =>
  org.write((tx) =>
    tx.record('contact_form.submitted', { formId: 'f', submissionId: 's', ticketId: null }),
  );

const rows = (webhook: string, { org } = acme) =>
  org.all<WebhookDeliveryRow>(
    org.from('webhook_deliveries').where('webhook_id', webhook).orderBy('seq'),
  );
const healthOf = (webhook: string, { org } = acme) =>
  org.first<WebhookHealthRow>(org.from('webhook_health').where('webhook_id', webhook));

const clock = () => new Date().toISOString();
const until = (moment: string | null | undefined) =>
  moment ? Date.parse(moment) - Date.now() : null;
/** Removes the randomness from delays. */
const evenly = (random = 0) => vi.spyOn(Math, 'random').mockReturnValue(random);

test('a failing delivery is tried ten times in three days, with pauses from the third failure on', async () => {
  evenly();
  const id = await subscribe();
  await happen();
  answer = async () => 500;
  const waits = [];
  const rests = [];
  for (let due: string | null = start; due !== null; ) {
    vi.setSystemTime(Date.parse(due) - 1);
    if (waits.length > 0) await worker.drain();
    expect(sent).toHaveLength(waits.length);
    vi.setSystemTime(Date.parse(due));
    await worker.drain();
    const [row] = await rows(id);
    waits.push(until(row?.due_at));
    rests.push(until((await healthOf(id))?.resting_until));
    due = row?.due_at ?? null;
  }
  const longer = [30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];
  expect(waits).toEqual([5 * second, 5 * minute, ...longer, null]);
  const seconds = rests.map((rest) => rest && rest / second);
  expect(seconds).toEqual([null, null, 2, 4, 8, 16, 32, 64, 128, 256]);
  expect(await rows(id)).toMatchObject([{ state: 'failed', attempts: 10, leased_until: null }]);
  expect(await healthOf(id)).toMatchObject({ failures: 10 });
  await happen();
  vi.setSystemTime(Date.now() + hour);
  await worker.drain();
  // A pause is at most five minutes.
  expect(until((await healthOf(id))?.resting_until)).toBe(5 * minute);
});

test.each([
  [0, 1],
  [1, 1.2],
])(
  'delays vary by up to a fifth, so retries do not all come at the same time: %d',
  async (random, part) => {
    evenly(random);
    const id = await subscribe();
    answer = async () => 500;
    await happen();
    await worker.drain();
    expect(until((await rows(id))[0]?.due_at)).toBe(part * 5 * second);
    await stored.database.directory.write((tx) =>
      tx.update('webhook_health', { webhook_id: id }, { failures: 2 }),
    );
    await happen();
    await worker.drain();
    expect(until((await healthOf(id))?.resting_until)).toBe(part * 2 * second);
  },
);

test('a paused receiver gets nothing until its pause is over', async () => {
  const id = await subscribe();
  await happen();
  const end = Date.now() + minute;
  await stored.database.directory.write((tx) =>
    tx.update(
      'webhook_health',
      { webhook_id: id },
      { resting_until: new Date(end).toISOString(), failures: 3 },
    ),
  );
  vi.setSystemTime(end - 1);
  await worker.drain();
  expect(sent).toEqual([]);
  vi.setSystemTime(end);
  await worker.drain();
  expect(sent).toHaveLength(1);
  expect(await healthOf(id)).toMatchObject({ failures: 0, resting_until: null });
});

test.each([
  [0, 4],
  [2, 4],
  [3, 1],
])('after %d failures in a row a receiver gets %d at a time', async (failures, together) => {
  const id = await subscribe();
  await stored.database.directory.write((tx) =>
    tx.update('webhook_health', { webhook_id: id }, { failures }),
  );
  for (let i = 0; i < 6; i += 1) await happen();
  let go = () => {};
  const gate = new Promise<number>((open) => {
    go = () => open(200);
  });
  answer = () => gate;
  await worker.wake();
  const leased = (await rows(id)).filter(({ leased_until }) => leased_until);
  expect(leased).toHaveLength(together);
  // The lease keeps other processes from taking them while this one waits for the response.
  for (const one of leased) expect(until(one.leased_until)).toBe(35 * second);
  go();
  await worker.drain();
  expect((await rows(id)).map(({ state }) => state)).toEqual(Array(6).fill('delivered'));
});

test('a successful delivery is recorded only at its webhook', async () => {
  const [id, other] = [await subscribe(), await subscribe('Other')];
  const globex = await makeOrganization(stored.database, 'globex');
  const foreign = await subscribe('Shop', globex);
  await happen(globex);
  await stored.database.directory.write((tx) =>
    tx.update(
      'webhook_health',
      { webhook_id: other },
      { resting_until: '2030-01-02', failures: 5 },
    ),
  );
  await happen();
  vi.setSystemTime(Date.parse(start) + hour);
  await makeDeliveries(stored.database, globex.org);
  await globex.org.write((tx) => tx.update('webhook_deliveries', {}, { due_at: '2031-01-01' }));
  const before = [await healthOf(foreign, globex), await rows(foreign, globex)];
  await worker.drain();
  expect(await rows(id)).toMatchObject([
    {
      state: 'delivered',
      attempts: 1,
      due_at: null,
      leased_until: null,
      last_status: 200,
      error: null,
      created_at: clock(),
      delivered_at: clock(),
    },
  ]);
  expect(await healthOf(id)).toMatchObject({
    failures: 0,
    last_triggered_at: clock(),
    last_success_at: clock(),
    last_failure_at: null,
  });
  expect(await rows(other)).toMatchObject([{ state: 'waiting', attempts: 0, due_at: start }]);
  expect(await healthOf(other)).toMatchObject({ failures: 5, last_triggered_at: null });
  expect([await healthOf(foreign, globex), await rows(foreign, globex)]).toEqual(before);
});

test('an internal error is retried like an error of the receiver', async () => {
  evenly();
  messageOf = () => {
    throw new Error('The ticket cannot be read');
  };
  const id = await subscribe();
  await happen();
  await worker.drain();
  expect(sent).toEqual([]);
  const [row] = await rows(id);
  expect(row).toMatchObject({ state: 'waiting', error: 'Something went wrong here', attempts: 1 });
  expect(row).toMatchObject({ last_status: null, duration_ms: 0, delivered_at: null });
  expect(until(row?.due_at)).toBe(5 * second);
  expect(await healthOf(id)).toMatchObject({ failures: 1, last_failure_at: clock() });
});

test('deliveries waiting for a disabled webhook fail without being sent', async () => {
  const id = await subscribe();
  await happen();
  await makeDeliveries(stored.database, acme.org);
  await acme.org.write((tx) => tx.update('webhooks', { id }, { is_active: false }));
  await worker.drain();
  expect(sent).toEqual([]);
  expect(await rows(id)).toMatchObject([
    { state: 'failed', error: 'The webhook was turned off', due_at: null, duration_ms: 0 },
  ]);
});

test('only a webhook whose receiver responds with 410 is disabled, without a pause', async () => {
  const [id, other] = [await subscribe(), await subscribe('Other')];
  await stored.database.directory.write((tx) =>
    tx.update('webhook_health', { webhook_id: id }, { failures: 8 }),
  );
  await stored.database.directory.write((tx) =>
    tx.update('webhook_health', { webhook_id: other }, { resting_until: '2031-01-01' }),
  );
  await happen();
  answer = async () => 410;
  await worker.drain();
  expect(await rows(id)).toMatchObject([{ state: 'failed', last_status: 410, attempts: 1 }]);
  expect(await healthOf(id)).toMatchObject({ failures: 9, resting_until: null });
  const hooks = acme.org.from('webhooks').where('is_active', 1);
  expect(await acme.org.all(hooks)).toMatchObject([{ id: other }]);
});

/** A caller with all permissions. */
const by = { key: null, member: { role: 'admin' as const } };

test('each event becomes one delivery per subscribed webhook, for any number of events', async () => {
  const id = await subscribe();
  const off = await subscribe('Off');
  await acme.org.write((tx) => tx.update('webhooks', { id: off }, { is_active: false }));
  const wanting = await subscribe('Tickets');
  const { database } = stored;
  await updateWebhook(acme.org, sealing, wanting, { events: ['ticket.created'] }, by, null);
  await acme.org.write(async (tx) => {
    for (let i = 0; i < 401; i += 1) {
      await tx.record('contact_form.submitted', {
        formId: 'f',
        submissionId: `${i}`,
        ticketId: null,
      });
    }
    await tx.record('member.joined', { userId: 'u', role: 'agent', invitationId: null });
  });
  expect(await organizationsBehind(database)).toEqual([acme.id]);
  vi.setSystemTime(Date.parse(start) + minute);
  await Promise.all([makeDeliveries(database, acme.org), makeDeliveries(database, acme.org)]);
  expect(await organizationsBehind(database)).toEqual([]);
  const made = await rows(id);
  expect(new Set(made.map(({ seq }) => seq)).size).toBe(401);
  expect(made).toHaveLength(401);
  // Due since the event, so the oldest delivery is sent first.
  expect(made[400]).toMatchObject({ due_at: start, created_at: clock(), state: 'waiting' });
  expect(made[400]).toMatchObject({ type: 'contact_form.submitted', attempts: 0 });
  expect([await rows(off), await rows(wanting)]).toEqual([[], []]);
});

test('of many due webhooks, those that waited longest come first', async () => {
  const [a, b, c] = [await subscribe('A'), await subscribe('B'), await subscribe('C')];
  await happen();
  await makeDeliveries(stored.database, acme.org);
  const last = { [a]: '2030-01-03', [b]: '2030-01-02' };
  for (const [webhook_id, last_triggered_at] of Object.entries(last)) {
    await stored.database.directory.write((tx) =>
      tx.update('webhook_health', { webhook_id }, { last_triggered_at, failures: 1 }),
    );
  }
  const due = await endpointsWithDue(stored.database, 10);
  expect(due.map(({ webhook_id, failures }) => [webhook_id, failures])).toEqual([
    [c, 0],
    [b, 1],
    [a, 1],
  ]);
  expect(await endpointsWithDue(stored.database, 1)).toHaveLength(1);
  vi.setSystemTime(Date.parse(start) - 1);
  expect(await endpointsWithDue(stored.database, 10)).toEqual([]);
});

test('a delivery is kept for thirty days, or while it is waiting', async () => {
  const id = await subscribe();
  for (let i = 0; i < 3; i += 1) await happen();
  await makeDeliveries(stored.database, acme.org);
  const [waiting, delivered, failed] = await rows(id);
  const setState = (row: WebhookDeliveryRow | undefined, state: 'delivered' | 'failed') =>
    acme.org.write((tx) => tx.update('webhook_deliveries', { id: row?.id ?? '' }, { state }));
  await setState(delivered, 'delivered');
  await setState(failed, 'failed');
  vi.setSystemTime(Date.parse('2030-01-31T12:00:00.000Z'));
  await forgetOldDeliveries(stored.database);
  expect(await rows(id)).toHaveLength(3);
  vi.setSystemTime(Date.parse('2030-01-31T12:00:00.001Z'));
  await forgetOldDeliveries(stored.database);
  expect(await rows(id)).toMatchObject([{ id: waiting?.id }]);
});

test('deliveries are listed newest first, by page, with their number', async () => {
  const [id, other] = [await subscribe(), await subscribe('Other')];
  for (let i = 0; i < 3; i += 1) await happen();
  await makeDeliveries(stored.database, acme.org);
  expect(await rows(other)).toHaveLength(3);
  const [first, middle, last] = await rows(id);
  const page = async (limit: number, offset: number) => {
    const { rows: found, total } = await readDeliveries(acme.org, id, limit, offset);
    return [found.map((row) => row.id), total];
  };
  expect(await page(2, 0)).toEqual([[last?.id, middle?.id], 3]);
  expect(await page(2, 2)).toEqual([[first?.id], 3]);
});

test('resends a delivery like a new one, and no other', async () => {
  evenly();
  const [id, other] = [await subscribe(), await subscribe('Other')];
  await happen();
  await happen();
  await worker.drain();
  const [again, left] = await rows(id);
  await acme.org.write((tx) =>
    tx.update('webhook_deliveries', { id: again?.id ?? '' }, { attempts: 9, leased_until: '2040' }),
  );
  const missing = { status: 404, message: 'Delivery not found' };
  await expect(redeliver(acme.org, other, again?.id ?? '')).rejects.toMatchObject(missing);
  await expect(redeliver(acme.org, id, 'none')).rejects.toMatchObject(missing);
  expect(await redeliver(acme.org, id, again?.id ?? '')).toMatchObject({
    id: again?.id,
    state: 'waiting',
    attempts: 0,
    due_at: clock(),
    leased_until: null,
    delivered_at: null,
  });
  expect((await rows(id))[1]).toEqual(left);
  answer = async () => 500;
  const before = sent.length;
  await worker.drain();
  expect(sent.slice(before)).toMatchObject([{ url: 'https://Shop.example/' }]);
  // All its attempts are available again.
  expect(until((await rows(id))[0]?.due_at)).toBe(5 * second);
});
