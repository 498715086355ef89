import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { StoredEvent } from '../event-catalog.ts';
import type { Live } from '../events/live.ts';
import type { ServerContext } from '../server-context.ts';
import { fakeSocket } from '../test/fake-socket.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';
import { createPresence } from './presence.ts';
import { isForMember } from './seen-events.ts';
import { openStaffConnection } from './staff-connection.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
afterEach(() => void vi.useRealTimers());

const event = (seq: number) => ({ seq, name: 'ticket.created', payload: {} }) as StoredEvent;
const until = async (fits: () => boolean) => {
  while (!fits()) await new Promise(setImmediate);
};

/** Opens a staff socket with events from the test. */
function open(org = server.acme.org, subscribe?: Live['subscribe']) {
  const fake = fakeSocket();
  const log = { error: vi.fn() };
  const stop = vi.fn();
  let publish: (event: StoredEvent) => void = () => {};
  const live = {
    subscribe:
      subscribe ??
      (async (_: string, subscriber: typeof publish) => {
        publish = subscriber;
        return { seq: 5, stop };
      }),
  };
  const context = { ...server.context, live, log } as unknown as ServerContext;
  const { userId } = server.acme.agent;
  const listener = {
    org,
    userId,
    session: 's',
    address: '192.0.2.1',
    readsChats: true,
    visibility: null,
  };
  openStaffConnection(context, fake.socket, fake.stream, listener, null, createPresence());
  return { ...fake, log, stop, publish: (seq: number) => publish(event(seq)) };
}

test('a socket receives events after its hello, each once', async () => {
  const { sent, publish } = open();
  await until(() => sent.length === 1);
  for (const seq of [5, 6, 6, 7]) publish(seq);
  await until(() => sent.length >= 3);
  expect(sent.map(({ type, seq }) => [type, seq])).toEqual([
    ['hello', 5],
    ['event', 6],
    ['event', 7],
  ]);
});

test('WS-06: a client that reads too slowly gets no events, and starts over once it has caught up', async () => {
  const { sent, publish, state, stream } = open();
  await until(() => sent.length === 1);
  state.bufferedAmount = 256 * 1024;
  publish(6);
  state.bufferedAmount += 1;
  for (const seq of [7, 8]) publish(seq);
  await new Promise(setImmediate);
  expect(sent.map(({ type }) => type)).toEqual(['hello', 'event']);
  state.bufferedAmount = 0;
  stream.emit('drain');
  await until(() => sent.length === 3);
  expect(sent[2]).toMatchObject({ type: 'hello', startOver: true });
  expect(Number(sent[2]?.seq)).toBeGreaterThanOrEqual(8);
  publish(9);
  expect(sent[3]).toMatchObject({ type: 'event', seq: 9 });
});

test.each([
  ['notification.created', { userIds: ['me', 'other'] }, true],
  ['notification.created', { userIds: ['other'] }, false],
  ['notifications.settled', { userIds: ['other'] }, false],
  ['tickets.read', { userId: 'me', ticketId: 't' }, true],
  ['tickets.read', { userId: 'other', ticketId: 't' }, false],
  ['account.email_changed', { userId: 'me', email: 'a@b.example' }, false],
  ['notifications.gathered', { userId: 'me', notificationIds: [] }, false],
  ['staff_news.added', { ticketId: 't' }, true],
  ['ticket.created', {}, true],
])('%s of %o is sent to a member: %s', (name, payload, isSent) => {
  const event = { seq: 1, name, payload } as unknown as StoredEvent;
  expect(isForMember(event, 'me')).toBe(isSent);
});

test('WS-06: 60 frames in 10 seconds are accepted, and the next one closes the socket', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { sent, hear, closed, state } = open();
  await until(() => sent.length === 1);
  const say = (times: number) => {
    for (let n = 0; n < times; n += 1) hear('noise');
  };
  say(60);
  vi.advanceTimersByTime(10_000);
  say(60);
  expect(closed).toEqual([]);
  say(1);
  expect(closed).toEqual([1000]);
  expect(sent.at(-1)).toEqual({ type: 'error', code: 'rate_limited', message: 'Too many frames' });
  const timers = vi.getTimerCount();
  state.emit('close');
  expect(vi.getTimerCount()).toBe(timers - 1);
});

test('a socket that cannot be served is closed with code 1013', async () => {
  const failing = () => Promise.reject(new Error('The database is down'));
  const { closed, log } = open(server.acme.org, failing);
  await until(() => closed.length === 1);
  expect(closed).toEqual([1013]);
  expect(log.error).toHaveBeenCalledWith(
    { err: expect.objectContaining({ message: 'The database is down' }) },
    'A socket lost its connection',
  );
});

test('a socket that has closed keeps no subscription', async () => {
  const { sent, state, stop } = open();
  await until(() => sent.length === 1);
  expect(stop).not.toHaveBeenCalled();
  state.emit('close');
  expect(stop).toHaveBeenCalledOnce();
  const early = open();
  early.state.readyState = 3;
  await until(() => early.stop.mock.calls.length > 0);
  expect(early.sent).toEqual([]);
});

test('a binary frame is ignored', async () => {
  const { sent, hear } = open();
  await until(() => sent.length === 1);
  hear({ type: 'presence', ticketId: 't1' }, true);
  hear({ type: 'presence', ticketId: 't2' });
  await until(() => sent.length === 2);
  expect(sent[1]).toMatchObject({ type: 'presence', ticketId: 't2' });
});
