import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runPast } from '../../database/test-database.ts';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { startReceiver, verified } from '../../test/webhook-receiver.ts';

const publicOnly = 'This URL must be publicly accessible. To test locally, run helpdesk listen.';

let server: TestServer;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeAll(async () => {
  server = await startTestServer({ allowPrivateTargets: true });
});
afterAll(() => server.stop());
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  const hooks = await server.call('webhooks.list', { as: server.acme.admin });
  for (const { id } of hooks.body.data) {
    await server.call('webhooks.delete', { as: server.acme.admin, params: { id } });
  }
  receiver.close();
});

async function subscribe(more: object = {}) {
  const made = await server.call('webhooks.create', {
    as: server.acme.admin,
    body: {
      name: 'Shop',
      url: receiver.url,
      events: ['ticket.created', 'ticket.updated', 'ticket.resolved', 'contact_form.submitted'],
      ...more,
    },
  });
  expect(made.status, made.error?.message).toBe(201);
  return made.body.data;
}

const get = async (id: string) =>
  (await server.call('webhooks.get', { as: server.acme.admin, params: { id } })).body.data;
const deliveries = async (id: string) =>
  (await server.call('webhooks.deliveries', { as: server.acme.admin, params: { id } })).body.data;

describe('a webhook', () => {
  it('WH-04: receives events with a signature that the reference library verifies', async () => {
    const { id, secret } = await subscribe();
    expect(await get(id)).toMatchObject({ status: 'pending', retryCount: 0 });
    const ticketId = await makeTicket(server.acme);
    await server.call('tickets.update', {
      as: server.acme.admin,
      params: { id: ticketId },
      body: { status: 'resolved' },
    });
    await server.drain();
    const events = receiver.received.map((one) => verified(secret, one));
    expect(events.map(({ type }) => type).sort()).toEqual([
      'ticket.created',
      'ticket.resolved',
      'ticket.updated',
    ]);
    const updated = events.find(({ type }) => type === 'ticket.updated');
    expect(updated?.data).toMatchObject({
      ticket: { id: ticketId, status: 'resolved' },
      changes: { status: { from: 'open', to: 'resolved' } },
    });
    for (const { headers, body } of receiver.received) {
      expect(JSON.parse(body)).not.toHaveProperty('isTest');
      expect(headers['webhook-id']).toBe(JSON.parse(body).id);
    }
    expect((await get(id)).status).toBe('active');
  });

  it('receives submissions with their answers', async () => {
    const { secret } = await subscribe();
    await server.call('widget.submit', {
      body: {
        formId: server.acme.formId,
        org: 'acme',
        data: { name: 'Ada', email: 'ada@example.com', subject: 'Hi', message: 'Hello' },
      },
    });
    await server.drain();
    const events = receiver.received.map((one) => verified(secret, one));
    const sent = events.find(({ type }) => type === 'contact_form.submitted');
    expect(sent?.data).toMatchObject({ submission: { data: { name: 'Ada', message: 'Hello' } } });
  });

  it('PT-05: never receives an internal note without subscribing to notes', async () => {
    await subscribe();
    const id = await makeTicket(server.acme);
    await server.call('tickets.reply', {
      as: server.acme.agent,
      params: { id },
      body: { message: 'canary-note: he is rude', isInternal: true },
    });
    await server.drain();
    const [made, ...others] = receiver.received;
    expect(JSON.parse(made?.body ?? '{}')).toMatchObject({ data: { ticket: { id } } });
    expect(JSON.stringify([made, ...others])).not.toContain('canary-note');
  });

  it('WH-03: receives no events of another organization', async () => {
    await subscribe();
    const foreign = await makeTicket(server.globex);
    const own = await makeTicket(server.acme);
    await server.drain();
    const ids = receiver.received.map(({ body }) => JSON.parse(body).data.ticket.id);
    expect(ids).toEqual([own]);
    expect(JSON.stringify(receiver.received)).not.toContain(foreign);
    expect(JSON.stringify(receiver.received)).not.toContain(server.globex.canary);
  });

  it('receives only its subscribed events after its creation', async () => {
    await makeTicket(server.acme);
    const { id } = await subscribe({ events: ['ticket.resolved'] });
    await makeTicket(server.acme);
    await server.drain();
    expect(receiver.received).toEqual([]);
    expect(await deliveries(id)).toEqual([]);
  });

  it('WH-04: is signed with both secrets for a day after a rotation', async () => {
    const { id, secret } = await subscribe();
    const rotated = await server.call('webhooks.rotateSecret', {
      as: server.acme.admin,
      params: { id },
    });
    const fresh = rotated.body.data.secret;
    expect(fresh).not.toBe(secret);
    await makeTicket(server.acme);
    await server.drain();
    const [one] = receiver.received;
    if (!one) throw new Error('Nothing was sent');
    expect(verified(secret, one).id).toBe(verified(fresh, one).id);
  });

  it('is retried after a failure with the same id', async () => {
    receiver.answers((response) => response.writeHead(500).end());
    const { id } = await subscribe();
    await makeTicket(server.acme);
    await server.drain();
    const [failed] = await deliveries(id);
    expect(failed).toMatchObject({ state: 'waiting', attempt: 1, status: 500 });
    expect(await get(id)).toMatchObject({ status: 'error', retryCount: 1 });
    receiver.answers((response) => response.end());
    await server.call('webhooks.redeliver', {
      as: server.acme.admin,
      params: { id, deliveryId: failed?.id ?? '' },
    });
    await server.drain();
    expect((await deliveries(id))[0]).toMatchObject({ state: 'delivered', status: 200 });
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
    expect(ids).toHaveLength(2);
  });

  it('is disabled by a response of 410', async () => {
    receiver.answers((response) => response.writeHead(410).end());
    const { id } = await subscribe();
    await makeTicket(server.acme);
    await server.drain();
    expect(await get(id)).toMatchObject({ isActive: false, status: 'inactive' });
    expect((await deliveries(id))[0]?.state).toBe('failed');
  });

  it('WH-02: does not follow redirects', async () => {
    const inside = await startReceiver();
    receiver.answers((response) => response.writeHead(307, { Location: inside.url }).end());
    const { id } = await subscribe();
    await makeTicket(server.acme);
    await server.drain();
    expect(inside.received).toEqual([]);
    expect((await deliveries(id))[0]).toMatchObject({ state: 'waiting', status: 307 });
    inside.close();
  });

  it('fails with a reason when the event no longer exists', async () => {
    receiver.answers((response) => response.writeHead(500).end());
    const { id } = await subscribe({ events: ['ticket.created'] });
    await makeTicket(server.acme);
    await server.drain();
    const params = { id, deliveryId: (await deliveries(id))[0]?.id ?? '' };
    await runPast(server.databaseUrl, `delete from events where name = 'ticket.created'`);
    await server.call('webhooks.redeliver', { as: server.acme.admin, params });
    await server.drain();
    expect((await deliveries(id))[0]).toMatchObject({
      state: 'failed',
      error: 'The event is no longer available',
      nextRetryAt: null,
    });
    expect(receiver.received).toHaveLength(1);
  });

  it('can be tested at once', async () => {
    const { id, secret } = await subscribe();
    const as = server.acme.admin;
    const tested = await server.call('webhooks.test', { as, params: { id } });
    expect(tested.body.message).toBe('Test webhook sent successfully');
    expect(tested.body.data).toMatchObject({ delivered: true, status: 200 });
    const [one] = receiver.received;
    expect(one && verified(secret, one)).toMatchObject({ type: 'ticket.created', isTest: true });
    receiver.answers((response) => response.writeHead(500).end());
    const failed = await server.call('webhooks.test', { as, params: { id } });
    expect(failed.status).toBe(502);
    expect(failed.error.message).toBe('Failed to test webhook');
    expect(failed.error.errors).toMatchObject([{ message: 'The receiver answered 500' }]);
  });

  it('lists test deliveries with the others, and shows why one failed', async () => {
    const { id } = await subscribe();
    const as = server.acme.admin;
    await server.call('webhooks.test', { as, params: { id } });
    receiver.answers((response) => response.writeHead(503).end());
    await server.call('webhooks.test', { as, params: { id } });
    const [second, first] = await deliveries(id);
    const test = { type: 'webhook.test', attempt: 1, nextRetryAt: null };
    const error = 'The receiver answered 503';
    expect(first).toMatchObject({ ...test, state: 'delivered', status: 200, error: null });
    expect(second).toMatchObject({ ...test, state: 'failed', status: 503, error });
    const listed = (await server.call('webhooks.list', { as })).body.data;
    expect(listed.find((one) => one.id === id)?.status).toBe('error');
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toEqual([first?.eventId, second?.eventId]);
    const params = { id, deliveryId: second?.id ?? '' };
    const again = await server.call('webhooks.redeliver', { as, params });
    expect([again.status, again.error.code]).toEqual([409, 'test_delivery']);
    await server.drain();
    expect(receiver.received).toHaveLength(2);
  });

  it('requires a name, a URL and an event', async () => {
    const as = server.acme.admin;
    const good = { name: 'A', url: 'https://example.com/', events: ['ticket.created'] };
    const said = async (change: object) =>
      (await server.call('webhooks.create', { as, body: { ...good, ...change } })).error.message;
    expect(await said({ name: '' })).toBe('Name is required');
    expect(await said({ url: 'nowhere' })).toBe('Please enter a valid URL');
    expect(await said({ events: [] })).toBe('Select at least one event');
  });
});

