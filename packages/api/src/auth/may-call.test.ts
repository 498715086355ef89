// @module-tag one-engine

import { expect, test } from 'vitest';
import { mayCall } from './may-call.ts';

test('a role may call what its permissions allow', () => {
  expect([mayCall('chat.list', 'agent'), mayCall('chat.list', 'customer')]).toEqual([true, false]);
  expect(mayCall('auth.user', 'customer')).toBe(true);
  // Either of two permissions.
  expect([mayCall('tickets.list', 'agent'), mayCall('tickets.list', 'customer')]).toEqual([
    true,
    true,
  ]);
});

test('no role may call what asks for something else than a session, and nobody has no role', () => {
  for (const id of ['publicTickets.get', 'publicChat.get', 'v1Tickets.list', 'auth.login'] as const)
    expect([id, mayCall(id, 'admin')]).toEqual([id, false]);
  expect([mayCall('chat.list', null), mayCall('chat.list', undefined)]).toEqual([false, false]);
});
