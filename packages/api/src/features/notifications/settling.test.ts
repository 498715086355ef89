// @module-tag postgres

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../database/ids.ts';
import { eventsNamedAfter, lastSeq } from '../../events/read.ts';
import { waitingChat } from '../../test/chats.ts';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { greeted } from '../../test/socket.ts';
import { notificationListener } from './listener.ts';

let server: TestServer;
let admin: TestMember;
let agent: TestMember;
let customer: TestMember;

beforeAll(async () => {
  server = await startTestServer();
  ({ admin, agent, customer } = server.acme);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.drain();
  for (const as of [admin, agent, customer]) {
    for (const { id } of await listed(as)) {
      await server.call('notifications.delete', { as, params: { id } });
    }
  }
});

const listed = async (as: TestMember) => (await server.call('notifications.list', { as })).body;
const unread = async (as: TestMember) =>
  (await server.call('dashboard.counts', { as })).body.notifications;

/** Creates a ticket of the customer, assigned to the agent, with no unread notifications. */
async function ownTicket() {
  const id = await makeTicket(server.acme, { customerUserId: customer.userId });
  await server.call('tickets.update', {
    as: agent,
    params: { id },
    body: { assignedAgentId: agent.userId },
  });
  await server.drain();
  for (const as of [admin, agent, customer]) {
    await server.call('notifications.markAllRead', { as });
  }
  return id;
}

async function say(as: TestMember, id: string, message: string, isInternal = false) {
  const body = as === customer ? { message } : { message, isInternal };
  const answer = await server.call('tickets.reply', { as, params: { id }, body });
  expect(answer.status).toBe(201);
  await server.drain();
}

describe('notifications of one ticket', () => {
  it('are grouped into one for each member until it is read, with the latest message', async () => {
    const id = await ownTicket();
    for (const text of ['One', 'Two', 'Three']) await say(customer, id, text);
    const [first, ...older] = (await listed(agent)).filter(({ isRead }) => !isRead);
    expect(older).toEqual([]);
    expect(first).toMatchObject({ count: 3, actionUrl: `/tickets/${id}` });
    expect(first?.title).toMatch(/^3 new replies on TK-\d{4}-\d{6}: Broken kettle/);
    expect(first?.message).toMatch(/: Three$/);
    expect(await unread(agent)).toBe(1);
    await server.call('notifications.markRead', { as: agent, params: { id: first?.id ?? '' } });
    await say(customer, id, 'Four');
    expect((await listed(agent)).find(({ isRead }) => !isRead)).toMatchObject({ count: 1 });
  });

  it('are counted once, even if their events are handled repeatedly', async () => {
    const id = await ownTicket();
    for (const text of ['One', 'Two']) await say(customer, id, text);
    await server.context.database.directory.write((tx) =>
      tx.update(
        'outbox',
        { listener: 'notifications' },
        { done_at: null, due_at: '2020-01-01T00:00:00.000Z' },
      ),
    );
    await server.drain();
    const about = (await listed(agent)).filter(({ actionUrl }) => actionUrl === `/tickets/${id}`);
    expect(about.map(({ count }) => count)).toContain(2);
    expect(Math.max(...about.map(({ count }) => count))).toBe(2);
  });

  it('are not created when the ticket is permanently deleted while its events are handled', async () => {
    const { org } = server.acme;
    const seq = await lastSeq(org);
    // The first has an agent, who alone is notified; the second notifies the whole staff.
    const ids = [await ownTicket(), await makeTicket(server.acme)];
    for (const id of ids) await say(admin, id, 'Hello');
    const listener = notificationListener(() => new Set());
    const events = await eventsNamedAfter(org, listener.events, seq, 100);
    for (const id of ids) await server.call('tickets.delete', { as: admin, params: { id } });
    await server.call('tickets.deleteForGood', { as: admin, body: { ids } });
    await server.drain();
    const delivery = { id: newId(), attempt: 1, org, signal: new AbortController().signal };
    for (const event of events) await listener.handle(event, delivery);
    const links = ids.map((id) => `/tickets/${id}`);
    for (const as of [admin, agent]) {
      const told = (await listed(as)).filter(({ actionUrl }) => links.includes(actionUrl ?? ''));
      expect(told).toEqual([]);
    }
  });

  it('are not created for a waiting chat that was accepted before its event is handled', async () => {
    const { org } = server.acme;
    const seq = await lastSeq(org);
    const chat = await waitingChat(server, server.acme);
    await server.call('chat.accept', { as: agent, params: { id: chat.id } });
    await server.drain();
    const listener = notificationListener(() => new Set());
    const [waited] = await eventsNamedAfter(org, ['chat.waiting'], seq, 1);
    if (!waited) throw new Error('No chat waited');
    for (const { id } of await listed(admin)) {
      await server.call('notifications.delete', { as: admin, params: { id } });
    }
    const delivery = { id: newId(), attempt: 1, org, signal: new AbortController().signal };
    await listener.handle(waited, delivery);
    expect(await listed(admin)).toEqual([]);
  });

  it('don’t contain the text of a note', async () => {
    const id = await ownTicket();
    await say(customer, id, 'One');
    await say(admin, id, 'CANARY-NOTE', true);
    const [first] = await listed(agent);
    expect(first).toMatchObject({ count: 2, title: expect.stringContaining('2 updates on') });
    expect(JSON.stringify(await listed(agent))).not.toContain('CANARY-NOTE');
  });
});

