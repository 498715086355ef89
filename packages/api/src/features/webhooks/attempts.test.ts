import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { noteOutcome, type Outcome } from './store/deliveries.ts';
import { makeDeliveries } from './store/fan-out.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ allowPrivateTargets: true });
});
beforeEach(() => server.renew());
afterAll(() => server.stop());

async function subscribe(name = 'Shop') {
  const { body } = await server.call('webhooks.create', {
    as: server.acme.admin,
    body: { name, url: 'http://127.0.0.1:9/', events: ['ticket.created'] },
  });
  const { id } = body.data;
  // Keeps the server's worker from delivering it.
  await server.context.database.directory.write((tx) =>
    tx.update('webhook_health', { webhook_id: id }, { resting_until: '2100-01-01' }),
  );
  return id;
}

/** The deliveries of a webhook, oldest first. */
async function deliveriesOf(id: string) {
  await makeDeliveries(server.context.database, server.acme.org);
  const { body } = await server.call('webhooks.deliveries', {
    as: server.acme.admin,
    params: { id },
  });
  return body.data.toReversed();
}

const failure: Outcome = {
  status: 500,
  durationMs: 3,
  error: 'The receiver answered 500',
  answer: 'Out of memory',
};

const note = (webhook: string, id: string, outcome: Outcome, hear = (_failures: number) => {}) =>
  noteOutcome(
    server.context.database,
    { organization_id: server.acme.id, webhook_id: webhook, id, seq: 0, attempts: 1 } as never,
    outcome,
    (failures) => {
      hear(failures);
      return { wait: null, rest: 60_000_000 };
    },
  );

const attempts = (id: string, deliveryId: string, as: object = server.acme.admin) =>
  server.call('webhooks.attempts', { as: as as never, params: { id, deliveryId } });
const redeliverFailed = (id: string, since: string, as: object = server.acme.admin) =>
  server.call('webhooks.redeliverFailed', { as: as as never, params: { id }, body: { since } });

test('a delivery shows each attempt with its response, and the request', async () => {
  const id = await subscribe();
  const ticketId = await makeTicket(server.acme, { subject: 'The kettle' });
  const [delivery] = await deliveriesOf(id);
  const deliveryId = delivery?.id ?? '';
  expect((await attempts(id, deliveryId)).body.data.attempts).toEqual([]);
  await note(id, deliveryId, failure);
  await note(id, deliveryId, { status: 200, durationMs: 5, error: null, answer: 'ok' });
  const { data } = (await attempts(id, deliveryId)).body;
  const { status, durationMs, error, answer } = failure;
  expect(data.attempts).toEqual([
    { status, durationMs, error, answer, createdAt: expect.any(String) },
    { status: 200, durationMs: 5, error: null, answer: 'ok', createdAt: expect.any(String) },
  ]);
  expect(data.request).toMatchObject({
    id: delivery?.eventId,
    type: 'ticket.created',
    data: { ticket: { id: ticketId, subject: 'The kettle' } },
  });
  const other = await subscribe('Other');
  for (const asked of [await attempts(other, deliveryId), await attempts(id, 'none')]) {
    expect(asked).toMatchObject({ status: 404, error: { message: 'Delivery not found' } });
  }
});

test('a test shows its attempt, and no message', async () => {
  const id = await subscribe();
  await server.call('webhooks.test', { as: server.acme.admin, params: { id } });
  const [tested] = await deliveriesOf(id);
  const { data } = (await attempts(id, tested?.id ?? '')).body;
  expect(data).toMatchObject({ request: null, attempts: [{ status: null, answer: null }] });
});

test('each webhook counts its own consecutive failures', async () => {
  const [id, other] = [await subscribe(), await subscribe('Other')];
  await makeTicket(server.acme);
  const counted: number[] = [];
  for (const one of [id, other, id, id, other]) {
    const [delivery] = await deliveriesOf(one);
    await note(one, delivery?.id ?? '', failure, (failures) => counted.push(failures));
  }
  expect(counted).toEqual([1, 1, 2, 3, 2]);
});

test('a delivery deleted with its webhook while it is sent leaves no attempt', async () => {
  const id = await subscribe();
  await makeTicket(server.acme);
  const [delivery] = await deliveriesOf(id);
  await note(id, delivery?.id ?? '', failure);
  await server.call('webhooks.delete', { as: server.acme.admin, params: { id } });
  await note(id, delivery?.id ?? '', failure);
  const { org } = server.acme;
  expect(await org.all(org.from('webhook_attempts'))).toEqual([]);
});

test('resends everything that has failed since a time, and nothing else', async () => {
  const [id, other] = [await subscribe(), await subscribe('Other')];
  for (let i = 0; i < 4; i += 1) await makeTicket(server.acme);
  const [old, failed, delivered, waiting] = await deliveriesOf(id);
  for (const one of [old, failed]) await note(id, one?.id ?? '', failure);
  await note(id, delivered?.id ?? '', { ...failure, error: null, status: 200 });
  const [elsewhere] = await deliveriesOf(other);
  await note(other, elsewhere?.id ?? '', failure);
  await server.call('webhooks.test', { as: server.acme.admin, params: { id } });
  const { org } = server.acme;
  const created_at = '2024-01-01T00:00:00.000Z';
  await org.write((tx) => tx.update('webhook_deliveries', { id: old?.id ?? '' }, { created_at }));
  const { status, body } = await redeliverFailed(id, '2024-01-01T01:00:00+01:00');
  expect([status, body.data]).toEqual([200, { queued: 2 }]);
  const states = new Map((await deliveriesOf(id)).map((one) => [one.id, one.state]));
  const stateOf = (one: { id: string } | undefined) => states.get(one?.id ?? '');
  expect([old, failed, delivered, waiting].map(stateOf)).toEqual([
    'waiting',
    'waiting',
    'delivered',
    'waiting',
  ]);
  expect((await deliveriesOf(other))[0]?.state).toBe('failed');
  await note(id, old?.id ?? '', failure);
  await note(id, failed?.id ?? '', failure);
  const later = await redeliverFailed(id, '2024-01-01T00:00:00.001Z');
  expect(later.body.data).toEqual({ queued: 1 });
  expect((await redeliverFailed('none', created_at)).error.message).toBe('Webhook not found');
});

test('a key sees and resends only what it can read', async () => {
  const id = await subscribe();
  await makeTicket(server.acme);
  const [delivery] = await deliveriesOf(id);
  const { body } = await server.call('apiKeys.create', {
    as: server.acme.admin,
    body: { name: 'Hooks', permissions: ['webhooks:read', 'webhooks:update'] },
  });
  const as = { token: body.data.key };
  const message = 'This key needs tickets:read to receive ticket.created';
  const refused = { status: 403, error: { message } };
  expect(await attempts(id, delivery?.id ?? '', as)).toMatchObject(refused);
  expect(await redeliverFailed(id, '2024-01-01T00:00:00Z', as)).toMatchObject(refused);
});
