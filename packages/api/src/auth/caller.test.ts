// @module-tag one-engine

import { expect, test } from 'vitest';
import { actorOf, actorOfKey } from './caller.ts';

const user = { id: 'u1', email: 'ada@x.test', profileImageUrl: null };
const member = (role: 'agent' | 'customer', firstName: string | null, lastName: string | null) => ({
  user: { ...user, firstName, lastName },
  organizationId: 'o1',
  role,
});

test('members are shown by name in their actions, or by email address if they have no name', () => {
  expect(actorOf(member('agent', 'Ada', 'Day'))).toEqual({
    type: 'staff',
    userId: 'u1',
    name: 'Ada Day',
  });
  expect(actorOf(member('customer', null, 'Day'))).toMatchObject({ type: 'customer', name: 'Day' });
  expect(actorOf(member('agent', null, null)).name).toBe('ada@x.test');
});

test('programs are shown by the name of their key', () => {
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
