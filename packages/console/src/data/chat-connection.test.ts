import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerOperations, forbidden } from '../test/operations.ts';
import { fakeSockets } from '../test/sockets.ts';
import {
  type ChatConnection,
  type ChatConnectionState,
  openChatConnection,
} from './chat-connection.ts';

const ticket = { ticket: 't1', expiresAt: '2026-01-01T00:00:00.000Z' };
const hello = { type: 'hello', seq: 4 };
let sockets: ReturnType<typeof fakeSockets>;
let states: ChatConnectionState[];
let frames: unknown[];
let connection: ChatConnection;

function open() {
  states = [];
  frames = [];
  connection = openChatConnection({
    sessionId: 'c1',
    userId: 'u1',
    after: () => 4,
    onFrame: (frame) => frames.push(frame),
    onState: (state) => states.push(state),
  });
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  vi.useFakeTimers();
  sockets = fakeSockets();
  answerOperations({ 'realtime.ticket': ticket });
  open();
  await settle();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('sends the token outside of the URL, with the chat and the last known message', () => {
  expect(sockets[0]?.protocols).toEqual(['helpdesk.v1', 'token.t1']);
  const { search, pathname } = new URL(sockets[0]?.url ?? '');
  expect(pathname + search).toBe('/ws?sessionId=c1&userId=u1&after=4');
  expect(states).toEqual(['connecting']);
});

test('reconnects after about 3000 ms; a normal close (1000) is final', async () => {
  sockets[0]?.accept(hello);
  sockets[0]?.cut(1012);
  expect(states).toEqual(['connecting', 'open', 'closed']);
  await vi.advanceTimersByTimeAsync(2_200);
  expect(sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_600);
  expect(sockets).toHaveLength(2);

  sockets[1]?.accept(hello);
  sockets[1]?.cut(1000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(2);
  expect(states.at(-1)).toBe('ended');
});

test('ignores invalid frames', () => {
  sockets[0]?.accept();
  expect(states.at(-1)).toBe('connecting');
  sockets[0]?.onmessage?.({ data: 'noise' });
  sockets[0]?.serve(hello);
  expect(frames).toEqual([hello]);
  expect(states.at(-1)).toBe('open');
});

test('times out if a connection attempt gets no response', async () => {
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states.at(-1)).toBe('closed');
  await vi.advanceTimersByTimeAsync(3_800);
  expect(sockets).toHaveLength(2);
});

test('closes the connection when offline, and reconnects immediately when online', async () => {
  sockets[0]?.accept(hello);
  window.dispatchEvent(new Event('offline'));
  expect(states.at(-1)).toBe('closed');
  expect(connection.send({ type: 'typing', isTyping: true })).toBe(false);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(sockets).toHaveLength(2);
});

test('does not request a rejected ticket in a loop', async () => {
  connection.close();
  const calls = answerOperations({ 'realtime.ticket': forbidden });
  open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(1);
  expect(states.at(-1)).toBe('ended');
});
