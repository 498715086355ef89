// @module-tag one-engine

import { expect, test } from 'vitest';
import type { StoredEvent } from '../event-catalog.ts';
import { textOf } from '../test/fake-socket.ts';
import { isChatEvent, movesQueue, sessionOf, sharedFrame } from './chat-events.ts';
import { parseChatFrame } from './chat-frames.ts';
import { parseFrame } from './frames.ts';

const read = (frame: unknown) => parseChatFrame(JSON.stringify(frame));

test.each([
  { type: 'chat_message', message: 'Hello', clientId: 'a', sessionId: 's' },
  { type: 'read', read: 1, delivered: 2 },
  { type: 'typing', isTyping: false },
  { type: 'page', pageUrl: 'https://shop.example/' },
  { type: 'resume', after: 0 },
])('a chat socket accepts %j', (frame) => {
  expect(read(frame)).toEqual(frame);
});

test.each([
  null,
  5,
  'text',
  [],
  {},
  { type: 5 },
  { type: 'toString' },
  { type: 'presence', ticketId: 't' },
  { type: 'read', read: -1 },
  { type: 'resume' },
  { type: 'page', pageUrl: '\ud800' },
])('WS-05: a chat socket ignores %j', (frame) => {
  expect(read(frame)).toBeNull();
});

test.each([
  '',
  '{',
  '{"type":"resume","type":"resume","after":1}',
  '{"type":"resume","__proto__":1,"after":1}',
])('WS-05: a socket ignores %j, which is invalid or ambiguous JSON', (text) =>
  expect([parseChatFrame(text), parseFrame(text)]).toEqual([null, null]),
);

test('WS-05: an invalid message gets an error with the reason, sent only to its sender', () => {
  const unfit = (frame: object) => read({ type: 'chat_message', ...frame });
  expect(unfit({ message: '', clientId: 'a' })).toEqual({
    type: 'unfit',
    clientId: 'a',
    message: expect.stringMatching(/./),
  });
  expect(unfit({ message: '', clientId: 5 })).not.toHaveProperty('clientId');
  expect(unfit({ message: 'x', clientId: 'a', more: '\ud800' })).toEqual({
    type: 'unfit',
    message: 'This text ends with an incomplete character',
  });
});

test.each([
  { type: 'resume', after: 3 },
  { type: 'presence', ticketId: null },
  { type: 'presence', ticketId: 't' },
  { type: 'typing', ticketId: 't' },
])('a staff socket accepts %j', (frame) => {
  expect(parseFrame(JSON.stringify(frame))).toEqual(frame);
});

const event = (name: string, payload: object) => ({ name, payload, seq: 1 }) as never;
const message = { id: 'm', seq: 1, userId: 'u', senderType: 'agent', message: 'Hello', files: [] };

type Of = Parameters<typeof sharedFrame>;
const frameFor = (heard: Of[1], side: Of[2]) => sharedFrame({ secret: 'x' }, heard, side);
const heard = (...of: Parameters<typeof frameFor>) =>
  JSON.parse(textOf(frameFor(...of) ?? Buffer.from('')));

test('all sockets of one side receive the same frame for an event', () => {
  const said = event('chat.message', { message, session: { id: 's' } });
  const [staff, visitor] = (['staff', 'customer'] as const).map((side) => heard(said, side));
  expect(staff).toEqual({ type: 'chat_message', data: message });
  expect(visitor).toMatchObject({ type: 'chat_message', data: { userId: null, message: 'Hello' } });
  expect(frameFor(said, 'staff')).toBe(frameFor(said, 'staff'));
  const byVisitor = { ...message, userId: null, senderType: 'customer' };
  const asked = event('chat.message', { message: byVisitor, session: { id: 's' } });
  expect(heard(asked, 'customer')).toEqual({ type: 'chat_message', data: byVisitor });
  expect(frameFor(asked, 'customer')).toBe(frameFor(asked, 'staff'));
  const seen = event('chat.read', { sessionId: 's', marks: { staffRead: 1 }, unread: 0 });
  for (const side of ['staff', 'customer'] as const) {
    expect(heard(seen, side)).toEqual({
      type: 'read',
      marks: { staffRead: 1 },
    });
  }
  const waits = event('chat.waiting', { session: { id: 's', status: 'waiting' } });
  expect(heard(waits, 'staff')).toEqual({
    type: 'session_updated',
    data: { id: 's', status: 'waiting', messages: [] },
  });
  // Each visitor has their own queue position.
  expect(frameFor(waits, 'customer')).toBeNull();
});

test('a chat event is recognized by its name, and its chat by the payload', () => {
  const is = (name: StoredEvent['name']) => isChatEvent(event(name, {}));
  expect([is('chat.read'), is('chatbot.changed'), is('ticket.created')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(sessionOf(event('chat.read', { sessionId: 'a' }))).toBe('a');
  expect(sessionOf(event('chat.waiting', { session: { id: 'b' } }))).toBe('b');
});

test('the queue changes with chats and agent availability', () => {
  const names = [
    'chat.waiting',
    'chat.accepted',
    'chat.transferred',
    'chat.closed',
    'member.availability_changed',
    'member.removed',
    'member.role_changed',
    'chat.message',
    'chat.read',
    'member.joined',
  ];
  expect(names.filter((name) => movesQueue(event(name, {})))).toEqual(names.slice(0, 7));
});
