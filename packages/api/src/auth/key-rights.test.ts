// @module-tag one-engine

import { type Operation, operations } from '@helpdesk/sdk/contract/operations';
import { type ApiPermission, apiPermissions } from '@helpdesk/sdk/rules/api-permissions';
import { can, grantable, type Permission } from '@helpdesk/sdk/rules/roles';
import { expect, test } from 'vitest';
import { holdsAllOfKey } from './key-rights.ts';
import { opens } from './may-call.ts';

const all: readonly Operation[] = Object.values(operations);

/** The operations that members may call and that a key with this permission may call for them. */
const operationsOf = (scope: ApiPermission) =>
  all.filter(({ access }) => {
    const ofKey = access.find(({ scheme }) => scheme === 'memberKey');
    return ofKey?.permissions.includes(scope) && access.some(({ scheme }) => scheme === 'session');
  });

/** A member with all permissions but one. */
const without = (missing: Permission) => ({
  role: 'agent' as const,
  permissions: grantable.filter((one) => one !== missing),
});

test('a member can give a key no permission of which they may call no operation', () => {
  const tried: string[] = [];
  const given: string[] = [];
  for (const scope of apiPermissions) {
    const its = operationsOf(scope);
    for (const missing of grantable) {
      const maker = without(missing);
      const mayCallSome = its.some((operation) => opens(operation, (right) => can(maker, right)));
      if (its.length === 0 || mayCallSome) continue;
      tried.push(`${scope} without ${missing}`);
      if (holdsAllOfKey(maker, [scope])) given.push(`${scope} without ${missing}`);
    }
  }
  expect(given).toEqual([]);
  expect(tried.length).toBeGreaterThan(15);
});

test('a key that can act for any member needs all permissions of an admin', () => {
  const admin = { role: 'admin' as const, permissions: null };
  expect(holdsAllOfKey(admin, ['members:act_as'])).toBe(true);
  expect(holdsAllOfKey(without('remove_users'), ['members:act_as'])).toBe(false);
});
