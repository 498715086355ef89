import { expect, test } from 'vitest';
import { chat, said } from '../../../test/chats.ts';
import {
  emptyThread,
  lastSeqOf,
  nextUnsent,
  type Thread,
  withConnection,
  withFrame,
  withMessages,
  withSession,
} from './thread.ts';
import type { Unsent } from './unsent.ts';

const thread = (more: Partial<Thread> = {}): Thread => ({ ...emptyThread, ...more });
const unsent = (clientId: string, more: Partial<Unsent> = {}): Unsent => ({
  clientId,
  text: clientId,
  at: '2026-11-21T10:00:00.000Z',
  ...more,
});
const vera = { name: 'Vera', senderType: 'customer' };
const receipts = { customerDelivered: 4, customerRead: 3, staffDelivered: 2, staffRead: 1 };

test('a panel that was just opened has no data yet', () => {
  expect(emptyThread).toEqual({
    connection: 'connecting',
    session: null,
    messages: [],
    unsent: [],
    typing: null,
    isVisitorHere: null,
  });
});

test('typing is shown until the same person stops or has sent what they typed', () => {
  const frame = { type: 'typing', senderName: 'Vera', senderType: 'customer' } as const;
  const typing = withFrame(thread(), { ...frame, isTyping: true } as never);
  expect(typing.typing).toEqual(vera);
  const stopped = { ...frame, senderType: 'agent', isTyping: false };
  expect(withFrame(typing, stopped as never)).toBe(typing);
  expect(withFrame(typing, { ...frame, isTyping: false } as never).typing).toBeNull();
  const theirs = withFrame(typing, { type: 'chat_message', data: said(1) });
  expect([theirs.typing, theirs.messages]).toEqual([null, [said(1)]]);
  const ours = said(1, { senderType: 'agent' });
  expect(withFrame(typing, { type: 'chat_message', data: ours }).typing).toEqual(vera);
});

test("a frame from the server changes the chat, its receipts, and the visitor's presence", () => {
  const session = chat({ status: 'active', messages: [said(1)] });
  const known = withFrame(thread({ messages: [said(2)] }), {
    type: 'session_updated',
    data: session,
  } as never);
  expect(known.session).toEqual({ ...session, messages: [] });
  expect(known.messages).toEqual([said(2)]);
  const read = withFrame(known, { type: 'read', marks: receipts });
  expect(read.session).toEqual({ ...session, messages: [], marks: receipts });
  expect(withFrame(thread(), { type: 'read', marks: receipts }).session).toBeNull();
  expect(withFrame(read, { type: 'presence', isVisitorHere: true })).toEqual({
    ...read,
    isVisitorHere: true,
  });
  expect(withFrame(read, { type: 'hello', seq: 9 } as never)).toBe(read);
});

test("messages are shown once each, in the server's order", () => {
  const before = thread({ messages: [said(2)] });
  expect(withMessages(before, [said(3), said(1), said(2)]).messages).toEqual(
    [1, 2, 3].map((n) => said(n)),
  );
  expect(withMessages(before, [said(2)])).toBe(before);
});

test('a stored message is no longer unsent; those of others do not count', () => {
  const before = thread({ unsent: [unsent('a'), unsent('b')] });
  const stored = said(1, { senderType: 'agent', clientId: 'a' });
  expect(withMessages(before, [stored]).unsent).toEqual([unsent('b')]);
  const forged = said(1, { senderType: 'customer', clientId: 'a' });
  expect(withMessages(before, [forged]).unsent).toEqual([unsent('a'), unsent('b')]);
});

test('HTTP data never replaces newer data from the socket', () => {
  const at = (minute: number) => `2026-11-21T10:0${minute}:00.000Z`;
  const read = chat({ updatedAt: at(2), status: 'waiting', messages: [said(1)] });
  const kept = { ...read, messages: [] };
  expect(withSession(thread(), read)).toMatchObject({ session: kept, messages: [said(1)] });
  const newer = { ...kept, updatedAt: at(3) };
  const later = withSession(thread({ session: newer }), read);
  expect([later.session, later.messages]).toEqual([newer, [said(1)]]);
  const same = { ...kept, rating: 4 };
  expect(withSession(thread({ session: same }), read).session).toBe(same);
  const older = { ...kept, updatedAt: at(1) };
  expect(withSession(thread({ session: older }), read).session).toEqual(kept);
});

test('typing and presence are unknown while disconnected', () => {
  const before = thread({ typing: vera, isVisitorHere: true });
  expect(withConnection(before, 'open')).toEqual({ ...before, connection: 'open' });
  for (const state of ['connecting', 'closed', 'ended'] as const) {
    expect(withConnection(before, state)).toEqual({
      ...before,
      connection: state,
      typing: null,
      isVisitorHere: null,
    });
  }
});

test('the last sequence number is that of the newest message, or zero', () => {
  expect(lastSeqOf(thread({ messages: [said(4), said(7)] }))).toBe(7);
  expect(lastSeqOf(thread())).toBe(0);
});

test("the next message to send is the oldest one that wasn't refused, in an open chat", () => {
  const waiting = [unsent('a', { refusal: 'No' }), unsent('b'), unsent('c')];
  const open = thread({ connection: 'open', unsent: waiting });
  expect(nextUnsent(open)?.clientId).toBe('b');
  expect(nextUnsent({ ...open, session: chat({ status: 'active' }) })?.clientId).toBe('b');
  expect(nextUnsent({ ...open, session: chat({ status: 'closed' }) })).toBeUndefined();
  expect(nextUnsent({ ...open, connection: 'closed' })).toBeUndefined();
});
