import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket as NodeSocket, type WebSocket as Socket, WebSocketServer } from 'ws';
import { createHelpdesk } from './index.ts';
import type { RealtimeEvent } from './realtime.ts';

// Only the client's pauses are made short; the sockets are real.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Lets time pass, quickly, until something is so. */
async function until(check: () => boolean) {
  for (let turn = 0; turn < 2_000 && !check(); turn++) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(check(), check.toString()).toBe(true);
}

const createdAt = '2026-01-01T00:00:00.000Z';
const event = (seq: number) =>
  JSON.stringify({ type: 'event', seq, name: 'ticket.created', payload: {}, createdAt });

/** A server with tickets and a socket; `greet` is called with every new socket. */
async function serveSocket(greet: (socket: Socket, count: number) => void, status = 201) {
  let tickets = 0;
  const server = createServer((_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ ticket: `t${++tickets}`, expiresAt: createdAt, message: 'No' }));
  });
  const offered: string[] = [];
  const asked: string[] = [];
  const sockets = new WebSocketServer({ server, path: '/ws' });
  sockets.on('connection', (socket, request) => {
    offered.push(request.headers['sec-websocket-protocol'] ?? '');
    asked.push(request.url ?? '');
    greet(socket, offered.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets.clients) socket.terminate();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { helpdesk: createHelpdesk({ baseUrl }), offered, asked, tickets: () => tickets };
}

function listen(helpdesk: ReturnType<typeof createHelpdesk>, after?: number) {
  const told: number[] = [];
  const statuses: string[] = [];
  const onRefused = vi.fn();
  const connection = helpdesk.realtime.connect({
    after,
    onEvent: ({ seq }: RealtimeEvent) => told.push(seq),
    onStatus: (status) => statuses.push(status),
    onRefused,
    WebSocket: NodeSocket as never,
  });
  onTestFinished(() => connection.close());
  return { connection, told, statuses, onRefused };
}

it('proves itself with a fresh ticket and tells what happens, each thing once', async () => {
  const { helpdesk, offered } = await serveSocket((socket) => {
    for (const frame of ['{"type":"hello","seq":4}', event(5), event(5), 'noise', event(6)]) {
      socket.send(frame);
    }
  });
  const { told, statuses, connection } = listen(helpdesk);
  await until(() => told.length > 1);
  expect(told).toEqual([5, 6]);
  expect(offered).toEqual(['helpdesk.v1,token.t1']);
  expect(statuses).toEqual(['connecting', 'open']);
  expect(connection.seq).toBe(6);
});

it('connects again after a cut and asks for what it has missed', async () => {
  const { helpdesk, offered, asked } = await serveSocket((socket, count) => {
    socket.send(event(count));
    if (count < 3) setImmediate(() => socket.close(1012));
  });
  const { told } = listen(helpdesk, 0);
  await until(() => told.length > 2);
  expect(told).toEqual([1, 2, 3]);
  expect(offered).toEqual(['helpdesk.v1,token.t1', 'helpdesk.v1,token.t2', 'helpdesk.v1,token.t3']);
  expect(asked).toEqual(['/ws?after=0', '/ws?after=1', '/ws?after=2']);
});

it('stays away when the server refuses it', async () => {
  const { helpdesk, offered } = await serveSocket((socket) => {
    socket.send('{"type":"error","code":"unauthorized","message":"Unauthorized"}');
    socket.close(1000);
  });
  const { onRefused, statuses } = listen(helpdesk);
  await until(() => onRefused.mock.calls.length > 0);
  expect(onRefused.mock.calls[0]?.[0]).toMatchObject({ code: 'unauthorized' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(offered).toHaveLength(1);
  expect(statuses.at(-1)).toBe('closed');
});

it('stays away when it may not have a ticket', async () => {
  const { helpdesk, offered, tickets } = await serveSocket(() => {}, 403);
  const { onRefused } = listen(helpdesk);
  await until(() => onRefused.mock.calls.length > 0);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(tickets()).toBe(1);
  expect(offered).toHaveLength(0);
});

it('goes on trying while the server is away', async () => {
  const { helpdesk, tickets } = await serveSocket(() => {}, 503);
  listen(helpdesk);
  await until(() => tickets() > 2);
});

it('ends when it is closed', async () => {
  const { helpdesk, offered } = await serveSocket(() => {});
  const { connection, statuses } = listen(helpdesk);
  await until(() => statuses.includes('open'));
  connection.close();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(offered).toHaveLength(1);
  expect(statuses.at(-1)).toBe('closed');
});
