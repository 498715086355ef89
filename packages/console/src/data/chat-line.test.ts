import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, forbidden } from '../test/desk.tsx';
import { fakeSockets } from '../test/sockets.ts';
import { type ChatLine, type ChatLineState, openChatLine } from './chat-line.ts';

const ticket = { status: 201, body: { ticket: 't1', expiresAt: '2026-01-01T00:00:00.000Z' } };
const hello = { type: 'hello', seq: 4 };
let sockets: ReturnType<typeof fakeSockets>;
let states: ChatLineState[];
let frames: unknown[];
let line: ChatLine;

function open() {
  states = [];
  frames = [];
  line = openChatLine({
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
  answerCalls({ 'POST /api/realtime/ticket': ticket });
  open();
  await settle();
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it proves itself beside the address, and names the chat and what is known of it', () => {
  expect(sockets[0]?.protocols).toEqual(['helpdesk.v1', 'token.t1']);
  const { search, pathname } = new URL(sockets[0]?.url ?? '');
  expect(pathname + search).toBe('/ws?sessionId=c1&userId=u1&after=4');
  expect(states).toEqual(['connecting']);
});

test('a cut is tried again after about 3000 ms; a normal close (1000) is the end', async () => {
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

test('frames that cannot be read are ignored', () => {
  sockets[0]?.accept();
  expect(states.at(-1)).toBe('connecting');
  sockets[0]?.onmessage?.({ data: 'noise' });
  sockets[0]?.tell(hello);
  expect(frames).toEqual([hello]);
  expect(states.at(-1)).toBe('open');
});

test('a network that swallows everything is given up after a while', async () => {
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states.at(-1)).toBe('closed');
  await vi.advanceTimersByTimeAsync(3_800);
  expect(sockets).toHaveLength(2);
});

test('the browser being offline is a cut, and being online again a reason to hurry', async () => {
  sockets[0]?.accept(hello);
  window.dispatchEvent(new Event('offline'));
  expect(states.at(-1)).toBe('closed');
  expect(line.send({ type: 'typing', isTyping: true })).toBe(false);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(sockets).toHaveLength(2);
});

test('who may not have a proof is not sent to ask for one again and again', async () => {
  line.close();
  const calls = answerCalls({ 'POST /api/realtime/ticket': forbidden });
  open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(1);
  expect(states.at(-1)).toBe('ended');
});
