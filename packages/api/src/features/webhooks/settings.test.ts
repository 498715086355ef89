import { permissionOfEvent } from '@helpdesk/sdk/rules/event-permissions';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { takenFor } from '../../auth/key-rights.ts';
import { unseal } from '../../auth/seal.ts';
import type { WebhookRow } from '../../database/rows/programs.ts';
import { scopeOfEvent } from '../../events/for-programs.ts';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { makeDeliveries } from './store/fan-out.ts';
import { refuseUnreadable } from './store/wanted-events.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ allowPrivateTargets: true });
});
beforeEach(() => server.renew());
afterEach(() => vi.useRealTimers());
afterAll(() => server.stop());

const input = { name: 'Shop', url: 'http://127.0.0.1:9/', events: ['ticket.created'] };

async function create(more: object = {}) {
  const as = server.acme.admin;
  const made = await server.call('webhooks.create', { as, body: { ...input, ...more } });
  expect(made).toMatchObject({
    status: 201,
    body: { message: 'Webhook created successfully', data: { secret: expect.any(String) } },
  });
  return made.body.data;
}

const change = (id: string, body: object) =>
  server.call('webhooks.update', { as: server.acme.admin, params: { id }, body });

const list = async () => {
  const { body } = await server.call('webhooks.list', { as: server.acme.admin });
  expect(body.message).toBe('Webhooks retrieved successfully');
  return body.data;
};

const stored = (id: string) =>
  server.acme.org.first<WebhookRow>(server.acme.org.from('webhooks').where('id', id));
const countOf = async (table: 'webhook_deliveries' | 'webhook_health', id: string) =>
  (await server.acme.org.all(server.acme.org.from(table).where('webhook_id', id))).length;

test('a webhook can subscribe to every event', async () => {
  const every = Object.keys(scopeOfEvent).toSorted();
  const { id, events } = await create({ events: every });
  expect(events.toSorted()).toEqual(every);
  expect((await change(id, { events: every })).status).toBe(200);
});

test('webhooks are listed newest first, with each event once', async () => {
  const first = await create({ events: ['ticket.created', 'ticket.updated', 'ticket.created'] });
  const second = await create({ name: 'Off', isActive: false });
  const third = await create({ name: 'Third' });
  expect(first).toMatchObject({ ...input, events: ['ticket.created', 'ticket.updated'] });
  expect([first.isActive, second.isActive]).toEqual([true, false]);
  const { org } = server.acme;
  // For two created in the same moment, the one with the higher ID.
  for (const [{ id }, created_at] of [
    [first, '2030-01-03T00:00:00.000Z'],
    [second, '2030-01-02T00:00:00.000Z'],
    [third, '2030-01-02T00:00:00.000Z'],
  ] as const) {
    await org.write((tx) => tx.update('webhooks', { id }, { created_at }));
  }
  expect((await list()).map(({ id }) => id)).toEqual([first.id, third.id, second.id]);
});

test('an organization has at most fifty webhooks', async () => {
  const { id } = await create();
  const row = await stored(id);
  await server.acme.org.write(async (tx) => {
    for (let i = 1; i < 49; i += 1) {
      const { organization_id: _, event_names, ...rest } = row as WebhookRow;
      const events = JSON.parse(event_names);
      await tx.insert('webhooks', { ...rest, event_names: events, is_active: true, id: `w${i}` });
      await tx.insert('webhook_health', { webhook_id: `w${i}`, told_until: 0, failures: 0 });
    }
  });
  await create();
  const as = server.acme.admin;
  expect(await server.call('webhooks.create', { as, body: input })).toMatchObject({
    status: 409,
    error: { code: 'too_many', message: 'An organization can have up to 50 webhooks' },
  });
  const elsewhere = await server.call('webhooks.create', { as: server.globex.admin, body: input });
  expect(elsewhere.status).toBe(201);
});

test('an update changes only the given fields of this webhook', async () => {
  const [one, other] = [await create(), await create({ name: 'Other' })];
  const before = await stored(other.id);
  const same = await change(one.id, {});
  expect(same.body).toMatchObject({ message: 'Webhook updated successfully' });
  expect(same.body.data).toMatchObject({ ...input, isActive: true });
  const events = ['ticket.resolved', 'ticket.resolved'];
  for (const [body, after] of [
    [{ name: 'Store' }, { ...input, name: 'Store' }],
    [{ url: 'http://127.0.0.1:8/' }, { name: 'Store', url: 'http://127.0.0.1:8/' }],
    [{ events }, { events: ['ticket.resolved'], url: 'http://127.0.0.1:8/' }],
    [{ isActive: false }, { isActive: false, events: ['ticket.resolved'], name: 'Store' }],
  ] as const) {
    expect((await change(one.id, body)).body.data).toMatchObject(after);
  }
  expect(await stored(other.id)).toEqual(before);
  expect(await change('none', { name: 'X' })).toMatchObject({
    status: 404,
    error: { message: 'Webhook not found' },
  });
});

