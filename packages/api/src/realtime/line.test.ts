import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Duplex } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { waitFor } from '../test/wait-for.ts';
import { frameOf, openLine } from './line.ts';

let http: Server;
let sockets: WebSocketServer;

beforeEach(async () => {
  http = createServer();
  sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
});
afterEach(() => {
  for (const socket of sockets.clients) socket.terminate();
  http.closeAllConnections();
  http.close();
});

/** Opens both ends of a connection. */
async function connect(most = 256 * 1024) {
  const { port } = http.address() as AddressInfo;
  const opened = new Promise<{ socket: WebSocket; stream: Duplex }>((done) =>
    http.once('upgrade', (request, stream, head) =>
      sockets.handleUpgrade(request, stream, head, (socket) => done({ socket, stream })),
    ),
  );
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const heard: string[] = [];
  client.on('message', (data, isBinary) => heard.push(isBinary ? 'binary' : String(data)));
  client.on('ping', () => heard.push('ping'));
  const closed = new Promise<number>((done) => client.once('close', done));
  const { socket, stream } = await opened;
  await once(client, 'open');
  return { client, heard, closed, socket, stream, line: openLine(socket, stream, most) };
}

/** A socket on a stream that records each write and is read only if the test wants. */
function inHand({ isRead = true, most = 1_000 } = {}) {
  const writes: number[] = [];
  const took = (count: number, done: () => void) => {
    writes.push(count);
    if (isRead) done();
  };
  const stream = new Duplex({
    read() {},
    write: (_chunk, _encoding, done) => took(1, done),
    writev: (chunks, done) => took(chunks.length, done),
  });
  const socket = {
    OPEN: 1,
    readyState: 1,
    get bufferedAmount() {
      return stream.writableLength;
    },
    send: (text: string) => stream.write(text),
    terminate: vi.fn(() => {
      socket.readyState = 3;
    }),
  };
  return { writes, stream, socket, line: openLine(socket as unknown as WebSocket, stream, most) };
}

const turn = () => new Promise((done) => setImmediate(done));

test('texts of any length arrive unchanged', async () => {
  const { line, heard } = await connect();
  const texts = [0, 1, 125, 126, 65_535, 65_536, 100_000].map((length) => 'x'.repeat(length));
  texts.push('Grüße 🫖', 'ü'.repeat(63), 'ü'.repeat(32_768));
  for (const text of texts) line.send(frameOf(text));
  await waitFor(() => expect(heard.length).toBe(texts.length));
  expect(heard).toEqual(texts);
});

test('frames of one turn arrive in order, even with direct socket writes in between', async () => {
  const { line, heard, socket } = await connect();
  line.send(frameOf('1'));
  line.send('2');
  socket.ping();
  socket.send('3');
  line.send(frameOf('4'));
  await waitFor(() => expect(heard).toEqual(['1', '2', 'ping', '3', '4']));
});

test('a socket closed right after a frame still sends the frame', async () => {
  const { line, heard, closed, socket } = await connect();
  line.send(frameOf('one'));
  line.send(frameOf('two'));
  socket.close(1012);
  line.send(frameOf('too late'));
  expect(await closed).toBe(1012);
  expect(heard).toEqual(['one', 'two']);
});

test('a client that disconnects in the middle of a turn affects no other client', async () => {
  const { line, socket, stream, closed } = await connect();
  line.send(frameOf('one'));
  socket.terminate();
  line.send(frameOf('two'));
  expect(await closed).toBe(1006);
  expect(stream.destroyed).toBe(true);
});

test('frames of one turn are sent in one write, each turn separately', async () => {
  const { line, writes } = inHand();
  for (let n = 0; n < 5; n += 1) line.send(frameOf('x'));
  expect(writes).toEqual([]);
  await turn();
  line.send(frameOf('x'));
  line.send('x');
  await turn();
  expect(writes).toEqual([5, 2]);
});

test('WS-06: a client that reads can receive any amount in one turn', async () => {
  const { line, socket, writes } = inHand({ most: 1_000 });
  for (let n = 0; n < 100; n += 1) line.send(frameOf('x'.repeat(98)));
  await turn();
  expect(socket.terminate).not.toHaveBeenCalled();
  expect(writes.reduce((sum, count) => sum + count)).toBe(100);
});

test.each([1, 100])(
  "WS-06: a client that doesn't read is disconnected before it fills the memory, at %i frames a turn",
  async (together) => {
    const { line, socket, stream } = inHand({ isRead: false, most: 1_000 });
    for (let n = 1; n <= 100; n += 1) {
      line.send(frameOf('x'.repeat(98)));
      if (n % together === 0) await turn();
    }
    expect(socket.terminate).toHaveBeenCalledOnce();
    expect(stream.writableLength).toBe(1_100);
  },
);

test("WS-06: a client that doesn't read is disconnected over a real connection too", async () => {
  const { line, client, socket, stream } = await connect();
  client.pause();
  const frame = frameOf('x'.repeat(50_000));
  let longest = 0;
  await waitFor(() => {
    line.send(frame);
    longest = Math.max(longest, stream.writableLength);
    expect(socket.readyState).not.toBe(socket.OPEN);
  });
  expect(longest).toBeLessThanOrEqual(256 * 1024 + frame.length);
});
