import { type Operation, type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startSession } from '../../../auth/store/sessions.ts';
import { newId, now } from '../../../database/ids.ts';
import { type Inbox, openInbox } from '../../../mail/test-inbox.ts';
import type { TestMember } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { greeted } from '../../../test/socket.ts';
import { waitFor } from '../../../test/wait-for.ts';

let server: TestServer;
let inbox: Inbox;

beforeAll(async () => {
  inbox = await openInbox();
  server = await startTestServer({ smtpUrl: inbox.url });
});
afterAll(async () => {
  await server.stop();
  await inbox.close();
});
afterEach(async () => {
  await directory().write((tx) => tx.update('users', {}, { second_factor_since: null }));
  await server.acme.org.write((tx) => tx.update('organizations', {}, { second_factor_from: null }));
});

const directory = () => server.context.database.directory;
const begin = async (member: TestMember): Promise<TestMember> => ({
  ...member,
  token: await directory().write((tx) => startSession(tx, member.userId)),
});
const giveFactor = ({ userId }: TestMember) =>
  directory().write((tx) => tx.update('users', { id: userId }, { second_factor_since: now() }));
const require = async (body: object, as = server.acme.admin) =>
  server.call('organization.requireSecondFactor', { as, body });
const list = (as: TestMember) => server.call('tickets.list', { as });
const refused = { status: 403, error: { code: 'second_factor_required' } };

async function rowOf({ userId }: TestMember) {
  const { body } = await server.call('team.list', { as: server.acme.admin });
  return body.find((row) => row.userId === userId)?.id ?? '';
}
const reset = async (who: TestMember, as = server.acme.admin) =>
  server.call('team.resetSecondFactor', { as, params: { memberId: await rowOf(who) } });

test('an admin requires a second factor after a grace period, and staff see the date', async () => {
  const { admin, agent, customer } = server.acme;
  await giveFactor(admin);
  const before = Date.now();
  const { body } = await require({ isRequired: true, graceDays: 14 });
  const from = Date.parse(body.secondFactorRequiredFrom ?? '');
  expect(from - before).toBeGreaterThanOrEqual(14 * 86_400_000);
  expect((await list(agent)).status).toBe(200);
  const told = await server.call('auth.user', { as: agent });
  expect(told.body).toMatchObject({
    hasSecondFactor: false,
    organizations: [{ secondFactorRequiredFrom: body.secondFactorRequiredFrom }],
  });
  const other = await server.call('auth.user', { as: customer });
  expect(other.body.organizations[0]).not.toHaveProperty('secondFactorRequiredFrom');
  const ended = await require({ isRequired: false });
  expect(ended.body.secondFactorRequiredFrom).toBeNull();
});

test('an admin without a second factor cannot require one and lock themselves out', async () => {
  expect(await require({ isRequired: true, graceDays: 0 })).toMatchObject({
    status: 409,
    error: { message: 'Set up two-factor authentication for yourself first' },
  });
  expect((await list(server.acme.agent)).status).toBe(200);
});

test('AZ-06: only admins can start or stop requiring it', async () => {
  await giveFactor(server.acme.agent);
  for (const as of [server.acme.agent, server.acme.customer]) {
    expect((await require({ isRequired: false }, as)).status).toBe(403);
  }
});

/** The operations of an organization, except those about the member's own account. */
const ofOrganization = (Object.keys(operations) as OperationId[]).filter((id) => {
  const { access, about }: Operation = operations[id];
  const isForMembers = access.some(({ scheme }) => scheme === 'session');
  return isForMembers && about !== 'person' && about !== 'caller';
});

test('AU-14: once it is required, staff without one can call nothing in the organization', async () => {
  const { admin, agent } = server.acme;
  await giveFactor(admin);
  await require({ isRequired: true, graceDays: 0 });
  const other = await begin(admin);
  await directory().write((tx) =>
    tx.update('users', { id: admin.userId }, { second_factor_since: null }),
  );
  expect(ofOrganization.length).toBeGreaterThan(150);
  const params = { id: 'x', memberId: 'x', ticketId: 'x', token: 'x' };
  for (const as of [other, agent]) {
    for (const id of ofOrganization) {
      const named = Object.fromEntries(operations[id].params.map((name) => [name, 'x']));
      const answer = await server.call(id, { as, params: { ...params, ...named } });
      expect([id, answer.error.code]).toEqual([id, 'second_factor_required']);
    }
  }
});

