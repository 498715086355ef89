import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId, now } from '../../database/ids.ts';
import { type Inbox, openInbox } from '../../mail/test-inbox.ts';
import {
  eventually,
  staffSocket,
  startChat,
  type TestChat,
  visitorSocket,
  waitingChat,
} from '../../test/chats.ts';
import type { TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

const secret = 'Sounds like fraud';

let server: TestServer;
let inbox: Inbox;
let chat: TestChat;
let admin: TestMember;
let agent: TestMember;

beforeAll(async () => {
  inbox = await openInbox();
  server = await startTestServer({ smtpUrl: inbox.url });
  ({ admin, agent } = server.acme);
});
afterAll(async () => {
  await server.stop();
  await inbox.close();
});
beforeEach(async () => {
  chat = await waitingChat(server, server.acme, { message: 'My kettle is cold' });
  await server.call('chat.accept', { as: agent, params: { id: chat.id } });
  await server.drain();
  for (const as of [admin, agent]) await server.call('notifications.markAllRead', { as });
});

const note = (body: object = {}, as = agent) =>
  server.call('chat.addNote', { as, params: { id: chat.id }, body: { message: secret, ...body } });
const get = async (as = agent) =>
  (await server.call('chat.get', { as, params: { id: chat.id } })).body;
const news = async (as = admin) =>
  (await server.call('notifications.list', { as, query: { isRead: 'false' } })).body.map(
    ({ title, message, actionUrl }) => [title, message, actionUrl],
  );
const ticketOf = async (as = agent) => {
  const { ticketId } = await get();
  return (await server.call('tickets.get', { as, params: { id: ticketId ?? '' } })).body;
};

test('staff write a note in a chat, with author and time', async () => {
  const { status, body } = await note({ message: ` ${secret} ` });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    sessionId: chat.id,
    userId: agent.userId,
    authorName: `agent ${server.acme.canary}`,
    message: secret,
    mentions: [],
  });
  expect((await get(admin)).notes).toEqual([body]);
  expect((await note({ message: '  ' })).error.message).toBe('Note is required');
});

test('a note is saved and shown even after a thousand earlier ones', async () => {
  const row = { session_id: chat.id, user_id: null, author_name: 'Ada', created_at: now() };
  await server.acme.org.write(async (tx) => {
    for (let at = 0; at < 1_000; at += 1) {
      await tx.insert('chat_notes', { ...row, id: newId(), body: `Note ${at}` });
    }
  });
  const { status, body } = await note();
  expect(status).toBe(201);
  const { notes } = await get();
  expect([notes.length, notes[0]?.message, notes.at(-1)]).toEqual([1_000, 'Note 1', body]);
});

test('a note changes neither the last message nor the turn, and does not accept the chat', async () => {
  const other = await startChat(server, server.acme);
  const { notes: none, ...before } = await get();
  await note();
  const { notes, ...after } = await get();
  expect(after).toEqual(before);
  expect([none, notes.length]).toEqual([[], 1]);
  await server.call('chat.addNote', {
    as: agent,
    params: { id: other.id },
    body: { message: secret },
  });
  const { body: led } = await server.call('chat.get', { as: agent, params: { id: other.id } });
  expect(led).toMatchObject({ agentId: null, withBot: true, unread: 0 });
});

test('the visitor does not see notes over HTTP or the socket', async () => {
  const socket = await visitorSocket(server, chat);
  const colleague = await staffSocket(server, admin, chat);
  const before = (await server.call('publicChat.get', chat.at)).body;
  const frames = socket.frames.length;
  await note({ mentions: [admin.userId] });
  // A later message has arrived, so the note would have arrived too.
  await server.call('chat.send', {
    as: agent,
    params: { id: chat.id },
    body: { message: 'One moment' },
  });
  await socket.until(({ data }) => data?.message === 'One moment');
  await colleague.until(({ data }) => data?.message === 'One moment');
  expect(socket.frames.slice(frames).map(({ type }) => type)).toEqual(['chat_message']);
  const { body } = await server.call('publicChat.get', chat.at);
  expect(body.lastSeq).toBe(before.lastSeq + 1);
  expect(body.messages.length).toBe(before.messages.length + 1);
  for (const seen of [socket.frames, body]) {
    expect(JSON.stringify(seen)).not.toContain(secret);
    // Checks for the field and the word; random IDs may contain the letters.
    expect(JSON.stringify(seen)).not.toMatch(/"\w*notes?\w*":/i);
    expect(JSON.stringify(seen)).not.toMatch(/(?<![a-z0-9])notes?(?![a-z0-9])/i);
  }
  const later = await visitorSocket(server, chat);
  expect(JSON.stringify(later.frames)).not.toContain(secret);
  await Promise.all([socket, colleague, later].map((open) => open.close()));
});

test('chat lists, events and API keys do not contain the text of a note', async () => {
  await note({ mentions: [admin.userId] });
  await server.drain();
  const { body: list } = await server.call('chat.list', { as: agent });
  expect(JSON.stringify(list)).not.toContain(secret);
  const events = await server.acme.org.all<{ payload: string }>(
    server.acme.org.from('events').select('payload'),
  );
  expect(JSON.stringify(events)).not.toContain(secret);
});

