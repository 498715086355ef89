import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const block = (value: string, reason?: string, as = server.acme.agent) =>
  server.call('blockedSenders.create', { as, body: { value, ...(reason && { reason }) } });
const unblock = (id: string, as = server.acme.agent) =>
  server.call('blockedSenders.delete', { as, params: { id } });
const listed = async (as = server.acme.agent) =>
  (await server.call('blockedSenders.list', { as })).body;
const spam = async (q: string) =>
  (
    await server.call('tickets.listSpam', { as: server.acme.agent, query: { limit: 200 } })
  ).body.filter(({ firstWords }) => firstWords.includes(q));
const tickets = async (search: string) =>
  (await server.call('tickets.list', { as: server.acme.agent, query: { limit: 200 } })).body.filter(
    ({ description }) => description.includes(search),
  );
const submit = (email: string, message: string) =>
  server.call('publicForms.submit', {
    params: { subdomain: 'acme' },
    body: {
      formId: server.acme.formId,
      data: { name: 'Mallory', email, subject: 'Luck', message },
    },
  });

test('a blocked sender has a value, a reason and the member who added it; adding it again returns the same entry', async () => {
  const { body: made, status } = await block(' Mallory@Casino.Example ', 'Advertises');
  expect(status).toBe(201);
  expect(made).toMatchObject({
    value: 'mallory@casino.example',
    kind: 'address',
    reason: 'Advertises',
    addedBy: expect.any(String),
  });
  expect((await block('mallory@casino.example')).body.id).toBe(made.id);
  const { body: domain } = await block('@casino.example');
  expect(domain).toMatchObject({ value: 'casino.example', kind: 'domain', reason: null });
  expect((await listed()).map(({ value }) => value)).toEqual([
    'casino.example',
    'mallory@casino.example',
  ]);
  expect(await listed(server.globex.agent)).toEqual([]);
  expect((await unblock(made.id, server.globex.agent)).status).toBe(404);
  expect((await unblock(made.id)).status).toBe(204);
  expect((await unblock(made.id)).status).toBe(404);
  expect((await unblock(domain.id)).status).toBe(204);
});

test('rejects invalid values, shared email providers and the team’s own addresses', async () => {
  for (const value of ['nonsense', 'a b@c.de', 'gmail.com', server.acme.agent.email]) {
    expect((await block(value)).status, value).toBe(400);
  }
  expect((await block('somebody@gmail.com')).status).toBe(201);
  expect((await block('casino.example', '', server.acme.customer)).status).toBe(403);
});

test('submissions by a blocked sender become spam without notifications, and get the usual response', async () => {
  const { body: made } = await block('casino.example');
  const { drain, acme } = server;
  const form = () =>
    server.call('contactForms.get', { as: acme.admin, params: { id: acme.formId } });
  const before = (await form()).body.submissionCount;
  const { status, body } = await submit('win@mail.casino.example', 'Roulette');
  expect([status, body.ticketNumber]).toEqual([201, expect.stringMatching(/^TK-/)]);
  await submit('ada@example.com', 'Roulette, honestly');
  expect(await tickets('Roulette')).toMatchObject([{ description: 'Roulette, honestly' }]);
  const [one] = await spam('Roulette');
  expect(one).toMatchObject({
    ticketNumber: body.ticketNumber,
    blockedBy: 'casino.example',
    putAwayBy: null,
  });
  expect((await form()).body.submissionCount).toBe(before + 1);
  await drain();
  const { body: news } = await server.call('notifications.list', { as: acme.agent });
  expect(JSON.stringify(news)).not.toContain(body.ticketNumber);
  await server.call('tickets.unmarkSpam', { as: acme.agent, body: { ids: [one?.id ?? ''] } });
  expect(await tickets('Roulette')).toHaveLength(2);
  expect((await form()).body.submissionCount).toBe(before + 2);
  await unblock(made.id);
  await submit('win@mail.casino.example', 'Roulette again');
  expect(await tickets('Roulette again')).toHaveLength(1);
});

test('a blocked visitor cannot start a chat', async () => {
  const { body: made } = await block('casino.example');
  const start = (customerEmail: string) =>
    server.call('publicChat.start', {
      params: { subdomain: 'acme' },
      body: { customerName: 'Mallory', customerEmail, message: 'Hello' },
    });
  const refused = await start('win@casino.example');
  expect([refused.status, refused.error?.code]).toEqual([403, 'blocked']);
  expect((await start('ada@example.com')).status).toBe(201);
  await unblock(made.id);
});
