import { expect, test } from 'vitest';
import type { LiveEvent } from '../../../data/live.ts';
import { chat, said } from '../../../test/chats.ts';
import { noticeOf } from './notices.ts';

const me = { id: 'u1', isOnline: true };
const away = { ...me, isOnline: false };
const createdAt = '2026-11-21T10:00:00.000Z';
const now = Date.parse(createdAt) + 1_000;

function noticeFor(name: string, payload: object, who = me, at = now) {
  const event = { type: 'event', seq: 1, name, payload, createdAt } as LiveEvent;
  return noticeOf(event, who, at);
}

test("a waiting chat notifies the agent it's offered to, or everyone if it isn't offered to anyone", () => {
  const text = 'Vera Visitor is waiting';
  expect(noticeFor('chat.waiting', { session: chat({ offeredTo: 'u1' }) })).toMatchObject({ text });
  expect(noticeFor('chat.waiting', { session: chat() })).toMatchObject({ text });
  expect(noticeFor('chat.offered', { session: chat({ offeredTo: 'u1' }) })).toMatchObject({ text });
  expect(noticeFor('chat.waiting', { session: chat({ offeredTo: 'u2' }) })).toBeNull();
  expect(noticeFor('chat.offered', { session: chat({ offeredTo: 'u2' }) })).toBeNull();
  expect(noticeFor('chat.offered', { session: chat() })).toBeNull();
});

test('an agent who is away gets no offers, but is notified of their own chats', () => {
  expect(noticeFor('chat.waiting', { session: chat() }, away)).toBeNull();
  const payload = { session: chat({ agentId: 'u1' }), message: said(2) };
  expect(noticeFor('chat.message', payload, away)).toEqual({
    chatId: 'c1',
    title: 'Vera Visitor',
    text: 'Words 2',
    isMessage: true,
  });
});

test("only visitors' messages in the agent's own chats give a notice", () => {
  const mine = chat({ agentId: 'u1' });
  const own = said(2, { senderType: 'agent', userId: 'u1' });
  expect(noticeFor('chat.message', { session: mine, message: own })).toBeNull();
  expect(
    noticeFor('chat.message', { session: chat({ agentId: 'u2' }), message: said(2) }),
  ).toBeNull();
});

test('a chat that a colleague transfers gives a notice; one that the agent takes does not', () => {
  const session = chat({
    status: 'active',
    agentId: 'u1',
    customerName: null,
    customerEmail: null,
  });
  const actor = { userId: 'u2', name: 'Ben' };
  expect(noticeFor('chat.transferred', { session, actor })).toMatchObject({
    title: 'Chat transferred to you',
    text: 'Ben transferred the chat with Anonymous Customer to you',
  });
  expect(
    noticeFor('chat.transferred', { session, actor: { userId: 'u1', name: 'Ada' } }),
  ).toBeNull();
});

test('an event that arrives late, for example after a long disconnection, gives no notice', () => {
  expect(noticeFor('chat.waiting', { session: chat() }, me, now + 120_000)).toBeNull();
  expect(noticeFor('ticket.created', { ticket: { id: 't1' } })).toBeNull();
});

test('an event of up to a minute ago gives a notice, but not one without a chat or without a need to act', () => {
  const sent = Date.parse(createdAt);
  expect(noticeFor('chat.waiting', { session: chat() }, me, sent + 60_000)).not.toBeNull();
  expect(noticeFor('chat.waiting', { session: chat() }, me, sent + 60_001)).toBeNull();
  expect(noticeFor('chat.waiting', {})).toBeNull();
  expect(noticeFor('chat.rated', { session: chat({ offeredTo: 'u1' }) })).toBeNull();
});

test('a transfer without an actor is by "a colleague", and names the visitor', () => {
  const session = chat({ agentId: 'u1', customerName: null });
  expect(noticeFor('chat.transferred', { session })).toEqual({
    chatId: 'c1',
    title: 'Chat transferred to you',
    text: 'A colleague transferred the chat with vera@example.com to you',
    isMessage: false,
  });
  const theirs = chat({ agentId: 'u2', offeredTo: 'u1' });
  expect(noticeFor('chat.transferred', { session: theirs })).toBeNull();
});

test("an agent who accepted a chat and hasn't replied is called again, even while away", () => {
  const called = (agentId: string) =>
    noticeFor('chat.called', { session: chat({ status: 'active', agentId }) }, away);
  expect(called('u1')).toMatchObject({ chatId: 'c1', isMessage: false });
  expect(called('u2')).toBeNull();
});
