import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type WebSocket as Socket, WebSocket, WebSocketServer } from 'ws';
import { type ChatAccess, type ChatLineState, chatLine } from './chat-line.ts';
import type { Schema } from './contract/operations.ts';

type Message = Schema<'ChatMessage'>;

/** As much of a helpdesk as one chat needs: it stores each clientId once, and tells it to whoever is connected. */
let http: Server;
let sockets: WebSocketServer;
let messages: Message[];
let asked: string[];
let isDown = false;

const lines: { pause(): void }[] = [];

function store(message: string, clientId: string | null, senderType: Message['senderType']) {
  if (clientId && messages.some((one) => one.clientId === clientId)) return;
  const seq = messages.length + 1;
  messages.push({ seq, message, clientId, senderType } as Message);
  for (const socket of sockets.clients) tell(socket, seq - 1);
}

function tell(socket: Socket, after: number) {
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
      tell(socket, Number(new URL(request.url ?? '', 'http://x').searchParams.get('after')));
      socket.send(JSON.stringify({ type: 'hello', seq: messages.length }));
      socket.on('message', (data) => {
        const frame = JSON.parse(String(data));
        if (frame.type === 'chat_message') store(frame.message, frame.clientId, 'customer');
        if (frame.type === 'resume') tell(socket, frame.after);
      });
    });
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
});

afterEach(() => {
  for (const line of lines.splice(0)) line.pause();
  for (const socket of sockets.clients) socket.terminate();
  http.closeAllConnections();
  http.close();
});

function begin(access?: ChatAccess, Used: unknown = WebSocket) {
  const kept: (ChatAccess | undefined)[] = [];
  const heard: string[] = [];
  const line = chatLine(
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
  lines.push(line);
  const until = (check: (state: ChatLineState) => boolean) =>
    vi.waitFor(() => expect(check(line.state)).toBe(true), { timeout: 12_000, interval: 20 });
  return { line, kept, heard, until };
}

const texts = ({ messages: all }: ChatLineState) => all.map(({ message }) => message);

test('nothing is asked before the first word, which begins the chat', async () => {
  const { line, kept, heard, until } = begin();
  line.open();
  expect(asked).toEqual([]);
  line.send('Hello');
  expect(line.state.unsent.map(({ message }) => message)).toEqual(['Hello']);
  await until(({ status }) => status === 'open');
  expect(asked).toEqual(['POST /api/public/chat/acme/sessions']);
  expect(kept).toEqual([{ id: 'c1', token: 't1', visitorId: 'v1' }]);
  expect(texts(line.state)).toEqual(['Welcome', 'Hello']);
  expect(heard).toEqual(['Welcome', 'Hello']);
  expect(line.state.unsent).toEqual([]);
});

test('WS-07 what is said while cut waits, and is said once and in order', async () => {
  const { line, until } = begin();
  line.send('0');
  await until(({ status }) => status === 'open');
  isDown = true;
  for (const socket of sockets.clients) socket.terminate();
  await until(({ status }) => status === 'closed');
  for (let number = 1; number <= 20; number++) line.send(`${number}`);
  expect(line.state.unsent).toHaveLength(20);
  isDown = false;
  await until(({ unsent }) => unsent.length === 0);
  const all = ['Welcome', ...Array.from({ length: 21 }, (_, number) => `${number}`)];
  expect(messages.map(({ message }) => message)).toEqual(all);
  expect(texts(line.state)).toEqual(all);
});

test('a chat goes on where it was, with what was missed', async () => {
  store('Welcome', null, 'bot');
  store('Before the reload', 'a', 'customer');
  const { line, until } = begin({ id: 'c1', token: 't1', visitorId: 'v1' });
  line.open();
  await until(({ status }) => status === 'open');
  store('And now?', null, 'agent');
  await until((state) => texts(state).length === 3);
  expect(asked).toEqual([]);
});

test('where sockets are blocked it speaks and hears by calls', async () => {
  class Blocked {
    onclose?: (event: { code: number }) => void;
    constructor() {
      setTimeout(() => this.onclose?.({ code: 1006 }), 5);
    }
    close() {}
  }
  const { line, until } = begin({ id: 'c1', token: 't1', visitorId: 'v1' }, Blocked);
  line.send('Through a wall');
  await until(({ unsent }) => unsent.length === 0);
  expect(texts(line.state)).toEqual(['Through a wall']);
  expect(asked[0]).toBe('POST /api/public/chat/acme/sessions/c1/messages');
});

test('a message that is refused says why, and is said again on demand', async () => {
  const { line, until } = begin();
  line.send('0');
  await until(({ status }) => status === 'open');
  const [socket] = sockets.clients;
  socket?.removeAllListeners('message');
  line.send('Too fast');
  const [{ clientId } = { clientId: '' }] = line.state.unsent;
  const refusal = { type: 'error', code: 'rate_limited', message: 'Please wait', clientId };
  socket?.send(JSON.stringify(refusal));
  await until(({ unsent }) => unsent[0]?.refusal === 'Please wait');
  socket?.on('message', (data) => {
    const frame = JSON.parse(String(data));
    if (frame.type === 'chat_message') store(frame.message, frame.clientId, 'customer');
  });
  line.resend(clientId);
  await until(({ unsent }) => unsent.length === 0);
  expect(texts(line.state).at(-1)).toBe('Too fast');
});

test('writing and reading are told no more often than they are news', async () => {
  const { line, until } = begin();
  line.typing();
  line.send('0');
  await until(({ status }) => status === 'open');
  const frames: string[] = [];
  const [socket] = sockets.clients;
  socket?.on('message', (data) => frames.push(JSON.parse(String(data)).type));
  for (let key = 0; key < 5; key++) {
    line.typing();
    line.read(2);
  }
  line.read(1);
  await vi.waitFor(() => expect(frames).toHaveLength(3));
  expect(frames).toEqual(['typing', 'read', 'read']);
});

test('what the helpdesk no longer knows is forgotten, and the next word begins anew', async () => {
  const { line, kept, until } = begin({ id: 'old', token: 'gone', visitorId: 'v0' });
  http.removeAllListeners('upgrade');
  http.once('upgrade', (request, stream, head) => {
    sockets.handleUpgrade(request, stream, head, (socket) => {
      socket.send(JSON.stringify({ type: 'error', code: 'unauthorized', message: 'No' }));
      socket.close(1000);
    });
  });
  line.open();
  await until(() => kept.length === 1);
  expect(kept).toEqual([undefined]);
  expect(line.state).toMatchObject({ status: 'idle', messages: [] });
});