describe('WH-01: an address inside the network', () => {
  let guarded: TestServer;
  beforeAll(async () => {
    guarded = await startTestServer();
  });
  afterAll(() => guarded.stop());

  const literals = [
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::ffff:10.0.0.1]/',
    'http://[64:ff9b::a00:1]/',
    'http://100.64.1.1/',
    'http://[fe80::1]/',
    'http://169.254.169.254/latest/',
    'http://localhost:5432/',
    'http://user:pass@example.com/',
    'ftp://example.com/',
  ];

  it.each(literals)('is rejected when a webhook is created or updated: %s', async (url) => {
    const as = guarded.acme.admin;
    const body = { name: 'Inside', url, events: ['ticket.created'] };
    const refused = await guarded.call('webhooks.create', { as, body });
    expect(refused.status).toBe(400);
    expect([publicOnly, 'Please enter a valid URL']).toContain(refused.error.message);
    const { body: good } = await guarded.call('webhooks.create', {
      as,
      body: { ...body, url: 'https://hooks.example.com/' },
    });
    const params = { id: good.data.id };
    const patched = await guarded.call('webhooks.update', { as, params, body: { url } });
    expect(patched.status).toBe(400);
    await guarded.call('webhooks.delete', { as, params });
  });

  it('is rejected for tests and deliveries with the same message', async () => {
    const as = guarded.acme.admin;
    const { body } = await guarded.call('webhooks.create', {
      as,
      body: { name: 'Moved', url: 'https://hooks.example.com/', events: ['ticket.created'] },
    });
    const params = { id: body.data.id };
    // The name may resolve to a different address later.
    await guarded.acme.org.write((tx) =>
      tx.update('webhooks', { id: body.data.id }, { url: receiver.url }),
    );
    const tested = await guarded.call('webhooks.test', { as, params });
    expect(tested.status).toBe(400);
    expect(tested.error.message).toBe(publicOnly);
    await makeTicket(guarded.acme);
    await guarded.drain();
    const sent = await guarded.call('webhooks.deliveries', { as, params });
    expect(sent.body.data[0]).toMatchObject({ status: null, error: publicOnly });
    expect(receiver.received).toEqual([]);
  });
});

describe('the event log', () => {
  it('returns the same events as webhooks, from any position', async () => {
    const made = await server.call('apiKeys.create', {
      as: server.acme.admin,
      body: { name: 'Poller', permissions: ['webhooks:read', 'tickets:read'] },
    });
    const as = { token: made.body.data.key };
    const before = await server.call('v1.events', { as, query: { limit: 100 } });
    const after = before.body.data.at(-1)?.cursor ?? 0;
    const { secret } = await subscribe({ events: ['ticket.created'] });
    await makeTicket(server.acme);
    await server.drain();
    const news = await server.call('v1.events', { as, query: { after } });
    const [one] = receiver.received;
    const delivered = one && verified(secret, one);
    const { cursor, ...logged } = news.body.data[0] ?? { cursor: 0 };
    expect(cursor).toBeGreaterThan(after);
    expect(logged).toEqual(delivered);
  });
});
