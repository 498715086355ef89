import { type Operation, type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import {
  can,
  type Permission,
  permissions,
  type Right,
  type Role,
  rights,
  rolePermissions,
  roles,
} from '@helpdesk/sdk/rules/roles';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bodies } from './accepted-bodies.ts';
import { fieldSample } from './contract-check.ts';
import { startTestServer, type TestServer } from './harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ids = Object.keys(operations) as OperationId[];

/** Permissions of which any one is enough; with none, every member is allowed. */
const permissionsOf = (id: OperationId) =>
  operations[id].access.flatMap((one) =>
    one.scheme === 'session' ? [...one.permissions] : [],
  ) as Right[];

test('every permission of an operation is one that members can have', () => {
  const named = new Set(ids.flatMap(permissionsOf));
  expect([...named].filter((one) => !rights.includes(one))).toEqual([]);
});

const cases = permissions
  .map((permission) => ({
    permission,
    named: ids.filter((id) => permissionsOf(id).includes(permission)),
  }))
  .filter(({ named }) => named.length > 0)
  .flatMap(({ permission, named }) => roles.map((role) => ({ permission, role, named })));

test.each(cases)(
  'AZ-06: the server requires $permission from the role $role',
  async ({ role, named }) => {
    for (const id of named) {
      const answer = await server.call(id, {
        as: server.acme[role],
        params: { id: '0'.repeat(30), memberId: '0'.repeat(30), submissionId: '0'.repeat(30) },
        // Authorization comes before the body is validated; this one has no effect.
        body: operations[id].body === 'json' ? { unknownField: true } : undefined,
      });
      const isAllowed = permissionsOf(id).some((permission) => can(role, permission));
      const said = `${id} answered ${answer.status}`;
      expect(answer.status, said).toBeLessThan(500);
      if (isAllowed) expect([401, 403], said).not.toContain(answer.status);
      else expect(answer.status, said).toBe(403);
    }
  },
);

const fields = ids.flatMap((id) =>
  ((operations[id] as Operation).fields ?? [])
    .filter(({ permissions: needed }) => needed.length > 0)
    .map((right) => ({ id, right, name: `${id} ${right.path}` })),
);

const keptFrom = fields.flatMap((field) =>
  roles
    .filter((role) => !field.right.permissions.some((permission) => can(role, permission)))
    .map((role) => ({ ...field, role })),
);

const before = { ...rolePermissions };
afterEach(() => {
  Object.assign(rolePermissions, before);
});

/** The part of a body with one field at this path. */
const nested = (path: string, value: unknown) =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as object;

/** Gives a role another permission for the call, so only the field's permission is missing. */
function letCall(role: Role, id: OperationId, needed: readonly Right[]) {
  const others = permissionsOf(id).filter((one) => !needed.includes(one)) as Permission[];
  rolePermissions[role] = [...before[role], ...others];
}

test.each(keptFrom)("AZ-06: $role can't write $name", async ({ id, right, role }) => {
  const as = server.acme[role];
  const own = await server.call('tickets.create', { as, body: bodies['tickets.create'] });
  const params = { id: own.body.id };
  const read = () => server.call('tickets.get', { as: server.acme.admin, params });
  const stored = (await read()).body;
  const sent = fieldSample(id, right.path);
  const free = Object.entries(bodies[id] as object).filter(
    ([name]) => !fields.some((field) => field.id === id && field.right.path === name),
  );
  const body = { ...Object.fromEntries(free), ...nested(right.path, sent) };
  letCall(role, id, right.permissions);
  const answer = await server.call(id, {
    as,
    params,
    body: 'ids' in body ? { ...body, ids: [own.body.id] } : body,
  });
  if (right.otherwise === 'refused') {
    expect(answer.status).toBe(403);
    expect((await read()).body).toEqual(stored);
  } else {
    expect(answer.status).toBe(operations[id].status);
    expect(answer.body).not.toMatchObject({ [right.path]: sent });
  }
});
