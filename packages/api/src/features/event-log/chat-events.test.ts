import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ApiPermission } from '@helpdesk/sdk/rules/api-permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChat, waitingChat } from '../../test/chats.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { startReceiver, verified } from '../../test/webhook-receiver.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ rateLimits: false, allowPrivateTargets: true });
});
afterAll(() => server.stop());

async function keyWith(...permissions: ApiPermission[]) {
  const body = { name: 'Copy', permissions: ['webhooks:read' as const, ...permissions] };
  const made = await server.call('apiKeys.create', { as: server.acme.admin, body });
  return { token: made.body.data.key };
}

/** The events of these calls that a key with this permission sees. */
async function told(permission: ApiPermission, happen: () => Promise<unknown>) {
  const as = await keyWith(permission);
  const { body } = await server.call('v1.events', { as, query: { after: 2 ** 40 } });
  await happen();
  return (await server.call('v1.events', { as, query: { after: body.cursor } })).body.data;
}

const fields = [{ id: 'a', name: 'topic', label: 'Topic', type: 'text', required: true } as const];

async function wholeChat() {
  const { acme } = server;
  const chat = await waitingChat(server, acme, { message: 'My kettle is cold' });
  const params = { id: chat.id };
  const as = acme.agent;
  const clientId = 'c'.repeat(8);
  await server.call('chat.accept', { as, params });
  await server.call('chat.send', { as, params, body: { message: 'Which model?', clientId } });
  await server.call('chat.addNote', { as, params, body: { message: 'Goodwill is fine' } });
  await server.call('chat.addNote', { as, params, body: { message: 'Sold in May' } });
  await server.call('chat.transfer', { as, params, body: { agentId: acme.admin.userId } });
  await server.call('chat.close', { as: acme.admin, params });
  await server.call('publicChat.rate', { ...chat.at, body: { rating: 5, comment: 'Kind' } });
  return chat;
}

test('reports a chat from its beginning to its rating', async () => {
  const { acme } = server;
  let id = '';
  const events = await told('chat:read', async () => {
    ({ id } = await wholeChat());
  });
  const vera = { id, customerName: 'Vera Visitor', customerEmail: 'vera@visitor.example' };
  const by = (userId: string) => expect.objectContaining({ userId });
  const agent = by(acme.agent.userId);
  const admin = by(acme.admin.userId);
  const of = (name: string) => events.filter(({ type }) => type === name).map((one) => one.data);
  const names = events.map(({ type }) => type);
  expect(new Set(names)).toEqual(
    new Set([
      'chat.started',
      'chat.message_received',
      'chat.waiting',
      'chat.accepted',
      'chat.message_sent',
      'chat.note_added',
      'chat.transferred',
      'chat.closed',
      'chat.rated',
    ]),
  );
  expect(of('chat.started')).toMatchObject([{ chat: { id, rating: null, closedAt: null } }]);
  expect(of('chat.waiting')).toMatchObject([{ chat: { ...vera, status: 'waiting' } }]);
  expect(of('chat.accepted')).toMatchObject([{ chat: { ...vera, status: 'active', agent } }]);
  expect(of('chat.message_received')).toMatchObject([
    {
      chat: { ...vera, agent: null },
      chatMessage: { text: 'My kettle is cold', senderType: 'customer', senderId: null },
    },
  ]);
  expect(of('chat.message_sent').at(-1)).toMatchObject({
    chat: { ...vera, status: 'active', closedAt: null },
    chatMessage: {
      text: 'Which model?',
      senderType: 'agent',
      senderId: acme.agent.userId,
      files: [],
    },
  });
  expect(of('chat.note_added')).toMatchObject([
    { chat: vera, chatNote: { text: 'Goodwill is fine', authorId: acme.agent.userId } },
    { chat: vera, chatNote: { text: 'Sold in May', authorId: acme.agent.userId } },
  ]);
  expect(of('chat.transferred')).toMatchObject([
    {
      chat: { ...vera, agent: admin },
      changes: { agentId: { from: acme.agent.userId, to: acme.admin.userId } },
    },
  ]);
  expect(of('chat.closed')).toMatchObject([
    { chat: { ...vera, status: 'closed', closedAt: expect.any(String) }, reason: 'agent' },
  ]);
  expect(of('chat.rated')).toMatchObject([{ chat: { ...vera, rating: 5, ratingComment: 'Kind' } }]);
});

