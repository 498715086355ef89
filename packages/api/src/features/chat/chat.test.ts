// @module-tag postgres

import type { Schema } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { comeOnline, eventually, startChat, waitingChat } from '../../test/chats.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.context.database.directory.write((tx) => tx.remove('chat_attendance', {}));
  await server.acme.org.write((tx) => tx.remove('chat_sessions', (all) => all.whereNotNull('id')));
  await server.acme.org.write((tx) =>
    tx.remove('counters', { name: ['chats.waiting', 'chats.active', 'chats.bot', 'chats.closed'] }),
  );
});
const get = async (id: string) =>
  (await server.call('chat.get', { as: server.acme.agent, params: { id } })).body;

test('the panel opens with one call that returns greeting, organization and whether an agent is online', async () => {
  const params = { subdomain: 'acme' };
  const { body, headers } = await server.call('publicChat.welcome', { params });
  expect(body).toMatchObject({
    organization: { subdomain: 'acme', primaryColor: '#3B82F6' },
    greeting: `Hi! Welcome to acme ${server.acme.canary}. How can we help you today?`,
    isAnybodyOnline: false,
  });
  expect(body.socketUrl).toMatch(/^ws:\/\/.*\/ws$/);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  await comeOnline(server, server.acme, server.acme.agent);
  expect((await server.call('publicChat.welcome', { params })).body.isAnybodyOnline).toBe(true);
  const available = (availability: 'away' | 'online') =>
    server.call('team.setAvailability', { as: server.acme.agent, body: { availability } });
  await available('away');
  expect((await server.call('publicChat.welcome', { params })).body.isAnybodyOnline).toBe(false);
  await available('online');
  const nowhere = await server.call('publicChat.welcome', { params: { subdomain: 'nowhere' } });
  expect(nowhere.error.message).toBe("The organization you're looking for doesn't exist.");
});

test('a chat begins with the bot and its greeting', async () => {
  const started = await server.call('publicChat.start', {
    params: { subdomain: 'acme' },
    body: {},
  });
  expect(started.body.session).toMatchObject({
    status: 'active',
    withBot: true,
    customerName: null,
    agentName: null,
    queuePosition: null,
    isAnybodyOnline: false,
    lastSeq: 1,
    messages: [{ seq: 1, senderType: 'bot', senderName: 'Assistant', userId: null }],
  });
});

test("a chat stores the visitor's first message and where they come from", async () => {
  const started = await server.call('publicChat.start', {
    params: { subdomain: 'acme' },
    body: {
      message: '  My kettle is cold ',
      clientId: 'one',
      pageUrl: 'https://shop.example/kettles',
      referrer: 'javascript:alert(1)',
    },
    headers: {
      'user-agent':
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
    },
  });
  // The bot may have answered by now.
  expect(started.body.session.messages.slice(0, 2)).toMatchObject([
    { seq: 1, senderType: 'bot' },
    { seq: 2, senderType: 'customer', message: 'My kettle is cold', clientId: 'one' },
  ]);
  const detail = await get(started.body.session.id);
  expect(detail).toMatchObject({
    unread: 1,
    pageUrl: 'https://shop.example/kettles',
    visitor: {
      startedOn: 'https://shop.example/kettles',
      referrer: null,
      browser: 'Firefox 133 on Windows',
    },
  });
  expect(detail.messages[1]?.senderName).toBe('Anonymous Customer');
});

test('the bot answers from the stored pairs', async () => {
  await server.call('chatbot.create', {
    as: server.acme.admin,
    body: { query: 'How do I reset my password?', response: 'Use the link on the sign-in page.' },
  });
  const chat = await startChat(server, server.acme, { message: 'how do I reset my password' });
  const { body } = await eventually(async () => {
    const answer = await server.call('publicChat.get', { ...chat.at, query: { after: 2 } });
    return answer.body.messages.length > 0 && answer;
  });
  expect(body.messages).toMatchObject([
    { seq: 3, senderType: 'bot', message: 'Use the link on the sign-in page.' },
  ]);
  expect(body).toMatchObject({ status: 'active', withBot: true });
});

test('without an answer, the chat joins the queue if an agent is online, and stays with the bot if not', async () => {
  const alone = await startChat(server, server.acme, { message: 'qwertz uiop' });
  const last = await eventually(async () => (await get(alone.id)).messages[2]);
  expect(last.message).toBe(
    "I'm sorry, I don't have an answer for that. Please contact our support team for assistance.",
  );
  expect(await get(alone.id)).toMatchObject({ status: 'active', withBot: true });
  await comeOnline(server, server.acme, server.acme.agent);
  const chat = await startChat(server, server.acme, { message: 'qwertz uiop' });
  await eventually(async () => (await get(chat.id)).status === 'waiting');
  expect(await get(chat.id)).toMatchObject({
    withBot: false,
    requestedAt: expect.any(String),
    offeredTo: server.acme.agent.userId,
  });
});

