import { expect, test } from 'vitest';
import { chat } from '../../../test/chats.ts';
import { inOrder } from './in-order.ts';

const at = (minute: number) => `2026-11-21T10:0${minute}:00.000Z`;

test('the longest waiting chat comes first, then active chats, then closed ones', () => {
  const chats = [
    chat({ id: 'closed', status: 'closed' }),
    chat({ id: 'active', status: 'active' }),
    chat({ id: 'second', requestedAt: at(2) }),
    chat({ id: 'first', requestedAt: at(1) }),
  ];
  const ids = (list: typeof chats) => list.map(({ id }) => id);
  expect(ids(inOrder(chats))).toEqual(['first', 'second', 'active', 'closed']);
  expect(ids(inOrder(chats, ['active']))).toEqual(['active']);
});

test('a chat that is in two lists for a moment is shown once, by its current status', () => {
  const moved = chat({ id: 'a', status: 'waiting' });
  expect(inOrder([moved, moved])).toEqual([moved]);
  expect(inOrder([moved], ['active'])).toEqual([]);
});