test('reports messages of the bot as sent by the bot', async () => {
  const events = await told('chat:read', async () => {
    await startChat(server, server.acme, { message: 'Hello' });
    await server.drain();
  });
  const sent = events.filter(({ type }) => type === 'chat.message_sent');
  expect(sent.map(({ data }) => data.chatMessage?.senderType)).toContain('bot');
  expect(sent.every(({ data }) => data.chatMessage?.senderId === null)).toBe(true);
});

test("does not reveal the visitor's token, and shows notes only in their own event", async () => {
  let chat = { id: '', token: '' };
  const events = await told('chat:read', async () => {
    chat = await wholeChat();
  });
  expect(JSON.stringify(events)).not.toContain(chat.token);
  const others = events.filter(({ type }) => type !== 'chat.note_added');
  expect(JSON.stringify(others)).not.toMatch(/Goodwill|Sold/);
});

test('reports created, changed, copied and deleted forms', async () => {
  const as = server.acme.admin;
  const form = { name: 'Repairs', title: 'Send us your kettle', isActive: true };
  const { isActive: _, ...input } = form;
  let id = '';
  let copy = '';
  const events = await told('contact_forms:read', async () => {
    const made = await server.call('contactForms.create', { as, body: { ...input, fields } });
    id = made.body.id;
    const params = { id };
    await server.call('contactForms.update', { as, params, body: { isActive: false } });
    copy = (await server.call('contactForms.duplicate', { as, params })).body.id;
    await server.call('contactForms.delete', { as, params });
  });
  expect(events.map(({ type, data }) => [type, data])).toEqual([
    ['contact_form.created', { form: { id, ...form } }],
    ['contact_form.updated', { form: { id, ...form, isActive: false } }],
    [
      'contact_form.created',
      { form: { ...form, id: copy, name: 'Repairs (copy)', isActive: false } },
    ],
    ['contact_form.deleted', { form: { id, ...form, isActive: false } }],
  ]);
});

test('reports nothing for a failed change of a form', async () => {
  const as = server.acme.admin;
  const params = { id: server.acme.formId };
  const events = await told('contact_forms:read', async () => {
    const headers = { 'if-match': '"long-ago"' };
    const body = { name: 'Mine' };
    const refused = await server.call('contactForms.update', { as, params, body, headers });
    expect(refused.status).toBe(412);
  });
  expect(events).toEqual([]);
});

test('reports no chats and forms to a key without permission to read them', async () => {
  expect(await told('contact_forms:read', wholeChat)).toEqual([]);
  const others = await told('tickets:read', wholeChat);
  expect(others.filter(({ type }) => /^(chat|contact_form)\./.test(type))).toEqual([]);
  const as = await keyWith('webhooks:create', 'tickets:read');
  for (const [name, needed] of [
    ['chat.note_added', 'chat:read'],
    ['chat.message_received', 'chat:read'],
    ['contact_form.deleted', 'contact_forms:read'],
  ] as const) {
    const body = { name: 'Copy', url: 'https://shop.example/', events: [name] };
    const refused = await server.call('webhooks.create', { as, body });
    expect([refused.status, refused.error.message]).toEqual([
      403,
      `This key needs ${needed} to receive ${name}`,
    ]);
  }
});

test('reports nothing to another organization', async () => {
  const body = { name: 'Copy', permissions: ['webhooks:read' as const, 'chat:read' as const] };
  const made = await server.call('apiKeys.create', { as: server.globex.admin, body });
  await wholeChat();
  const as = { token: made.body.data.key };
  expect((await server.call('v1.events', { as, query: {} })).body.data).toEqual([]);
});

test('a webhook for visitor messages gets no agent messages and no notes', async () => {
  const receiver = await startReceiver();
  const as = server.acme.admin;
  const events: Schema<'WebhookEventName'>[] = ['chat.message_received'];
  const made = await server.call('webhooks.create', {
    as,
    body: { name: 'Chats', url: receiver.url, events, filter: 'priority:urgent' },
  });
  await wholeChat();
  await server.drain();
  const sent = receiver.received.map((each) => verified(made.body.data.secret, each));
  receiver.close();
  expect(sent).toMatchObject([
    { type: 'chat.message_received', data: { chatMessage: { text: 'My kettle is cold' } } },
  ]);
});
