import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type WebSocket as Socket, WebSocket, WebSocketServer } from 'ws';
import { type ChatAccess, type ChatState, connectChat } from './chat.ts';
import type { Schema } from './contract/operations.ts';

type Message = Schema<'ChatMessage'>;

/** A minimal server for one chat: it stores each clientId once, and sends messages to all connected sockets. */
let http: Server;
let sockets: WebSocketServer;
let messages: Message[];
let asked: string[];
let isDown = false;

const chats: { pause(): void }[] = [];

function store(message: string, clientId: string | null, senderType: Message['senderType']) {
  if (clientId && messages.some((one) => one.clientId === clientId)) return;
  const seq = messages.length + 1;
  messages.push({ seq, message, clientId, senderType } as Message);
  for (const socket of sockets.clients) send(socket, seq - 1);
}

function send(socket: Socket, after: number) {
  for (const data of messages.slice(after))
    socket.send(JSON.stringify({ type: 'chat_message', data }));
}

const chat = (after = 0) => ({
  id: 'c1',
  status: 'active',
  marks: { staffRead: 0 },
  messages: messages.slice(after),
});

beforeEach(async () => {
  messages = [];
  asked = [];
  isDown = false;
  http = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    let text = '';
    request.on('data', (part) => (text += part));
    request.on('end', () => {
      if (isDown) return request.socket.destroy();
      const given = text ? JSON.parse(text) : {};
      if (request.url?.endsWith('/sessions')) {
        store('Welcome', null, 'bot');
        store(given.message, given.clientId, 'customer');
      }
      if (request.url?.endsWith('/messages')) store(given.message, given.clientId, 'customer');
      const after = Number(new URL(request.url ?? '', 'http://x').searchParams.get('after'));
      const body = request.url?.endsWith('/sessions')
        ? { session: chat(), visitorId: 'v1', token: 't1', socketUrl: '' }
        : chat(after);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    });
  });
  sockets = new WebSocketServer({ noServer: true, handleProtocols: () => 'helpdesk.v1' });
  http.on('upgrade', (request, stream, head) => {
    if (isDown) return stream.destroy();
    sockets.handleUpgrade(request, stream, head, (socket) => {
      send(socket, Number(new URL(request.url ?? '', 'http://x').searchParams.get('after')));
      socket.send(JSON.stringify({ type: 'hello', seq: messages.length }));
      socket.on('message', (data) => {
        const frame = JSON.parse(String(data));
        if (frame.type === 'chat_message') store(frame.message, frame.clientId, 'customer');
        if (frame.type === 'resume') send(socket, frame.after);
      });
    });
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
});

afterEach(() => {
  for (const chat of chats.splice(0)) chat.pause();
  for (const socket of sockets.clients) socket.terminate();
  http.closeAllConnections();
  http.close();
});

function begin(access?: ChatAccess, Used: unknown = WebSocket) {
  const kept: (ChatAccess | undefined)[] = [];
  const heard: string[] = [];
  const chat = connectChat(
    { baseUrl: `http://127.0.0.1:${(http.address() as AddressInfo).port}` },
    {
      subdomain: 'acme',
      access,
      onChange() {},
      onMessage: ({ message }) => heard.push(message),
      onAccess: (one) => kept.push(one),
      WebSocket: Used as never,
    },
  );
  chats.push(chat);
  const until = (check: (state: ChatState) => boolean) =>
    vi.waitFor(() => expect(check(chat.state)).toBe(true), { timeout: 30_000, interval: 20 });
  return { chat, kept, heard, until };
}

const texts = ({ messages: all }: ChatState) => all.map(({ message }) => message);

test('sends nothing before the first message, which starts the chat', async () => {
  const { chat, kept, heard, until } = begin();
  chat.open();
  expect(asked).toEqual([]);
  chat.send('Hello');
  expect(chat.state.unsent.map(({ message }) => message)).toEqual(['Hello']);
  await until(({ status }) => status === 'open');
  expect(asked).toEqual(['POST /api/public/chat/acme/sessions']);
  expect(kept).toEqual([{ id: 'c1', token: 't1', visitorId: 'v1' }]);
  expect(texts(chat.state)).toEqual(['Welcome', 'Hello']);
  expect(heard).toEqual(['Welcome', 'Hello']);
  expect(chat.state.unsent).toEqual([]);
});

