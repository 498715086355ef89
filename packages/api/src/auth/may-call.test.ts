// @module-tag one-engine

import { expect, test } from 'vitest';
import { mayCall } from './may-call.ts';

test('a role may call what its permissions allow', () => {
  expect([mayCall('chat.list', 'agent'), mayCall('chat.list', 'customer')]).toEqual([true, false]);
  expect(mayCall('auth.user', 'customer')).toBe(true);
  // One of two permissions is enough.
  expect([mayCall('tickets.list', 'agent'), mayCall('tickets.list', 'customer')]).toEqual([
    true,
    true,
  ]);
});

test('no role may call an operation without session access, and callers without a role may call nothing', () => {
  for (const id of ['publicTickets.get', 'publicChat.get', 'v1Tickets.list', 'auth.login'] as const)
    expect([id, mayCall(id, 'admin')]).toEqual([id, false]);
  expect([mayCall('chat.list', null), mayCall('chat.list', undefined)]).toEqual([false, false]);
});
