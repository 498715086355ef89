import { createHelpdesk } from '@helpdesk/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { startReceiver, verified } from '../../test/webhook-receiver.ts';
import { replyAsCustomer } from '../tickets/customer-reply.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ rateLimits: false, allowPrivateTargets: true });
});
afterAll(() => server.stop());

async function conversation() {
  const { acme } = server;
  const id = await makeTicket(acme, { subject: 'Kettle', customerEmail: 'vera@example.com' });
  const write = (body: object) =>
    server.call('tickets.reply', { as: acme.agent, params: { id }, body });
  expect((await write({ message: 'Which model?' })).status).toBe(201);
  expect((await write({ message: 'Goodwill is fine', isInternal: true })).status).toBe(201);
  await replyAsCustomer(acme.org, id, 'The red one');
  return id;
}

async function listeningTo(events: ('message.created' | 'note.created')[]) {
  const receiver = await startReceiver();
  const as = server.acme.admin;
  const { body: made } = await server.call('webhooks.create', {
    as,
    body: { name: 'Messages', url: receiver.url, events },
  });
  return {
    async received() {
      await server.drain();
      const all = receiver.received.map((each) => verified(made.data.secret, each));
      await server.call('webhooks.delete', { as, params: { id: made.data.id } });
      receiver.close();
      return all.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    },
  };
}

test('reports each reply of staff and customers, and no notes', async () => {
  const listening = await listeningTo(['message.created']);
  const id = await conversation();
  const events = await listening.received();
  const ticket = expect.objectContaining({ id });
  expect(events.map(({ type, data }) => [type, data])).toEqual([
    [
      'message.created',
      {
        ticket,
        message: expect.objectContaining({
          text: 'Which model?',
          authorType: 'staff',
          authorId: server.acme.agent.userId,
          isInternal: false,
        }),
      },
    ],
    [
      'message.created',
      {
        ticket,
        message: expect.objectContaining({
          text: 'The red one',
          authorType: 'customer',
          authorEmail: 'vera@example.com',
        }),
      },
    ],
  ]);
  expect(JSON.stringify(events)).not.toContain('Goodwill');
});

test('reports notes only if requested, without replies', async () => {
  const listening = await listeningTo(['note.created']);
  await conversation();
  const events = await listening.received();
  expect(events.map(({ type, data }) => [type, data])).toEqual([
    [
      'note.created',
      expect.objectContaining({
        message: expect.objectContaining({ text: 'Goodwill is fine', isInternal: true }),
      }),
    ],
  ]);
});

test('the event log has the text of messages, also in the ticket it was merged into', async () => {
  const { acme } = server;
  const { body: key } = await server.call('apiKeys.create', {
    as: acme.admin,
    body: { name: 'Sync', permissions: ['webhooks:read', 'tickets:read'] },
  });
  const program = createHelpdesk({ baseUrl: server.url, apiKey: key.data.key });
  const before = await acme.org.first<{ seq: number }>(acme.org.from('organizations'));
  const after = Number(before?.seq ?? 0);
  const texts = async () => {
    const { data } = await program.v1.events({ after, limit: 100 });
    return data.flatMap(({ type, data: { message } }) => (message ? [[type, message.text]] : []));
  };
  const said = [
    ['message.created', 'Which model?'],
    ['note.created', 'Goodwill is fine'],
    ['message.created', 'The red one'],
  ];
  const id = await conversation();
  expect(await texts()).toEqual(said);
  const other = await makeTicket(acme, { subject: 'Other' });
  const merged = await server.call('tickets.merge', {
    as: acme.admin,
    body: { ids: [id, other], intoId: other },
  });
  expect(merged.status).toBe(200);
  expect(await texts()).toEqual(said);
});
