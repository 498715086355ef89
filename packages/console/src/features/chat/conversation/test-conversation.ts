import { vi } from 'vitest';
import { chat, said } from '../../../test/chats.ts';
import { answerOperations } from '../../../test/operations.ts';
import { fakeSockets } from '../../../test/sockets.ts';
import { type Conversation, createConversation } from './conversation.ts';

const me = { id: 'u1', name: 'Ada Lovelace' };
let sockets: ReturnType<typeof fakeSockets>;
let current: Conversation;
let stopListening: () => void;

/** For beforeEach: an agent's conversation with fake timers, whose socket isn't open yet. */
export async function begin() {
  vi.useFakeTimers();
  sessionStorage.clear();
  sockets = fakeSockets();
  answerOperations({
    'realtime.ticket': { ticket: 't', expiresAt: '' },
  });
  await join();
}

/** For afterEach. */
export function finish() {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

export async function join() {
  current = createConversation('c1', me);
  await listen();
}

/** Listens to the same conversation again. */
export async function listen() {
  stopListening = current.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
}

export const leave = () => stopListening();
export const conversation = () => current;
export const connections = () => sockets.length;
export const socket = () => sockets.at(-1) as (typeof sockets)[number];
export const spoken = () => socket().sent.filter(({ type }) => type === 'chat_message');
export const words = () => current.current().messages.map(({ message }) => message);
export const waiting = () => current.current().unsent.map(({ text }) => text);

export function greet(seq = 0) {
  socket().accept(
    { type: 'session_updated', data: chat({ status: 'active', agentId: 'u1' }) },
    { type: 'hello', seq },
  );
}

/** Simulates that the server stores the last sent message. */
export function confirm(seq: number) {
  const { message, clientId } = spoken().at(-1) as { message: string; clientId: string };
  const data = said(seq, { senderType: 'agent', userId: 'u1', message, clientId });
  socket().serve({ type: 'chat_message', data });
}

export async function comeBack() {
  await vi.advanceTimersByTimeAsync(4_000);
}
