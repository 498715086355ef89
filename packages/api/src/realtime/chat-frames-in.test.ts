import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ChatSessionRow } from '../database/rows/chat.ts';
import type { ServerContext } from '../server-context.ts';
import { startChat, type TestChat } from '../test/chats.ts';
import { fakeSocket } from '../test/fake-socket.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';
import { waitFor } from '../test/wait-for.ts';
import type { ChatCaller } from './chat-caller.ts';
import { hearChatFrames } from './chat-frames-in.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
afterEach(() => void vi.restoreAllMocks());

const visitor: Partial<ChatCaller> = {
  side: 'customer',
  speaker: { type: 'customer', userId: null, name: 'Vera' },
  mayWrite: true,
};
const staff = (): Partial<ChatCaller> => ({
  side: 'staff',
  speaker: { type: 'agent', userId: server.acme.agent.userId, name: 'Ada' },
  mayWrite: true,
});

/** Opens a socket in a chat with rate limits, at a time set by the test. */
async function begin(caller: Partial<ChatCaller> = visitor, chat?: TestChat, rateLimits = true) {
  const { id: sessionId } = chat ?? (await startChat(server, server.acme));
  const { org } = server.acme;
  const log = { error: vi.fn() };
  const config = { ...server.context.config, rateLimits };
  const context = { ...server.context, config, log } as unknown as ServerContext;
  const reply = { resume: vi.fn(), say: vi.fn(), typing: vi.fn() };
  const fake = fakeSocket();
  hearChatFrames(context, fake.socket, { org, sessionId, ...caller } as ChatCaller, reply);
  const errors = () => fake.sent.filter(({ type }) => type === 'error');
  const row = () => org.first<ChatSessionRow>(org.from('chat_sessions').where('id', sessionId));
  const texts = async () =>
    (
      await org.all<{ body: string }>(
        org.from('chat_messages').where('session_id', sessionId).orderBy('seq'),
      )
    ).length;
  return { ...fake, reply, log, errors, row, texts, sessionId };
}

function stopClock() {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
  return (at: number) => clock.mockReturnValue(1_800_000_000_000 + at);
}

test('WS-06: more than 10 resumes in 10 seconds are ignored', async () => {
  const at = stopClock();
  const { hear, reply } = await begin();
  const resume = (times: number) => {
    for (let n = 0; n < times; n += 1) hear({ type: 'resume', after: n });
    return reply.resume.mock.calls.length;
  };
  expect(resume(12)).toBe(10);
  expect(reply.resume).toHaveBeenLastCalledWith(9);
  at(10_000);
  expect(resume(1)).toBe(10);
  at(10_001);
  expect(resume(12)).toBe(20);
});

test('WS-06: 200 frames in 10 seconds are accepted, and the next one closes the socket once', async () => {
  const at = stopClock();
  const { hear, closed, errors, reply } = await begin();
  const type = (times: number) => {
    for (let n = 0; n < times; n += 1) hear({ type: 'typing' });
    return reply.typing.mock.calls.length;
  };
  expect(type(200)).toBe(200);
  at(10_001);
  expect(type(200)).toBe(400);
  expect(closed).toEqual([]);
  expect(type(3)).toBe(400);
  expect([closed, errors()]).toEqual([
    [1000],
    [{ type: 'error', code: 'rate_limited', message: 'Too many frames' }],
  ]);
});

test('without rate limits nothing is counted', async () => {
  const { hear, closed, reply } = await begin(visitor, undefined, false);
  for (let n = 0; n < 300; n += 1) hear({ type: 'typing' });
  expect([closed, reply.typing.mock.calls.length]).toEqual([[], 300]);
});

test('WS-06: after ten seconds, 20 more messages are accepted', async () => {
  const at = stopClock();
  const { hear, errors } = await begin();
  const say = (times: number) => {
    for (let n = 0; n < times; n += 1)
      hear({ type: 'chat_message', message: 'Hello', clientId: `${n}` });
    return errors().length;
  };
  expect(say(21)).toBe(1);
  expect(errors()[0]).toEqual({
    type: 'error',
    code: 'rate_limited',
    message: 'Too many messages. Please wait a moment.',
    clientId: '20',
  });
  at(10_001);
  expect(say(20)).toBe(1);
});

