import { expect, test } from 'vitest';
import { chat, said } from '../../test/chats.ts';
import {
  avatarOf,
  chatName,
  isMineToRead,
  preview,
  stateText,
  turnText,
  waitText,
} from './session.ts';

const since = '2026-11-21T10:00:00.000Z';
const after = (seconds: number) => Date.parse(since) + seconds * 1_000;

test('a visitor is shown by name, else by email address, else as Anonymous Customer', () => {
  expect(chatName(chat())).toBe('Vera Visitor');
  expect(chatName(chat({ customerName: ' ' }))).toBe('vera@example.com');
  expect(chatName(chat({ customerName: null, customerEmail: null }))).toBe('Anonymous Customer');
});

test.each([
  ['VV', 'Vera Visitor', 'vera@example.com'],
  ['VV', '  Vera  van der Visitor ', null],
  ['V', 'Vera', null],
  ['M', null, 'mail@example.com'],
  ['M', ' ', 'mail@example.com'],
  ['?', null, null],
  ['?', ' ', null],
])('the avatar is %s for the name %j and the email address %j', (letters, name, email) => {
  expect(avatarOf(chat({ customerName: name, customerEmail: email }))).toBe(letters);
});

test('the waiting time is shown in seconds, minutes, then hours', () => {
  const seconds = [0, 42, 59.9, 60, 61, 3_599, 3_600, 5_520];
  expect(seconds.map((s) => waitText(since, after(s)))).toEqual([
    '0 s',
    '42 s',
    '59 s',
    '1 min',
    '1 min',
    '59 min',
    '1 h',
    '1 h 32 min',
  ]);
  expect(waitText(since, after(-5))).toBe('0 s');
});

test('the status of a chat in words', () => {
  const agent = { userId: 'u2', name: 'Ben' };
  const text = (more: Parameters<typeof chat>[0]) => stateText(chat(more), 'u1', after(90));
  expect(text({})).toBe('Waiting 1 min');
  const asked = new Date(after(48)).toISOString();
  expect(text({ requestedAt: asked })).toBe('Waiting 42 s');
  expect(text({ requestedAt: null, startedAt: asked })).toBe('Waiting 42 s');
  expect(text({ status: 'active', withBot: true })).toBe('With the bot');
  expect(text({ status: 'active', agentId: 'u1' })).toBe('Active with you');
  expect(text({ status: 'active', agentId: 'u2', agent })).toBe('Active with Ben');
  expect(text({ status: 'active', agentId: 'u2' })).toBe('Active');
  expect(text({ status: 'closed', withBot: true })).toBe('Closed');
});

test('the newest message is shown on one line, with its sender unless that is the visitor', () => {
  const last = (more: Parameters<typeof said>[1]) =>
    preview(
      chat({ status: 'active', messages: [said(1, { message: 'Two\nlines', ...more })] }),
      'u1',
    );
  expect(last({})).toBe('Two lines');
  expect(last({ senderName: 'Ben', userId: 'u1' })).toBe('Two lines');
  expect(preview(chat({ messages: [said(1), said(2)] }), 'u1')).toBe('Words 2');
  expect(last({ senderType: 'bot' })).toBe('Bot: Two lines');
  expect(last({ senderType: 'agent', userId: 'u1' })).toBe('You: Two lines');
  expect(last({ senderType: 'agent', userId: 'u2', senderName: 'Ben' })).toBe('Ben: Two lines');
  expect(preview(chat({ messages: [] }), 'u1')).toBe('No messages yet');
  const asked = [said(1), said(2, { senderType: 'bot' })];
  expect(preview(chat({ messages: asked }), 'u1')).toBe('Words 1');
  expect(preview(chat({ status: 'active', messages: asked }), 'u1')).toBe('Bot: Words 2');
});

test("viewing a colleague's chat doesn't mark it as read", () => {
  expect(isMineToRead(chat(), 'u1')).toBe(true);
  expect(isMineToRead(chat({ status: 'active', agentId: 'u1' }), 'u1')).toBe(true);
  expect(isMineToRead(chat({ status: 'active', agentId: 'u2' }), 'u1')).toBe(false);
  expect(isMineToRead(chat({ status: 'closed' }), 'u1')).toBe(false);
  expect(isMineToRead(chat({ status: 'closed', agentId: 'u1' }), 'u1')).toBe(false);
});

test("agents' chats show whose turn it is, and since when", () => {
  const mine = { status: 'active', agentId: 'me' } as const;
  const turn = (more: object) => turnText(chat({ ...mine, ...more }), 'me', after(150));
  expect(turn({ awaitedSince: since })).toBe('Visitor, 2 min');
  const answered = (userId: string) => [
    said(2, { senderType: 'agent', userId, senderName: 'Ben' }),
  ];
  expect(turn({ messages: answered('me') })).toBe('You, 2 min');
  expect(turn({ messages: answered('u2') })).toBe('Ben, 2 min');
  expect(turn({ messages: [said(1)] })).toBeNull();
  expect(turn({ withBot: true, awaitedSince: since })).toBeNull();
  expect(turn({ status: 'waiting', awaitedSince: since })).toBeNull();
  expect(turn({ status: 'closed', awaitedSince: since })).toBeNull();
});