test('requesting a person needs name, email and an online agent', async () => {
  const chat = await startChat(server, server.acme);
  const ask = (body: object) => server.call('publicChat.requestPerson', { ...chat.at, body });
  expect((await ask({ customerName: ' ', customerEmail: 'v@x.example' })).error.message).toBe(
    'Name is required',
  );
  expect((await ask({ customerName: 'V', customerEmail: '' })).error.message).toBe(
    'Email is required',
  );
  expect((await ask({ customerName: 'V', customerEmail: 'v' })).error.message).toBe(
    'Please enter a valid email address',
  );
  const vera = { customerName: 'Vera', customerEmail: 'Vera@X.example' };
  const nobody = await ask(vera);
  expect(nobody.status).toBe(409);
  expect(nobody.error).toMatchObject({
    code: 'nobody_online',
    message: "We're away right now. Please leave a message.",
  });
  await comeOnline(server, server.acme, server.acme.agent);
  const other = await waitingChat(server, server.acme);
  expect((await ask(vera)).body).toMatchObject({
    status: 'waiting',
    queuePosition: 2,
    customerName: 'Vera',
    customerEmail: 'vera@x.example',
    isAnybodyOnline: true,
  });
  expect((await ask({ ...vera, customerName: 'Vera V.' })).body.customerName).toBe('Vera V.');
  await server.call('publicChat.close', other.at);
  expect((await server.call('publicChat.get', chat.at)).body.queuePosition).toBe(1);
});

test('an agent accepts a waiting chat once, and their first message accepts it too', async () => {
  const { agent, admin } = server.acme;
  const chat = await waitingChat(server, server.acme);
  const params = { id: chat.id };
  const taken = await server.call('chat.accept', { as: agent, params });
  expect(taken.body).toMatchObject({
    status: 'active',
    agentId: agent.userId,
    agent: { name: `agent ${server.acme.canary}` },
    offeredTo: null,
  });
  expect((await server.call('chat.accept', { as: agent, params })).status).toBe(200);
  const late = await server.call('chat.accept', { as: admin, params });
  expect(late.status).toBe(409);
  expect(late.error).toMatchObject({
    code: 'chat_taken',
    message: 'This chat was already accepted by another agent',
  });
  const second = await waitingChat(server, server.acme);
  const sent = await server.call('chat.send', {
    as: admin,
    params: { id: second.id },
    body: { message: 'Hello', clientId: 'a' },
  });
  expect(sent.body).toMatchObject({ senderType: 'agent', userId: admin.userId, clientId: 'a' });
  expect(await get(second.id)).toMatchObject({ status: 'active', agentId: admin.userId });
  const seen = await server.call('publicChat.get', second.at);
  expect(seen.body.agentName).toBe(`admin ${server.acme.canary}`);
  expect(JSON.stringify(seen.body)).not.toContain(admin.userId);
});

