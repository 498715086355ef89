// @module-tag one-engine

import { expect, test } from 'vitest';
import { mayCall, mayCallFor, mayWrite } from './may-call.ts';

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

test('a program may call what both its key and its member may call', () => {
  const may = (scope: string, role: 'agent' | 'customer') =>
    mayCallFor(new Set([scope]) as never, { role }, 'chat.list');
  expect([may('chat:read', 'agent'), may('chat:read', 'customer')]).toEqual([true, false]);
  expect(may('tickets:read', 'agent')).toBe(false);
});

test('a field is writable with one of its permissions, or by every caller if it needs none', () => {
  const may = (field: string, permission: 'assign_tickets' | 'resolve_tickets') =>
    mayWrite('tickets.update', field, { role: 'agent', permissions: [permission] });
  expect([
    may('status', 'resolve_tickets'),
    may('status', 'assign_tickets'),
    may('onlyIf', 'assign_tickets'),
  ]).toEqual([true, false, true]);
  expect(mayWrite('tickets.update', 'onlyIf', 'customer')).toBe(false);
});
