import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ServerContext } from '../server-context.ts';
import { startChat } from '../test/chats.ts';
import { fakeSocket } from '../test/fake-socket.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';
import { waitFor } from '../test/wait-for.ts';
import type { ChatCaller } from './chat-caller.ts';
import { openChatConnection } from './chat-connection.ts';
import type { ChatEvent } from './chat-events.ts';
import type { ChatConnection, ChatHub } from './chat-hub.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Opens a socket in a chat; the test acts as the hub and sets the number of the chat's sockets. */
async function open({ side = 'customer', sockets = 1, sessionId = '', isGone = false } = {}) {
  const id = sessionId || (await startChat(server, server.acme)).id;
  let connection: ChatConnection | undefined;
  const leave = vi.fn();
  const hub = {
    join: async (_: string, __: string, one: ChatConnection) => {
      connection = one;
      return {
        connectionsOf: () => new Set(Array.from({ length: sockets }, (_, at) => at)),
        isVisitorHere: () => true,
        viewOf: () => ({ queuePosition: 4, isAnybodyOnline: true }),
        leave,
      };
    },
  } as unknown as ChatHub;
  const log = { error: vi.fn() };
  const fake = fakeSocket();
  if (isGone) fake.state.readyState = 3;
  const speaker = { type: side === 'staff' ? 'agent' : 'customer', userId: null, name: 'Vera' };
  const caller = {
    org: server.acme.org,
    sessionId: id,
    side,
    speaker,
    mayWrite: true,
  } as ChatCaller;
  openChatConnection(
    { ...server.context, log } as unknown as ServerContext,
    hub,
    fake.socket,
    fake.stream,
    caller,
    0,
  );
  const said = (seq: number, senderType: string, withBot = true) =>
    connection?.receive({
      name: 'chat.message',
      payload: {
        session: { id, withBot, unread: seq },
        message: { id: `m${seq}`, seq, userId: 'u', senderType, message: `m${seq}`, files: [] },
      },
    } as unknown as ChatEvent);
  const greeted = () => waitFor(() => expect(fake.sent.at(-1)?.type).toBe('hello'));
  const types = () => fake.sent.splice(0).map(({ type }) => type);
  return { ...fake, said, greeted, types, leave, log, view: () => connection?.viewChanged() };
}

test('a chat can have up to 30 sockets', async () => {
  const allowed = await open({ sockets: 30 });
  await allowed.greeted();
  const refused = await open({ sockets: 31 });
  await waitFor(() => expect(refused.closed).toEqual([1013]));
  expect([allowed.closed, refused.sent]).toEqual([[], []]);
});

test('a deleted chat refuses its socket', async () => {
  const { sent, closed } = await open({ sessionId: 'gone' });
  await waitFor(() => expect(closed).toEqual([1000]));
  expect(sent).toEqual([{ type: 'error', code: 'not_found', message: 'Chat session not found' }]);
});

test('events during the replay arrive after the stored messages, once', async () => {
  const { said, greeted, sent, types } = await open();
  for (const seq of [1, 2]) said(seq, 'agent');
  await greeted();
  expect(
    sent.flatMap(({ data, type }) =>
      type === 'chat_message' ? (data as { seq: number }).seq : [],
    ),
  ).toEqual([1, 2]);
  types();
  said(2, 'agent');
  said(3, 'agent');
  expect(types()).toEqual(['chat_message']);
});

test('only the visitor who asked the bot sees it typing', async () => {
  const visitor = await open();
  const staff = await open({ side: 'staff' });
  for (const { greeted, types } of [visitor, staff]) {
    await greeted();
    types();
  }
  visitor.said(2, 'customer');
  expect(visitor.sent.at(-1)).toEqual({
    type: 'typing',
    senderType: 'bot',
    senderName: 'Assistant',
    isTyping: true,
  });
  visitor.types();
  visitor.said(3, 'customer', false);
  visitor.said(4, 'agent');
  staff.said(2, 'customer');
  expect([visitor.types(), staff.types()]).toEqual([
    ['chat_message', 'chat_message'],
    ['chat_message'],
  ]);
});

test('WS-06: a client with more than 256 kB unread is cut off', async () => {
  const { said, greeted, types, state, closed } = await open();
  await greeted();
  types();
  state.bufferedAmount = 256 * 1024;
  said(2, 'agent');
  expect([types(), closed]).toEqual([['chat_message'], []]);
  state.bufferedAmount += 1;
  said(3, 'agent');
  said(4, 'agent');
  expect([types(), closed]).toEqual([[], ['terminated']]);
});

test('a visitor is notified when an agent who can answer comes online', async () => {
  const { greeted, types, view, sent } = await open();
  await greeted();
  types();
  view();
  expect(sent).toMatchObject([{ type: 'session_updated', data: { isAnybodyOnline: true } }]);
});

test('a closed socket leaves the chat, even if it closed while opening', async () => {
  const { greeted, state, leave } = await open();
  await greeted();
  expect(leave).not.toHaveBeenCalled();
  state.emit('close');
  expect(leave).toHaveBeenCalledOnce();
  const early = await open({ isGone: true });
  await waitFor(() => expect(early.leave).toHaveBeenCalled());
});
