import { type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { can, type Permission, permissions, roles } from '@helpdesk/sdk/rules/roles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDesk, type TestDesk } from './harness.ts';

let desk: TestDesk;

beforeAll(async () => {
  desk = await startTestDesk();
});
afterAll(() => desk.stop());

const ids = Object.keys(operations) as OperationId[];

/** Any one of these opens the operation; none means that every member may. */
const permissionsOf = (id: OperationId) =>
  operations[id].access.flatMap((one) =>
    one.scheme === 'session' ? [...one.permissions] : [],
  ) as Permission[];

test('every permission that an operation names is one of the eighteen', () => {
  const named = new Set(ids.flatMap(permissionsOf));
  expect([...named].filter((one) => !permissions.includes(one))).toEqual([]);
});

const cases = permissions
  .map((permission) => ({
    permission,
    named: ids.filter((id) => permissionsOf(id).includes(permission)),
  }))
  .filter(({ named }) => named.length > 0)
  .flatMap(({ permission, named }) => roles.map((role) => ({ permission, role, named })));

test.each(cases)('AZ-06: the server asks $role for $permission', async ({ role, named }) => {
  for (const id of named) {
    const answer = await desk.call(id, {
      as: desk.acme[role],
      params: { id: '0'.repeat(30), memberId: '0'.repeat(30), submissionId: '0'.repeat(30) },
      // Who may call is decided before the body is read; nothing is done with this one.
      body: operations[id].body === 'json' ? { unknownField: true } : undefined,
    });
    const isAllowed = permissionsOf(id).some((permission) => can(role, permission));
    expect([401, 403].includes(answer.status), `${id} answered ${answer.status}`).toBe(!isAllowed);
  }
});