describe('a notification of a ticket', () => {
  it('is marked as read for a member who opens the ticket, on all their devices', async () => {
    const id = await ownTicket();
    await server.call('tickets.update', {
      as: agent,
      params: { id },
      body: { assignedAgentId: null },
    });
    await say(customer, id, 'Hello?');
    expect([await unread(agent), await unread(admin)]).toEqual([1, 1]);
    const elsewhere = await greeted(server, agent);
    await server.call('tickets.markRead', { as: agent, params: { id }, body: {} });
    const { payload } = await elsewhere.until(({ name }) => name === 'notifications.settled');
    expect(payload).toEqual({ userIds: [agent.userId] });
    expect([await unread(agent), await unread(admin)]).toEqual([0, 1]);
    await elsewhere.close();
  });

  it('is read once the whole ticket has been read, and not before', async () => {
    const id = await ownTicket();
    await say(customer, id, 'One');
    const { messages } = (await server.call('tickets.get', { as: agent, params: { id } })).body;
    await say(customer, id, 'Two');
    const mark = (body: { seenMessageId?: string }) =>
      server.call('tickets.markRead', { as: agent, params: { id }, body });
    await mark({ seenMessageId: messages.at(-1)?.id ?? '' });
    expect(await unread(agent)).toBe(1);
    expect((await mark({})).status).toBe(204);
    expect(await unread(agent)).toBe(0);
  });

  it('is created for everyone except the member who is viewing the ticket', async () => {
    const id = await ownTicket();
    const socket = await greeted(server, agent);
    socket.send({ type: 'presence', ticketId: id });
    await socket.until(({ type }) => (type as string) === 'presence');
    await say(customer, id, 'Seen at once');
    expect(await unread(agent)).toBe(0);
    socket.send({ type: 'presence', ticketId: null });
    await expect.poll(async () => (await say(customer, id, 'Later'), unread(agent))).toBe(1);
    await socket.close();
  });

  it('is marked as read when its member replies, and a later message is unread', async () => {
    const id = await ownTicket();
    await say(customer, id, 'Hello?');
    await say(agent, id, 'Hello!');
    expect(await unread(agent)).toBe(0);
    await say(customer, id, 'Thank you');
    expect(await unread(agent)).toBe(1);
  });
});

it('notifications of a deleted ticket don’t stay unread', async () => {
  const id = await makeTicket(server.acme);
  await server.drain();
  expect(await unread(agent)).toBe(1);
  await server.call('tickets.delete', { as: admin, params: { id } });
  await server.drain();
  expect(await unread(agent)).toBe(0);
});

describe('a notification of a chat', () => {
  it('is marked as read for everyone once an agent has accepted the chat', async () => {
    const chat = await waitingChat(server, server.acme);
    await server.drain();
    expect(await unread(admin)).toBe(1);
    await server.call('chat.accept', { as: agent, params: { id: chat.id } });
    await server.drain();
    expect([await unread(agent), await unread(admin)]).toEqual([0, 0]);
  });

  it('is read once its member has read the chat handed over to them', async () => {
    const chat = await waitingChat(server, server.acme);
    await server.call('chat.accept', { as: admin, params: { id: chat.id } });
    await server.call('chat.transfer', {
      as: admin,
      params: { id: chat.id },
      body: { agentId: agent.userId },
    });
    await server.drain();
    expect(await unread(agent)).toBe(1);
    await server.call('chat.markRead', { as: agent, params: { id: chat.id }, body: { read: 1 } });
    expect(await unread(agent)).toBe(0);
  });
});

describe('a customer', () => {
  it('is notified of replies to their own tickets and of status changes', async () => {
    const id = await ownTicket();
    await say(agent, id, 'Please try again.');
    expect(await listed(customer)).toMatchObject([
      { title: expect.stringMatching(/ replied$/), actionUrl: `/tickets/${id}`, isRead: false },
    ]);
    await server.call('tickets.update', {
      as: agent,
      params: { id },
      body: { status: 'resolved' },
    });
    await server.drain();
    const [first] = await listed(customer);
    expect(first).toMatchObject({ count: 2, message: 'Your ticket is now resolved' });
    expect(await unread(customer)).toBe(1);
  });

  it('is not notified of notes, priority changes or their own actions', async () => {
    const id = await ownTicket();
    await say(agent, id, 'CANARY-NOTE', true);
    await say(customer, id, 'My own words');
    await server.call('tickets.update', { as: agent, params: { id }, body: { priority: 'high' } });
    await server.drain();
    expect((await listed(customer)).filter(({ isRead }) => !isRead)).toEqual([]);
  });

  it('marks their notifications as read by opening the ticket', async () => {
    const id = await ownTicket();
    await say(agent, id, 'One');
    const read = (body: object, ticketId = id) =>
      server.call('tickets.markRead', { as: customer, params: { id: ticketId }, body });
    expect((await read({ seenMessageId: null })).status).toBe(204);
    expect(await unread(customer)).toBe(1);
    const { messages } = (await server.call('tickets.get', { as: customer, params: { id } })).body;
    await say(agent, id, 'CANARY-NOTE', true);
    await read({ seenMessageId: messages.at(-1)?.id });
    expect(await unread(customer)).toBe(0);
    expect((await read({}, await makeTicket(server.acme))).status).toBe(404);
  });

  it('is not notified of other people’s tickets', async () => {
    const id = await makeTicket(server.acme);
    await say(agent, id, 'Hello');
    expect(await listed(customer)).toEqual([]);
  });
});
