import type { Permission } from '@helpdesk/sdk/rules/roles';
import { expect } from 'vitest';
import type { TestMember, TestOrganization } from './factories.ts';
import type { TestServer } from './harness.ts';

let made = 0;

/** Returns the agent of an organization with a new custom role of exactly these permissions. */
export async function memberWith(
  server: TestServer,
  { admin, agent }: TestOrganization,
  permissions: readonly Permission[],
): Promise<TestMember> {
  made += 1;
  const role = await server.call('team.createRole', {
    as: admin,
    body: { name: `Role ${made}`, permissions },
  });
  expect(role.status, role.error?.message).toBe(201);
  const members = await server.call('team.list', { as: admin });
  const memberId = members.body.find(({ userId }) => userId === agent.userId)?.id ?? '';
  const body = { role: 'agent', customRoleId: role.body.id };
  const given = await server.call('team.setRole', { as: admin, params: { memberId }, body });
  expect(given.status, given.error?.message).toBe(200);
  return agent;
}