test('a webhook that is enabled again only gets events from then on', async () => {
  const [one, other] = [await create(), await create()];
  const { context, acme } = server;
  const failing = { failures: 5, resting_until: '2100-01-01' };
  await context.database.directory.write((tx) => tx.update('webhook_health', {}, failing));
  await change(one.id, { isActive: false });
  await makeTicket(acme);
  await change(one.id, { isActive: true });
  const rowsOf = (table: 'webhook_health', id: string) =>
    acme.org.all(acme.org.from(table).where('webhook_id', id));
  expect(await rowsOf('webhook_health', one.id)).toMatchObject([
    { failures: 0, resting_until: null },
  ]);
  expect(await rowsOf('webhook_health', other.id)).toMatchObject([failing]);
  await makeDeliveries(context.database, acme.org);
  expect(await countOf('webhook_deliveries', one.id)).toBe(0);
  expect(await countOf('webhook_deliveries', other.id)).toBe(1);
  // Enabling an enabled webhook skips nothing.
  await makeTicket(acme);
  await change(other.id, { isActive: true });
  expect(await rowsOf('webhook_health', other.id)).toMatchObject([failing]);
  await makeDeliveries(context.database, acme.org);
  expect(await countOf('webhook_deliveries', other.id)).toBe(2);
});

test('deleting a webhook deletes its deliveries, and no other webhook', async () => {
  const [one, other] = [await create(), await create()];
  await makeTicket(server.acme);
  await makeDeliveries(server.context.database, server.acme.org);
  const as = server.acme.admin;
  const deleted = await server.call('webhooks.delete', { as, params: { id: one.id } });
  expect(deleted).toMatchObject({ status: 200, body: { message: 'Webhook deleted successfully' } });
  expect((await list()).map(({ id }) => id)).toEqual([other.id]);
  for (const table of ['webhook_deliveries', 'webhook_health'] as const) {
    expect([await countOf(table, one.id), await countOf(table, other.id)]).toEqual([0, 1]);
  }
  const again = await server.call('webhooks.delete', { as, params: { id: one.id } });
  expect(again).toMatchObject({ status: 404, error: { message: 'Webhook not found' } });
});

test('rotating creates a new secret, and the former one signs for exactly a day', async () => {
  const [one, other] = [await create(), await create()];
  const [before, untouched] = [await stored(one.id), await stored(other.id)];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const rotated = await server.call('webhooks.rotateSecret', {
    as: server.acme.admin,
    params: { id: one.id },
  });
  expect(rotated.body.message).toBe('Secret rotated successfully');
  const { secret } = rotated.body.data;
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const row = await stored(one.id);
  expect(unseal(server.context.config.secret, row?.secret ?? '')).toBe(secret);
  expect(row?.previous_secret).toBe(before?.secret);
  expect(row?.previous_until).toBe(new Date(Date.now() + 24 * 3_600_000).toISOString());
  expect(await stored(other.id)).toEqual(untouched);
});

test('a rotation repeated with the same idempotency key returns the same secret, and the old one still signs', async () => {
  const { id } = await create();
  const before = await stored(id);
  const rotate = (key: string) =>
    server.call('webhooks.rotateSecret', {
      as: server.acme.admin,
      params: { id },
      headers: { 'idempotency-key': key },
    });
  const [first, second] = [await rotate('one'), await rotate('one')];
  expect(second.body).toEqual(first.body);
  expect((await stored(id))?.previous_secret).toBe(before?.secret);
  expect((await rotate('two')).body.data.secret).not.toBe(first.body.data.secret);
});

test('deliveries are listed by page, and only of an existing webhook', async () => {
  const { id } = await create();
  await server.context.database.directory.write((tx) =>
    tx.update('webhook_health', { webhook_id: id }, { resting_until: '2100-01-01' }),
  );
  for (let i = 0; i < 3; i += 1) await makeTicket(server.acme);
  await server.drain();
  const as = server.acme.admin;
  const page = (query: object, of = id) =>
    server.call('webhooks.deliveries', { as, params: { id: of }, query: { ...query } });
  const all = (await page({})).body;
  expect(all).toMatchObject({
    message: 'Deliveries retrieved successfully',
    pagination: { offset: 0, total: 3 },
  });
  const second = (await page({ limit: 1, offset: 1 })).body;
  expect(second.data).toEqual([all.data[1]]);
  expect(second.pagination).toEqual({ limit: 1, offset: 1, total: 3 });
  expect((await page({}, 'none')).status).toBe(404);
  const params = { id, deliveryId: all.data[0]?.id ?? '' };
  const again = await server.call('webhooks.redeliver', { as, params });
  const sent = { id: params.deliveryId, state: 'waiting', attempt: 0 };
  expect(again.body).toMatchObject({ message: 'The event is being redelivered', data: sent });
});

test('a failed test shows what the receiver did, next to the URL', async () => {
  const { id } = await create();
  const failed = await server.call('webhooks.test', { as: server.acme.admin, params: { id } });
  expect(failed).toMatchObject({
    status: 502,
    error: {
      code: 'delivery_failed',
      errors: [
        {
          field: 'url',
          code: 'delivery_failed',
          message: expect.stringMatching(/^The receiver couldn't be reached \(\w+\)$/),
        },
      ],
    },
  });
});

test('a key sees which permission it needs for which event', () => {
  const key = {
    id: 'k',
    name: 'Key',
    publicName: 'Acme',
    organizationId: 'o',
    member: null,
    maker: null,
    gate: null,
    permissions: new Set(['tickets:read'] as const),
  };
  const by = { key, member: null };
  expect(() => refuseUnreadable(by, ['ticket.created'])).not.toThrow();
  const message = 'This key needs contact_forms:read to receive contact_form.submitted';
  expect(() => refuseUnreadable(by, ['ticket.created', 'contact_form.submitted'])).toThrow(
    expect.objectContaining({
      status: 403,
      code: 'forbidden',
      message,
      errors: [{ field: 'events', code: 'forbidden', message }],
    }),
  );
});

test('the console knows which permission each event needs', () => {
  for (const [name, scope] of Object.entries(scopeOfEvent)) {
    expect([name, permissionOfEvent(name)]).toEqual([name, takenFor(scope) ?? null]);
  }
});
