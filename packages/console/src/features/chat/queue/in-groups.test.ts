import { expect, test } from 'vitest';
import { chat } from '../../../test/chats.ts';
import { type Group, inGroups } from './in-groups.ts';

const ids = (groups: readonly Group[]) => groups.flatMap(({ chats }) => chats.map(({ id }) => id));
const at = (minute: number) => `2026-11-21T10:0${minute}:00.000Z`;

test('the longest-waiting chat comes first, then active chats, then closed ones', () => {
  const chats = [
    chat({ id: 'closed', status: 'closed' }),
    chat({ id: 'active', status: 'active' }),
    chat({ id: 'second', requestedAt: at(2) }),
    chat({ id: 'first', requestedAt: at(1) }),
  ];
  expect(ids(inGroups(chats, 'me'))).toEqual(['first', 'second', 'active', 'closed']);
  expect(ids(inGroups(chats, 'me', ['active']))).toEqual(['active']);
});

test('a chat that is in two lists for a moment is shown once, by its current status', () => {
  const moved = chat({ id: 'a', status: 'waiting' });
  expect(inGroups([moved, moved], 'me')).toEqual([{ title: 'Waiting', chats: [moved] }]);
  expect(inGroups([moved], 'me', ['active'])).toEqual([]);
});

test("the agent's own chats come before those of colleagues and of the bot", () => {
  const active = (id: string, more: object) => chat({ id, status: 'active', ...more });
  const groups = inGroups(
    [
      active('bot', { withBot: true }),
      active('theirs', { agentId: 'u2' }),
      active('mine', { agentId: 'me' }),
      active('invited', { agentId: 'u2', participants: [{ userId: 'me', name: 'Me' }] }),
    ],
    'me',
  );
  expect(groups.map(({ title }) => title)).toEqual(['Yours', 'With colleagues', 'With the bot']);
  expect(ids(groups)).toEqual(['mine', 'invited', 'theirs', 'bot']);
});
