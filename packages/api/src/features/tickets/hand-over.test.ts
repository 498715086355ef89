import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let id: string;
let admin: TestMember;
let agent: TestMember;

beforeAll(async () => {
  server = await startTestServer();
  ({ admin, agent } = server.acme);
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = await makeTicket(server.acme);
  await server.drain();
  for (const as of [admin, agent]) await server.call('notifications.markAllRead', { as });
});

const handOver = (body: object = {}, as = admin) =>
  server.call('tickets.handOver', {
    as,
    params: { id },
    body: { assignedAgentId: agent.userId, note: 'Can you go on?', ...body },
  });
const news = async (as = agent) =>
  (await server.call('notifications.list', { as, query: { isRead: 'false' } })).body.map(
    ({ title, message }) => [title, message],
  );

test('a member hands over a ticket with a note and a draft, and then follows it', async () => {
  const { status, body } = await handOver({ draft: 'Hello Vera, ' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    assignedAgent: { id: agent.userId },
    messages: [{ message: 'Can you go on?', isInternal: true, sharedDraft: 'Hello Vera,' }],
    followers: [{ id: admin.userId }],
  });
  expect(body.timeline.map(({ kind }) => kind)).toEqual(['created', 'assigned']);
});

test('the colleague is notified once, with the text of the note', async () => {
  await handOver();
  await server.drain();
  expect(await news()).toEqual([
    [expect.stringMatching(/^admin \w+ handed TK-\S+: .+ over to you$/), 'Can you go on?'],
  ]);
  expect(await news(admin)).toEqual([]);
});

test('nothing is assigned or written if the ticket can’t be assigned to the colleague', async () => {
  for (const assignedAgentId of [server.acme.customer.userId, server.globex.agent.userId, 'x']) {
    const { status, error } = await handOver({ assignedAgentId });
    expect([status, error.errors?.[0]?.field]).toEqual([400, 'assignedAgentId']);
  }
  expect((await handOver({ note: '  ' })).error.message).toBe('Note is required');
  expect((await handOver({}, server.acme.customer)).status).toBe(403);
  const { body } = await server.call('tickets.get', { as: agent, params: { id } });
  expect(body).toMatchObject({ assignedAgent: null, messages: [], followers: [] });
});

test('a draft keeps its format when it is handed over', async () => {
  const draftIn = async (body: object) => {
    const handed = await handOver(body);
    const { sharedDraft, sharedDraftFormat } = handed.body.messages.at(-1) ?? {};
    return [sharedDraft, sharedDraftFormat];
  };
  const draft = '**Hello**';
  expect(await draftIn({ draft, draftFormat: 'markdown' })).toEqual([draft, 'markdown']);
  expect(await draftIn({ draft })).toEqual([draft, 'text']);
  expect(await draftIn({ draftFormat: 'markdown' })).toEqual([null, null]);
});

test('a draft stored without a format is plain text', async () => {
  const { body } = await handOver({ draft: 'Hello', draftFormat: 'markdown' });
  await server.acme.org.write((tx) =>
    tx.update('ticket_messages', { id: body.messages[0]?.id }, { draft_format: null }),
  );
  const read = await server.call('tickets.get', { as: agent, params: { id } });
  expect(read.body.messages[0]?.sharedDraftFormat).toBe('text');
});

test('only staff see the draft', async () => {
  const { customer } = server.acme;
  const params = { id };
  await server.call('tickets.update', {
    as: admin,
    params,
    body: { customerEmail: customer.email },
  });
  await handOver({ draft: 'Hello' });
  const { body } = await server.call('tickets.get', { as: customer, params });
  expect(JSON.stringify(body)).not.toContain('Hello');
});

test('using or dismissing the draft removes it, and the note stays', async () => {
  const { body } = await handOver({ draft: 'Hello Vera' });
  const messageId = body.messages[0]?.id ?? '';
  const remove = (as: TestMember, params = { id, messageId }) =>
    server.call('tickets.removeDraft', { as, params });
  expect((await remove(server.globex.agent)).status).toBe(404);
  expect((await remove(server.acme.customer)).status).toBe(403);
  const other = await makeTicket(server.acme);
  expect((await remove(agent, { id: other, messageId })).error.message).toBe('Message not found');
  const nowhere = await remove(agent, { id: 'x', messageId });
  expect(nowhere.error.message).toMatch(/^The ticket you.re looking for doesn/);
  for (const _ of [1, 2]) {
    const removed = await remove(agent);
    expect(removed.body.messages).toMatchObject([{ message: 'Can you go on?', sharedDraft: null }]);
  }
  const { org } = server.acme;
  const told = await org.all<{ payload: string }>(
    org.from('events').where('name', 'shared_draft.removed').select('payload'),
  );
  // Open pages of other members are updated once.
  expect(told.map(({ payload }) => JSON.parse(payload))).toEqual([
    { ticketId: id, messageId, userId: agent.userId },
  ]);
});