test("a visitor's current page is stored up to five times in 10 seconds, and never for staff", async () => {
  const at = stopClock();
  const chat = await startChat(server, server.acme);
  const { hear, row } = await begin(visitor, chat);
  const agent = await begin(staff(), chat);
  const page = (n: number) => ({ type: 'page', pageUrl: `https://shop.example/${n}` });
  for (let n = 1; n <= 5; n += 1) hear(page(n));
  await waitFor(async () => expect((await row())?.page_url).toBe('https://shop.example/5'));
  hear(page(6));
  agent.hear(page(7));
  at(10_001);
  hear(page(8));
  await waitFor(async () => expect((await row())?.page_url).toBe('https://shop.example/8'));
  const { org } = server.acme;
  const moves = org.from('events').where('name', 'chat.updated').select('payload');
  const seen = JSON.stringify(await org.all(moves));
  for (const n of [6, 7]) expect(seen).not.toContain(`https://shop.example/${n}`);
});

test('receipts are stored in batches, with the last message seen', async () => {
  const chat = await startChat(server, server.acme);
  const agent = await begin(staff(), chat);
  agent.hear({ type: 'chat_message', message: 'One', clientId: '1' });
  agent.hear({ type: 'chat_message', message: 'Two', clientId: '2' });
  await waitFor(async () => expect(await agent.texts()).toBeGreaterThanOrEqual(2));
  const { hear, row } = await begin(visitor, chat);
  for (const receipt of [{ read: 2 }, { read: 1, delivered: 2 }, { read: 0 }]) {
    hear({ type: 'read', ...receipt });
  }
  await waitFor(async () =>
    expect(await row()).toMatchObject({ customer_read: 2, customer_delivered: 2 }),
  );
});

test('a read-only member gets an error, and their typing is not sent', async () => {
  const { hear, errors, reply, texts } = await begin({ ...staff(), mayWrite: false });
  const before = await texts();
  hear({ type: 'typing' });
  hear({ type: 'chat_message', message: 'Hello', clientId: 'a' });
  hear({ type: 'chat_message', message: 'Hello' });
  const refusal = {
    type: 'error',
    code: 'forbidden',
    message: 'You do not have permission to do this',
  };
  expect(errors()).toEqual([{ ...refusal, clientId: 'a' }, refusal]);
  expect(reply.typing).not.toHaveBeenCalled();
  expect(await texts()).toBe(before);
});

test('a typing frame contains the sender and whether they are typing', async () => {
  const { hear, reply } = await begin();
  hear({ type: 'typing' });
  hear({ type: 'typing', isTyping: false });
  const frame = { type: 'typing', senderType: 'customer', senderName: 'Vera' };
  expect(reply.typing.mock.calls).toEqual([
    [{ ...frame, isTyping: true }],
    [{ ...frame, isTyping: false }],
  ]);
});

test('a repeated message is sent only to its sender, as their side sees it', async () => {
  const chat = await startChat(server, server.acme);
  for (const [caller, userId] of [
    [visitor, null],
    [staff(), server.acme.agent.userId],
  ] as const) {
    const { hear, reply } = await begin(caller, chat);
    hear({ type: 'chat_message', message: 'Once', clientId: `by ${userId}` });
    hear({ type: 'chat_message', message: 'Once', clientId: `by ${userId}` });
    await waitFor(() => expect(reply.say).toHaveBeenCalledOnce());
    expect(reply.say.mock.calls[0]?.[0]).toMatchObject({ message: 'Once', userId });
  }
});

test("OP-02: a message that can't be stored gets an error, and the reason is logged", async () => {
  const { hear, errors, log, state } = await begin({
    ...visitor,
    org: { ...server.acme.org, id: 'nowhere' },
  });
  hear({ type: 'chat_message', message: 'Hello', clientId: 'a' });
  await waitFor(() => expect(errors()).toHaveLength(1));
  expect(errors()[0]).toEqual({
    type: 'error',
    code: 'unavailable',
    message: "This couldn't be saved. Please try again.",
    clientId: 'a',
  });
  expect(log.error).toHaveBeenCalledOnce();
  state.readyState = 3;
  hear({ type: 'chat_message', message: '', clientId: 'b' });
  expect(errors()).toHaveLength(1);
});
