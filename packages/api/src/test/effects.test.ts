import { type Operation, type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { effectRights, rightsOfEffects } from '@helpdesk/sdk/rules/effects';
import {
  grantable,
  type Permission,
  type Right,
  showingAllTickets,
} from '@helpdesk/sdk/rules/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractDocument } from '../contract.ts';
import { memberWith } from './custom-role.ts';
import { startTestServer, type TestServer } from './harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const table: Readonly<Record<OperationId, Operation>> = operations;
const ids = Object.keys(table) as OperationId[];
/** The operations that members call in an organization. */
const called = ids.filter(
  (id) => !table[id].about && table[id].access.some(({ scheme }) => scheme === 'session'),
);

/** All permissions except one and those that depend on it. */
const without = (lacking: Permission) =>
  grantable.filter(
    (one) =>
      one !== lacking && !(lacking === 'view_all_tickets' && showingAllTickets.includes(one)),
  );

const call = (id: OperationId, as: { token: string | null }) => {
  const { params, body } = table[id];
  const isEmpty = body === 'none' || body === 'bytes' || body === 'piece';
  return server.call(id, {
    as,
    params: Object.fromEntries(params.map((name) => [name, '0'.repeat(30)])),
    // Permissions are checked before the body is validated. This body has no effect.
    body: isEmpty ? undefined : { unknownField: true },
  });
};

describe('AZ-21: a member can call an operation only with the permissions of all its effects', () => {
  test.each(grantable)('without %s', async (lacking) => {
    const held = without(lacking);
    const as = await memberWith(server, server.acme, held);
    const needed = (id: OperationId) =>
      rightsOfEffects(table[id]).filter(
        (one) => !held.includes(one as Permission) && one !== 'view_assigned_tickets',
      );
    for (const id of called.filter((one) => needed(one).length > 0)) {
      const answer = await call(id, as);
      expect([id, answer.status, answer.error?.code]).toEqual([id, 403, 'forbidden']);
    }
  });

  test('customers can cause no effect that needs a staff permission', async () => {
    const forStaff = called.filter((id) =>
      rightsOfEffects(table[id]).includes('view_assigned_tickets'),
    );
    expect(forStaff.length).toBeGreaterThan(50);
    for (const id of forStaff) {
      expect([id, (await call(id, server.acme.customer)).status]).toEqual([id, 403]);
    }
  });
});

const document = contractDocument() as unknown as {
  paths: Record<string, Record<string, { operationId?: string; responses?: object }>>;
  components: { schemas: Record<string, unknown> };
};

interface Node {
  $ref?: string;
}

/** Returns the schemas in an operation's response. */
function schemasOf(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  const name = (node as Node).$ref?.match(/^#\/components\/schemas\/(\w+)$/)?.[1];
  if (name && !found.has(name)) schemasOf(document.components.schemas[name], found.add(name));
  for (const value of Object.values(node)) schemasOf(value, found);
  return found;
}

const nodes = Object.values(document.paths).flatMap((path) =>
  Object.values(path).filter(({ operationId }) => operationId),
);

/** The permissions to read visible tickets, or to change one. */
const onTickets: readonly Right[] = [
  'view_assigned_tickets',
  'view_all_tickets',
  'create_tickets',
  'resolve_tickets',
  'assign_tickets',
  'delete_tickets',
];

/** Schemas of responses, and the permissions to see them. The effects of an operation must imply one of those. */
const shownBy: Readonly<Record<string, readonly Right[]>> = {
  AuditEntry: ['manage_organization'],
  OrganizationExport: ['manage_organization'],
  ChatSession: ['view_live_chat', 'manage_live_chat'],
  ChatMessage: ['view_live_chat', 'manage_live_chat'],
  Ticket: onTickets,
  TicketMessage: onTickets,
  FormSubmissionDetail: ['manage_contact_forms'],
  TeamMember: ['manage_team', 'change_user_roles', 'view_assigned_tickets'],
  Invitation: ['manage_team', 'invite_users'],
  ApiKey: ['manage_settings'],
  Webhook: ['manage_settings'],
};

test.each(Object.entries(shownBy))(
  'a response with %s has an effect that needs permission to see it',
  (schema, rights) => {
    expect(document.components.schemas).toHaveProperty(schema);
    const silent = nodes
      .filter(({ responses }) => schemasOf(responses).has(schema))
      .map(({ operationId }) => operationId as OperationId)
      .filter((id) => called.includes(id))
      .filter(
        (id) =>
          !table[id].effects.some((effect) =>
            (effectRights[effect] as readonly Right[]).some((one) => rights.includes(one)),
          ),
      );
    expect(silent).toEqual([]);
  },
);