test('AU-14: a member who must set one up still can, and regains access at once', async () => {
  const { admin, agent } = server.acme;
  await giveFactor(admin);
  await require({ isRequired: true, graceDays: 0 });
  const as = await begin(agent);
  expect(await list(as)).toMatchObject(refused);
  expect((await server.call('auth.user', { as })).status).toBe(200);
  expect((await server.call('account.startTotp', { as })).status).toBe(201);
  expect((await server.call('sessions.list', { as })).status).toBe(200);
  await giveFactor(agent);
  expect((await list(as)).status).toBe(200);
});

test('customers, and members of other organizations, are not affected', async () => {
  const { admin, customer } = server.acme;
  await giveFactor(admin);
  await require({ isRequired: true, graceDays: 0 });
  expect((await list(customer)).status).toBe(200);
  expect((await list(server.globex.agent)).status).toBe(200);
});

test('API keys of the organization and of members are not affected', async () => {
  const { admin } = server.acme;
  const as = await begin(admin);
  const body = { name: 'Shop', permissions: ['tickets:read'] };
  const key = await server.call('apiKeys.create', { as, body });
  const token = key.body.data.key;
  await giveFactor(admin);
  await require({ isRequired: true, graceDays: 0 });
  await directory().write((tx) => tx.update('users', {}, { second_factor_since: null }));
  expect((await server.call('v1Tickets.list', { as: { token } })).status).toBe(200);
  expect((await server.call('tickets.list', { as: { token } })).status).toBe(200);
});

test('AU-14: an open socket closes when it becomes required', async () => {
  const { admin, agent } = server.acme;
  await giveFactor(admin);
  const socket = await greeted(server, await begin(agent));
  const kept = await greeted(server, await begin(admin));
  await require({ isRequired: true, graceDays: 0 });
  await socket.closed;
  expect(kept.raw.readyState).toBe(kept.raw.OPEN);
});

test('an admin sees who has a second factor', async () => {
  const { admin, agent } = server.acme;
  await giveFactor(agent);
  const { body } = await server.call('team.list', { as: admin });
  const withOne = body.filter((row) => row.hasSecondFactor).map(({ userId }) => userId);
  expect(withOne).toEqual([agent.userId]);
});

test("an admin resets a member's lost factor, which signs the member out and emails them", async () => {
  const { agent } = server.acme;
  const as = await begin(agent);
  await giveFactor(agent);
  expect((await reset(agent, await begin(server.acme.admin))).status).toBe(204);
  expect((await server.call('auth.user', { as })).status).toBe(401);
  expect((await reset(agent)).error.message).toBe(
    "This member doesn't use two-factor authentication",
  );
  const events = server.acme.org.from('events').where('name', 'member.second_factor_reset');
  expect(await server.acme.org.all(events)).toHaveLength(1);
  await waitFor(() =>
    expect(inbox.received.map(({ headers }) => headers.subject?.[0])).toContain(
      'Two-factor authentication was reset',
    ),
  );
});

test('AU-14: an admin cannot reset their own factor, or that of a member of another organization', async () => {
  const { admin, agent } = server.acme;
  await giveFactor(admin);
  expect(await reset(admin)).toMatchObject({ status: 403, error: { code: 'own_row' } });
  const globex = server.globex.org;
  const membership = { id: newId(), user_id: agent.userId, role: 'agent', created_at: now() };
  await globex.write((tx) => tx.insert('memberships', membership));
  await giveFactor(agent);
  expect(await reset(agent)).toMatchObject({ status: 409, error: { code: 'belongs_elsewhere' } });
  const memberId = await rowOf(agent);
  const params = { memberId };
  const foreign = await server.call('team.resetSecondFactor', { as: server.globex.admin, params });
  expect(foreign.status).toBe(404);
  await globex.write((tx) => tx.remove('memberships', { id: membership.id }));
});