test('WS-07 sends messages written while disconnected once and in order', async () => {
  const { chat, until } = begin();
  chat.send('0');
  await until(({ status }) => status === 'open');
  isDown = true;
  for (const socket of sockets.clients) socket.terminate();
  await until(({ status }) => status === 'closed');
  for (let number = 1; number <= 20; number++) chat.send(`${number}`);
  expect(chat.state.unsent).toHaveLength(20);
  isDown = false;
  await until(({ unsent }) => unsent.length === 0);
  const all = ['Welcome', ...Array.from({ length: 21 }, (_, number) => `${number}`)];
  expect(messages.map(({ message }) => message)).toEqual(all);
  expect(texts(chat.state)).toEqual(all);
});

test('resumes a chat with the missed messages', async () => {
  store('Welcome', null, 'bot');
  store('Before the reload', 'a', 'customer');
  const { chat, until } = begin({ id: 'c1', token: 't1', visitorId: 'v1' });
  chat.open();
  await until(({ status }) => status === 'open');
  store('And now?', null, 'agent');
  await until((state) => texts(state).length === 3);
  expect(asked).toEqual([]);
});

test('WS-09: sends and receives over HTTP where sockets are blocked', async () => {
  class Blocked {
    onclose?: (event: { code: number }) => void;
    constructor() {
      setTimeout(() => this.onclose?.({ code: 1006 }), 5);
    }
    close() {}
  }
  const { chat, until } = begin({ id: 'c1', token: 't1', visitorId: 'v1' }, Blocked);
  chat.send('Through a wall');
  await until(({ unsent }) => unsent.length === 0);
  expect(texts(chat.state)).toEqual(['Through a wall']);
  expect(asked[0]).toBe('POST /api/public/chat/acme/sessions/c1/messages');
});

test('reports why a message was rejected, and resends it on demand', async () => {
  const { chat, until } = begin();
  chat.send('0');
  await until(({ status }) => status === 'open');
  const [socket] = sockets.clients;
  socket?.removeAllListeners('message');
  chat.send('Too fast');
  const [{ clientId } = { clientId: '' }] = chat.state.unsent;
  const refusal = { type: 'error', code: 'rate_limited', message: 'Please wait', clientId };
  socket?.send(JSON.stringify(refusal));
  await until(({ unsent }) => unsent[0]?.refusal === 'Please wait');
  socket?.on('message', (data) => {
    const frame = JSON.parse(String(data));
    if (frame.type === 'chat_message') store(frame.message, frame.clientId, 'customer');
  });
  chat.resend(clientId);
  await until(({ unsent }) => unsent.length === 0);
  expect(texts(chat.state).at(-1)).toBe('Too fast');
});

test('sends typing and read receipts only if they are new', async () => {
  const { chat, until } = begin();
  chat.typing();
  chat.send('0');
  await until(({ status }) => status === 'open');
  const frames: string[] = [];
  const [socket] = sockets.clients;
  // The page frame is sent when the socket opens, and may still be in transit.
  socket?.on('message', (data) => {
    const { type } = JSON.parse(String(data));
    if (type !== 'page') frames.push(type);
  });
  for (let key = 0; key < 5; key++) {
    chat.typing();
    chat.read(2);
  }
  chat.read(1);
  await expect.poll(() => frames).toHaveLength(3);
  expect(frames).toEqual(['typing', 'read', 'read']);
});

test('forgets a chat the server no longer knows, and the next message starts a new one', async () => {
  const { chat, kept, until } = begin({ id: 'old', token: 'gone', visitorId: 'v0' });
  http.removeAllListeners('upgrade');
  http.once('upgrade', (request, stream, head) => {
    sockets.handleUpgrade(request, stream, head, (socket) => {
      socket.send(JSON.stringify({ type: 'error', code: 'unauthorized', message: 'No' }));
      socket.close(1000);
    });
  });
  chat.open();
  await until(() => kept.length === 1);
  expect(kept).toEqual([undefined]);
  expect(chat.state).toMatchObject({ status: 'idle', messages: [] });
});
