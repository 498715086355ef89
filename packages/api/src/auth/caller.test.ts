// @module-tag one-engine

import { expect, test } from 'vitest';
import { actorOf, actorOfKey } from './caller.ts';

const user = { id: 'u1', email: 'ada@x.test', profileImageUrl: null };
const member = (role: 'agent' | 'customer', firstName: string | null, lastName: string | null) => ({
  user: { ...user, firstName, lastName },
  organizationId: 'o1',
  role,
});

test('what members do is told of them by name, or by address where they gave none', () => {
  expect(actorOf(member('agent', 'Ada', 'Day'))).toEqual({
    type: 'staff',
    userId: 'u1',
    name: 'Ada Day',
  });
  expect(actorOf(member('customer', null, 'Day'))).toMatchObject({ type: 'customer', name: 'Day' });
  expect(actorOf(member('agent', null, null)).name).toBe('ada@x.test');
});

test('what a program does is told of its key', () => {
  const key = {
    id: 'k1',
    name: 'Shop',
    publicName: 'Acme',
    organizationId: 'o1',
    permissions: new Set<never>(),
    gate: null,
    member: null,
    maker: null,
  };
  expect(actorOfKey(key)).toEqual({ type: 'system', userId: null, name: 'Shop' });
});