test('the bot does not react to a note', async () => {
  const led = await startChat(server, server.acme, { message: 'qwertz' });
  const said = async () =>
    (await server.call('publicChat.get', led.at)).body.messages.map(({ message }) => message);
  const before = await eventually(async () => {
    const all = await said();
    return all.length === 3 && all;
  });
  await server.call('chat.addNote', {
    as: agent,
    params: { id: led.id },
    body: { message: 'How do I reset my password?' },
  });
  await server.drain();
  expect(await said()).toEqual(before);
});

test('a ticket made from the chat has its notes as internal notes, not in the transcript', async () => {
  await note({ message: `${secret}, @admin`, mentions: [admin.userId] });
  await server.call('chat.convertToTicket', { as: agent, params: { id: chat.id } });
  const ticket = await ticketOf(admin);
  expect(ticket.description).toContain('My kettle is cold');
  expect(ticket.description).not.toContain(secret);
  expect(ticket.messages).toMatchObject([
    {
      message: `${secret}, @admin`,
      isInternal: true,
      user: { email: agent.email },
      mentions: [{ id: admin.userId }],
      createdAt: (await get()).notes[0]?.createdAt,
    },
  ]);
  expect(ticket.followers.map(({ id }) => id)).toEqual([admin.userId]);
  expect(ticket).toMatchObject({ status: 'open', turn: 'us' });
});

test('neither the requester nor the API sees the notes of a ticket made from a chat', async () => {
  await note();
  await server.call('chat.close', { as: agent, params: { id: chat.id } });
  const { id, ticketNumber } = await ticketOf();
  expect((await ticketOf()).messages).toMatchObject([{ message: secret, isInternal: true }]);
  await server.call('tickets.reply', {
    as: agent,
    params: { id },
    body: { message: 'We look into it.' },
  });
  await server.drain();
  const toVera = inbox.received.filter(({ to }) => to.includes('vera@visitor.example'));
  expect(toVera.length).toBeGreaterThan(0);
  expect(JSON.stringify(toVera)).not.toContain(secret);
  const made = await server.call('apiKeys.create', {
    as: admin,
    body: { name: 'Shop', permissions: ['tickets:read'] },
  });
  const as = { token: made.body.data.key };
  const seen = await server.call('v1Tickets.get', { as, params: { id } });
  expect(seen.body.data.ticketNumber).toBe(ticketNumber);
  expect(JSON.stringify(seen.body)).not.toContain(secret);
});

test('a note written after the chat became a ticket is also on the ticket', async () => {
  await server.call('chat.convertToTicket', { as: agent, params: { id: chat.id } });
  await note({ mentions: [admin.userId] });
  await server.drain();
  expect((await ticketOf()).messages).toMatchObject([{ message: secret, isInternal: true }]);
  expect((await get()).notes).toMatchObject([{ message: secret }]);
  // Notified once, about the ticket.
  expect(await news()).toEqual([
    [expect.stringMatching(/mentioned you on TK-/), secret, expect.stringMatching('/tickets/')],
  ]);
});

test('staff can write a note in a closed chat, which stays closed', async () => {
  await server.call('chat.send', { as: agent, params: { id: chat.id }, body: { message: 'Bye' } });
  await server.call('chat.close', { as: agent, params: { id: chat.id } });
  expect((await note()).status).toBe(201);
  expect(await get()).toMatchObject({ status: 'closed', notes: [{ message: secret }] });
});

test('a note notifies the staff it mentions with its text, and rejects others', async () => {
  const name = `admin ${server.acme.canary}`;
  const { body } = await note({ message: `Look,\n@${name}`, mentions: [admin.userId] });
  expect(body.mentions).toEqual([{ id: admin.userId, name, currentName: name }]);
  await server.drain();
  expect(await news()).toEqual([
    [
      `agent ${server.acme.canary} mentioned you in the chat with Vera Visitor`,
      `Look, @${name}`,
      `/live-chat?chat=${chat.id}`,
    ],
  ]);
  expect(await news(agent)).toEqual([]);
  await server.call('chat.markRead', { as: admin, params: { id: chat.id }, body: { read: 0 } });
  expect(await news()).toEqual([]);
  for (const other of [server.acme.customer, server.globex.agent]) {
    const refused = await note({ mentions: [other.userId] });
    expect(refused.error.message).toBe('Only staff can be mentioned');
  }
});

test('a mention stays unread when another agent accepts the chat', async () => {
  chat = await waitingChat(server, server.acme);
  await note({ mentions: [admin.userId] });
  await server.drain();
  expect(await news()).toContainEqual([
    expect.stringContaining('mentioned you'),
    secret,
    expect.anything(),
  ]);
  await server.call('chat.accept', { as: agent, params: { id: chat.id } });
  await server.drain();
  expect((await news()).map(([title]) => title)).toEqual([
    expect.stringContaining('mentioned you in the chat'),
  ]);
});

test('only chat agents of the same organization can write notes', async () => {
  expect((await note({}, server.acme.customer)).status).toBe(403);
  expect((await note({}, server.globex.admin)).status).toBe(404);
  const { status } = await server.call('chat.addNote', {
    params: { id: chat.id },
    body: { message: secret },
    headers: { 'x-chat-access': chat.token },
  } as never);
  expect(status).toBe(401);
});