test('when two agents accept at once, one gets the chat', async () => {
  const { agent, admin } = server.acme;
  const chat = await waitingChat(server, server.acme);
  const answers = await Promise.all(
    [agent, admin].map((as) => server.call('chat.accept', { as, params: { id: chat.id } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a chat can only be transferred to an agent of the organization', async () => {
  const { agent, admin, customer } = server.acme;
  const chat = await waitingChat(server, server.acme);
  const params = { id: chat.id };
  await server.call('chat.accept', { as: agent, params });
  const give = (agentId: string) =>
    server.call('chat.transfer', { as: agent, params, body: { agentId } });
  for (const wrong of [customer.userId, server.globex.agent.userId, 'nobody']) {
    const answer = await give(wrong);
    expect(answer.status).toBe(400);
    expect(answer.error.message).toBe('The agent must be a member of this organization');
  }
  expect((await give(admin.userId)).body).toMatchObject({
    status: 'active',
    agentId: admin.userId,
  });
  const agents = await server.call('chat.agents', { as: agent });
  expect(agents.body).toMatchObject([
    { user: { id: agent.userId }, isHere: true, availability: 'online', activeChats: 0 },
    { user: { id: admin.userId }, isHere: false, activeChats: 1 },
  ]);
});

test('a closed chat accepts no messages, and closing it again changes nothing', async () => {
  const { agent } = server.acme;
  const chat = await waitingChat(server, server.acme);
  const params = { id: chat.id };
  const closed = await server.call('chat.close', { as: agent, params });
  expect(closed.body).toMatchObject({ status: 'closed', closedAt: expect.any(String) });
  const again = await server.call('publicChat.close', chat.at);
  expect(again.body.closedAt).toBe(closed.body.closedAt);
  const body = { message: 'Hello?' };
  for (const answer of [
    await server.call('chat.send', { as: agent, params, body }),
    await server.call('publicChat.send', { ...chat.at, body }),
    await server.call('chat.accept', { as: agent, params }),
    await server.call('chat.transfer', { as: agent, params, body: { agentId: agent.userId } }),
  ]) {
    expect(answer.status).toBe(409);
    expect(answer.error).toMatchObject({
      code: 'chat_closed',
      message: 'This chat session is closed',
    });
  }
});

test('a rating is 1 to 5 with a comment, and counts only if an agent has written', async () => {
  const { admin, agent } = server.acme;
  const rate = async (rating: unknown, comment?: string, isAnswered = true) => {
    const chat = await startChat(server, server.acme);
    const params = { id: chat.id };
    if (isAnswered) await server.call('chat.send', { as: agent, params, body: { message: 'Hi' } });
    await server.call('publicChat.close', chat.at);
    const answer = await server.call('publicChat.rate', { ...chat.at, body: { rating, comment } });
    return { chat, answer };
  };
  for (const wrong of [0, 6, 2.5, '5', null]) {
    const { answer } = await rate(wrong);
    expect(answer.status).toBe(400);
    expect(answer.error.message).toBe('Rating must be between 1 and 5');
  }
  const stats = async () => (await server.call('dashboard.stats', { as: admin })).body;
  expect(await stats()).toMatchObject({ satisfaction: null, satisfactionChange: null });
  const { chat, answer } = await rate(2, 'Slow');
  expect(answer.body.rating).toBe(2);
  await rate(5);
  await rate(4);
  expect((await rate(1, 'The bot', false)).answer.body.rating).toBe(1);
  expect((await stats()).satisfaction).toBe(67);
  await server.call('publicChat.rate', { ...chat.at, body: { rating: 4 } });
  expect((await stats()).satisfaction).toBe(100);
  expect(await get(chat.id)).toMatchObject({ rating: 4, ratingComment: null });
});

test('a rating counts for the agent who wrote, not for the one assigned last', async () => {
  const { admin, agent } = server.acme;
  const chat = await startChat(server, server.acme);
  const params = { id: chat.id };
  await server.call('chat.send', { as: agent, params, body: { message: 'Hi' } });
  const to = { agentId: admin.userId };
  expect((await server.call('chat.transfer', { as: agent, params, body: to })).status).toBe(200);
  await server.call('publicChat.close', chat.at);
  await server.call('publicChat.rate', { ...chat.at, body: { rating: 5 } });
  expect((await get(chat.id)).agent?.userId).toBe(agent.userId);
});

test('counts, badge, dashboard and lists agree on the active chats, without bot chats', async () => {
  const { agent, customer } = server.acme;
  const waiting = await waitingChat(server, server.acme);
  await startChat(server, server.acme);
  const closed = await startChat(server, server.acme);
  await server.call('publicChat.close', closed.at);
  const stats = async () => (await server.call('chat.stats', { as: agent })).body;
  expect(await stats()).toEqual({ total: 3, waiting: 1, active: 0, bot: 1, closed: 1 });
  const list = async (status: string) =>
    (await server.call('chat.list', { as: agent, query: { status } })).body.length;
  expect([await list('active'), await list('bot')]).toEqual([0, 1]);
  await server.call('chat.accept', { as: agent, params: { id: waiting.id } });
  expect(await stats()).toEqual({ total: 3, waiting: 0, active: 1, bot: 1, closed: 1 });
  expect([await list('active'), await list('bot')]).toEqual([1, 1]);
  expect((await server.call('dashboard.counts', { as: agent })).body.chatSessions).toBe(1);
  expect((await server.call('dashboard.stats', { as: agent })).body.activeChats).toBe(1);
  expect((await server.call('dashboard.counts', { as: customer })).body.chatSessions).toBe(0);
});

test('the list is paged, filtered and newest first, and the queue has its own order', async () => {
  const { agent } = server.acme;
  const ids: string[] = [];
  for (const n of [1, 2, 3])
    ids.push((await waitingChat(server, server.acme, { message: `Word ${n}` })).id);
  const list = (query: Record<string, string | number>) =>
    server.call('chat.list', { as: agent, query });
  const all = await list({});
  expect(all.body.map(({ id }) => id)).toEqual([...ids].reverse());
  expect(all.body[0]?.messages).toMatchObject([{ seq: 2, message: 'Word 3' }]);
  expect(all.headers.get('x-total-count')).toBe('3');
  const first = await list({ status: 'waiting', limit: 2 });
  expect(first.body.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  const cursor = /cursor=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await list({ status: 'waiting', limit: 2, cursor });
  expect(second.body.map(({ id }) => id)).toEqual(ids.slice(2));
  expect(second.headers.get('link')).toBeNull();
  expect((await list({ status: 'closed' })).body).toEqual([]);
});

test('staff see earlier chats from the same browser or address', async () => {
  const first = await startChat(server, server.acme, { message: 'First' });
  const { visitorId } = first;
  const byMail = await startChat(server, server.acme, {
    customerEmail: 'v@x.example',
    message: 'Mail',
  });
  await startChat(server, server.acme, { message: 'Somebody else' });
  const now = await startChat(server, server.acme, { visitorId, customerEmail: 'v@x.example' });
  expect((await get(now.id)).earlier).toMatchObject([
    { id: byMail.id, firstMessage: 'Mail' },
    { id: first.id, firstMessage: 'First', status: 'active' },
  ]);
});

test('a chat becomes a ticket once, with its whole transcript', async () => {
  const { agent } = server.acme;
  const chat = await waitingChat(server, server.acme, { message: 'My kettle is cold' });
  await server.call('chat.send', {
    as: agent,
    params: { id: chat.id },
    body: { message: 'Oh no' },
  });
  const params = { id: chat.id };
  const { status, body } = await server.call('chat.convertToTicket', { as: agent, params });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    subject: 'My kettle is cold',
    customerName: 'Vera Visitor',
    customerEmail: 'vera@visitor.example',
    status: 'open',
  });
  expect(body.description).toContain('My kettle is cold');
  expect(body.description).toContain('Oh no');
  expect(await get(chat.id)).toMatchObject({ ticketId: body.id, ticketNumber: body.ticketNumber });
  expect((await server.call('publicChat.get', chat.at)).body.ticketNumber).toBeNull();
  const again = await server.call('chat.convertToTicket', { as: agent, params });
  expect(again.status).toBe(409);
  expect(again.error.message).toBe('This chat already has a ticket');
});

const ownWords = ({ messages }: Schema<'VisitorChat'>) =>
  messages.flatMap((one) => (one.senderType === 'customer' ? [one.message] : []));

test('a message left when no agent is online becomes a ticket and closes the chat', async () => {
  const chat = await startChat(server, server.acme, { message: 'Anybody?' });
  const body = {
    customerName: 'Vera',
    customerEmail: 'vera@x.example',
    message: 'Please call me.',
  };
  const headers = { ...chat.at.headers, 'idempotency-key': 'left' };
  const left = await server.call('publicChat.leaveMessage', { ...chat.at, headers, body });
  expect(left.body.session).toMatchObject({
    status: 'closed',
    ticketNumber: left.body.ticketNumber,
  });
  expect(ownWords(left.body.session)).toEqual(['Anybody?', 'Please call me.']);
  const again = await server.call('publicChat.leaveMessage', { ...chat.at, headers, body });
  expect(again.body.ticketNumber).toBe(left.body.ticketNumber);
  const tickets = await server.call('tickets.list', { as: server.acme.admin });
  const mine = tickets.body.filter(({ ticketNumber }) => ticketNumber === left.body.ticketNumber);
  expect(mine).toMatchObject([{ customerEmail: 'vera@x.example', subject: 'Please call me.' }]);
  expect(mine[0]?.description).toContain('Anybody?');
});

test('a question left again as the message appears once in chat and ticket', async () => {
  const chat = await startChat(server, server.acme, { message: 'Anybody?' });
  const body = { customerEmail: 'vera@x.example', message: 'Anybody?' };
  const { session, ticketNumber } = (
    await server.call('publicChat.leaveMessage', { ...chat.at, body })
  ).body;
  expect(ownWords(session)).toEqual(['Anybody?']);
  const { body: tickets } = await server.call('tickets.list', { as: server.acme.admin });
  const ticket = tickets.find((one) => one.ticketNumber === ticketNumber);
  expect(ticket?.description.match(/Anybody\?/g)).toHaveLength(1);
});
