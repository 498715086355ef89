import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let key: string;

beforeAll(async () => {
  server = await startTestServer();
  key = await keyWith(['webhooks:read', 'tickets:read']);
});
afterAll(() => server.stop());

async function keyWith(permissions: string[]) {
  const { body } = await server.call('apiKeys.create', {
    as: server.acme.admin,
    body: { name: 'Poller', permissions } as never,
  });
  return body.data.key;
}

const end = Number.MAX_SAFE_INTEGER;
const ask = (query: object, token = key) =>
  server.call('v1.events', { as: { token }, query: { ...query } });

/** Whether a call is still waiting when a later one has been answered. */
async function isWaiting(call: Promise<unknown>): Promise<boolean> {
  let isOver = false;
  void call.then(() => {
    isOver = true;
  });
  await ask({ after: end });
  return !isOver;
}

test('a waiting call returns as soon as an event happens, with the next cursor', async () => {
  const { body } = await ask({ after: end });
  expect(body.data).toEqual([]);
  const { cursor } = body;
  const waiting = ask({ after: cursor, wait: 25 });
  expect(await isWaiting(waiting)).toBe(true);
  const id = await makeTicket(server.acme);
  const news = (await waiting).body;
  expect(news.data).toMatchObject([{ type: 'ticket.created', data: { ticket: { id } } }]);
  expect(news.cursor).toBe(news.data.at(-1)?.cursor);
  const known = await ask({ after: cursor, wait: 25 });
  expect(known.body.data).toEqual(news.data);
});

test('without events it returns at the timeout, with a cursor after events it may not read', async () => {
  const forms = await keyWith(['webhooks:read', 'contact_forms:read']);
  const before = (await ask({ after: end }, forms)).body.cursor;
  await makeTicket(server.acme);
  const { data, cursor } = (await ask({ after: before, wait: 1 }, forms)).body;
  expect(data).toEqual([]);
  expect(cursor).toBeGreaterThan(before);
});

test('a key deleted while it waits gets no later events', async () => {
  const made = await server.call('apiKeys.create', {
    as: server.acme.admin,
    body: { name: 'Leaver', permissions: ['webhooks:read', 'tickets:read'] } as never,
  });
  const { key: token, id } = made.body.data;
  const { cursor } = (await ask({ after: end }, token)).body;
  const waiting = ask({ after: cursor, wait: 25 }, token);
  expect(await isWaiting(waiting)).toBe(true);
  await server.call('apiKeys.delete', { as: server.acme.admin, params: { id } });
  await makeTicket(server.acme, { subject: 'Not for you' });
  const { status, error } = await waiting;
  expect([status, error.message]).toEqual([401, 'Unauthorized']);
});

test('a permission removed from a key while it waits hides its events', async () => {
  const made = await server.call('apiKeys.create', {
    as: server.acme.admin,
    body: { name: 'Demoted', permissions: ['webhooks:read', 'tickets:read'] } as never,
  });
  const { key: token, id } = made.body.data;
  const { cursor } = (await ask({ after: end }, token)).body;
  const waiting = ask({ after: cursor, wait: 25 }, token);
  expect(await isWaiting(waiting)).toBe(true);
  const body = { permissions: ['webhooks:read'] };
  await server.call('apiKeys.update', { as: server.acme.admin, params: { id }, body });
  await makeTicket(server.acme, { subject: 'Not for you' });
  expect((await waiting).body.data).toEqual([]);
});

test('events of another organization do not end the wait', async () => {
  const { cursor } = (await ask({ after: end })).body;
  const waiting = ask({ after: cursor, wait: 1 });
  await makeTicket(server.globex);
  expect((await waiting).body.data).toEqual([]);
});

test("many waiting calls do not use up the organization's concurrent requests", async () => {
  const { cursor } = (await ask({ after: end })).body;
  const waiting = Array.from({ length: 33 }, () => ask({ after: cursor, wait: 25 }));
  const listed = server.call('tickets.list', { as: server.acme.admin }).then(() => 'listed');
  expect(await Promise.race([listed, Promise.race(waiting).then(() => 'waited')])).toBe('listed');
  await makeTicket(server.acme);
  expect((await Promise.all(waiting)).every(({ status }) => status === 200)).toBe(true);
});

test('it waits for at most 25 seconds', async () => {
  expect((await ask({ after: 0, wait: 26 })).status).toBe(400);
});
