import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket as NodeSocket, type WebSocket as Socket, WebSocketServer } from 'ws';
import { createHelpdesk } from './index.ts';
import type { RealtimeEvent, RealtimePresence } from './realtime.ts';

// Only the client's pauses are shortened; the sockets are real.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Advances the time quickly until a condition is true. */
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
  const frames: string[] = [];
  const asked: string[] = [];
  const sockets = new WebSocketServer({ server, path: '/ws' });
  sockets.on('connection', (socket, request) => {
    offered.push(request.headers['sec-websocket-protocol'] ?? '');
    asked.push(request.url ?? '');
    socket.on('message', (data) => frames.push(String(data)));
    greet(socket, offered.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets.clients) socket.terminate();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { helpdesk: createHelpdesk({ baseUrl }), offered, frames, asked, tickets: () => tickets };
}

function listen(helpdesk: ReturnType<typeof createHelpdesk>, after?: number) {
  const received: number[] = [];
  const statuses: string[] = [];
  const seen: RealtimePresence[] = [];
  const onRefused = vi.fn();
  const connection = helpdesk.realtime.connect({
    after,
    onEvent: ({ seq }: RealtimeEvent) => received.push(seq),
    onStatus: (status) => statuses.push(status),
    onPresence: (presence) => seen.push(presence),
    onRefused,
    WebSocket: NodeSocket as never,
  });
  onTestFinished(() => connection.close());
  return { connection, received, statuses, seen, onRefused };
}

it('authenticates with a fresh ticket and delivers each event once', async () => {
  const { helpdesk, offered } = await serveSocket((socket) => {
    for (const frame of ['{"type":"hello","seq":4}', event(5), event(5), 'noise', event(6)]) {
      socket.send(frame);
    }
  });
  const { received, statuses, connection } = listen(helpdesk);
  await until(() => received.length > 1);
  expect(received).toEqual([5, 6]);
  expect(offered).toEqual(['helpdesk.v1,token.t1']);
  expect(statuses).toEqual(['connecting', 'open']);
  expect(connection.seq).toBe(6);
});

it('reconnects after a lost connection and requests missed events', async () => {
  const { helpdesk, offered, asked } = await serveSocket((socket, count) => {
    socket.send(event(count));
    if (count < 3) setImmediate(() => socket.close(1012));
  });
  const { received } = listen(helpdesk, 0);
  await until(() => received.length > 2);
  expect(received).toEqual([1, 2, 3]);
  expect(offered).toEqual(['helpdesk.v1,token.t1', 'helpdesk.v1,token.t2', 'helpdesk.v1,token.t3']);
  expect(asked).toEqual(['/ws?after=0', '/ws?after=1', '/ws?after=2']);
});

it('does not reconnect when the server rejects it', async () => {
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

it('does not reconnect when it may not get a ticket', async () => {
  const { helpdesk, offered, tickets } = await serveSocket(() => {}, 403);
  const { onRefused } = listen(helpdesk);
  await until(() => onRefused.mock.calls.length > 0);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(tickets()).toBe(1);
  expect(offered).toHaveLength(0);
});

it('keeps trying while the server is unavailable', async () => {
  const { helpdesk, tickets } = await serveSocket(() => {}, 503);
  listen(helpdesk);
  await until(() => tickets() > 2);
});

it('fails at once without a WebSocket', () => {
  vi.stubGlobal('WebSocket', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { realtime } = createHelpdesk({ baseUrl: 'http://127.0.0.1:1' });
  expect(() => realtime.connect({ onEvent: () => {} })).toThrow('Give WebSocket');
});

it('stops when it is closed', async () => {
  const { helpdesk, offered } = await serveSocket(() => {});
  const { connection, statuses } = listen(helpdesk);
  await until(() => statuses.includes('open'));
  connection.close();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(offered).toHaveLength(1);
  expect(statuses).toEqual(['connecting', 'open', 'closed']);
});

it('reports no rejection after it is closed, and opens no socket', async () => {
  for (const status of [201, 403]) {
    const { helpdesk, offered, tickets } = await serveSocket(() => {}, status);
    const { connection, statuses, onRefused } = listen(helpdesk);
    connection.close();
    await until(() => tickets() === 1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([offered, statuses]).toEqual([[], ['connecting', 'closed']]);
    expect(onRefused).not.toHaveBeenCalled();
  }
});

it('stops after a normal close by the server, without a rejection', async () => {
  const { helpdesk, offered } = await serveSocket((socket) => {
    socket.send('{"type":"hello","seq":1}');
    setImmediate(() => socket.close(1000));
  });
  const { statuses, onRefused } = listen(helpdesk);
  await until(() => statuses.includes('closed'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect([offered.length, statuses]).toEqual([1, ['connecting', 'open', 'closed']]);
  expect(onRefused).not.toHaveBeenCalled();
});

it('sends the ticket on screen, again after reconnecting, and reports who else is viewing it', async () => {
  const { helpdesk, offered, frames } = await serveSocket((socket, count) => {
    socket.send('{"type":"hello","seq":1}');
    socket.on('message', () => {
      socket.send('{"type":"presence","ticketId":"t2","members":[]}');
      socket.send('{"type":"presence","ticketId":"t1","members":[{"userId":"a"}]}');
      if (count === 1) socket.close(1012);
    });
  });
  const { connection, seen } = listen(helpdesk);
  connection.presence('t1');
  await until(() => offered.length > 1 && frames.length > 1);
  expect(frames).toEqual(Array(2).fill('{"type":"presence","ticketId":"t1"}'));
  await until(() => seen.length > 1);
  expect(seen[0]).toEqual({ type: 'presence', ticketId: 't1', members: [{ userId: 'a' }] });
  expect(new Set(seen.map(({ ticketId }) => ticketId))).toEqual(new Set(['t1']));
});

it('sends only the last of many tickets, and throttles typing', async () => {
  const { helpdesk, frames } = await serveSocket(() => {});
  const { connection, statuses } = listen(helpdesk);
  await until(() => statuses.includes('open'));
  connection.presence('t0');
  await until(() => frames.length > 0);
  for (let n = 1; n <= 30; n++) connection.presence(`t${n}`);
  connection.typing('t7');
  for (let key = 0; key < 30; key++) connection.typing('t30');
  await until(() => frames.length > 2);
  connection.presence('t30');
  await until(() => frames.length > 3);
  expect(frames).toEqual([
    '{"type":"presence","ticketId":"t0"}',
    '{"type":"presence","ticketId":"t30"}',
    '{"type":"typing","ticketId":"t30"}',
    '{"type":"presence","ticketId":"t30"}',
  ]);
});

it('types the payload by the name of the event', () => {
  const told = (event: RealtimeEvent) => {
    switch (event.name) {
      case 'ticket.assigned':
        return event.payload.ticket.ticketNumber;
      case 'member.role_changed':
        return `${event.payload.previousRole} to ${event.payload.role}`;
      case 'tickets.read':
        // @ts-expect-error events about who has read a ticket don't contain it
        return event.payload.ticket;
      // @ts-expect-error there is no such event
      case 'ticket.exploded':
        return 'never';
      default:
        return event.name;
    }
  };
  const actor = { type: 'system', userId: null, name: null } as const;
  const payload = { userId: 'u', role: 'admin', previousRole: 'agent', actor };
  const event = { type: 'event', seq: 1, name: 'member.role_changed', payload, createdAt } as const;
  expect(told(event)).toBe('agent to admin');
});
