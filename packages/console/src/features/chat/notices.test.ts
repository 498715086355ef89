import { expect, test } from 'vitest';
import type { LiveEvent } from '../../data/live.ts';
import { chat, said } from '../../test/chats.ts';
import { noticeOf } from './notices.ts';

const me = { id: 'u1', isOnline: true };
const away = { ...me, isOnline: false };
const createdAt = '2026-11-21T10:00:00.000Z';
const now = Date.parse(createdAt) + 1_000;

function told(name: string, payload: object, who = me, at = now) {
  const event = { type: 'event', seq: 1, name, payload, createdAt } as LiveEvent;
  return noticeOf(event, who, at);
}

test('a waiting chat is told to whose turn it is, or to everybody when it is nobody’s', () => {
  const text = 'Vera Visitor is waiting';
  expect(told('chat.waiting', { session: chat({ offeredTo: 'u1' }) })).toMatchObject({ text });
  expect(told('chat.waiting', { session: chat() })).toMatchObject({ text });
  expect(told('chat.offered', { session: chat({ offeredTo: 'u1' }) })).toMatchObject({ text });
  expect(told('chat.waiting', { session: chat({ offeredTo: 'u2' }) })).toBeNull();
  expect(told('chat.offered', { session: chat({ offeredTo: 'u2' }) })).toBeNull();
  expect(told('chat.offered', { session: chat() })).toBeNull();
});

test('who is away is offered nothing, but hears of his own chats', () => {
  expect(told('chat.waiting', { session: chat() }, away)).toBeNull();
  const payload = { session: chat({ agentId: 'u1' }), message: said(2) };
  expect(told('chat.message', payload, away)).toEqual({
    chatId: 'c1',
    title: 'Vera Visitor',
    text: 'Words 2',
    isMessage: true,
  });
});

test('of messages only the visitors’ in chats of mine are news', () => {
  const mine = chat({ agentId: 'u1' });
  const own = said(2, { senderType: 'agent', userId: 'u1' });
  expect(told('chat.message', { session: mine, message: own })).toBeNull();
  expect(told('chat.message', { session: chat({ agentId: 'u2' }), message: said(2) })).toBeNull();
});

test('a chat that a colleague hands over is news; one that I took myself is not', () => {
  const session = chat({
    status: 'active',
    agentId: 'u1',
    customerName: null,
    customerEmail: null,
  });
  const actor = { userId: 'u2', name: 'Ben' };
  expect(told('chat.transferred', { session, actor })).toMatchObject({
    title: 'Chat transferred to you',
    text: 'Ben hands Anonymous Customer over to you',
  });
  expect(told('chat.transferred', { session, actor: { userId: 'u1', name: 'Ada' } })).toBeNull();
});

test('what is told late, as after a long cut, is no news', () => {
  expect(told('chat.waiting', { session: chat() }, me, now + 120_000)).toBeNull();
  expect(told('ticket.created', { ticket: { id: 't1' } })).toBeNull();
});
