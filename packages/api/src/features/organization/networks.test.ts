import { type Operation, type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startSession } from '../../auth/store/sessions.ts';
import { waitingChat } from '../../test/chats.ts';
import type { TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { promptly } from '../../test/promptly.ts';
import { openSocket, socketTicket } from '../../test/socket.ts';
import { waitFor } from '../../test/wait-for.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ trustedProxies: 1 });
});
afterAll(() => server.stop());
afterEach(async () => {
  await save({ networks: [] });
});

const office = '203.0.113.7';
const home = '198.51.100.9';
const from = (address: string) => ({ 'x-forwarded-for': address });
const atOffice = [{ name: 'Office', network: '203.0.113.0/24' }];

const save = (body: object, as: TestMember = server.acme.admin, address = office) =>
  server.call('organization.setNetworks', { as, body, headers: from(address) });
const list = (as: { token: string }, address: string) =>
  server.call('tickets.list', { as, headers: from(address) });
const refused = (address: string) => ({
  status: 403,
  error: {
    code: 'network_not_allowed',
    message: `Your organization's IP allowlist for staff doesn't include your address, ${address}`,
  },
});
const begin = async (member: TestMember): Promise<TestMember> => ({
  ...member,
  token: await server.context.database.directory.write((tx) => startSession(tx, member.userId)),
});
const entries = async () =>
  (
    await server.call('audit.list', {
      as: server.acme.admin,
      query: { operation: 'auth.refuseNetwork' },
      headers: from(office),
    })
  ).body;

test('an admin sets networks, which are stored in canonical form, and sees their own address', async () => {
  const as = server.acme.admin;
  const networks = [
    { name: 'Office', network: '203.0.113.99/24' },
    { name: 'Office', network: '2001:DB8:7:0::/48' },
  ];
  const saved = await save({ networks });
  expect(saved.body).toEqual({
    networks: [
      { name: 'Office', network: '203.0.113.0/24' },
      { name: 'Office', network: '2001:db8:7::/48' },
    ],
    includesKeys: false,
    yourAddress: office,
  });
  const read = await server.call('organization.networks', {
    as,
    headers: from('::ffff:203.0.113.8'),
  });
  expect(read.body).toEqual({ ...saved.body, yourAddress: '203.0.113.8' });
});

/** The operations of an organization, except those about the member's own account. */
const ofOrganization = (Object.keys(operations) as OperationId[]).filter((id) => {
  const { access, about }: Operation = operations[id];
  const isForMembers = access.some(({ scheme }) => scheme === 'session');
  return isForMembers && about !== 'person' && about !== 'caller';
});

test('AZ-18: from another network, staff of any role can call nothing in the organization', async () => {
  await save({ networks: atOffice });
  expect(ofOrganization.length).toBeGreaterThan(150);
  for (const as of [server.acme.agent, server.acme.admin]) {
    for (const id of ofOrganization) {
      const params = Object.fromEntries(operations[id].params.map((name) => [name, 'x']));
      const answer = await server.call(id, { as, params, headers: from(home) });
      expect([id, answer.error.code]).toEqual([id, 'network_not_allowed']);
    }
  }
  expect(await list(server.acme.agent, home)).toMatchObject(refused(home));
  expect((await list(server.acme.agent, office)).status).toBe(200);
});

test('AZ-18: a cached response does not return 304 to another network', async () => {
  await save({ networks: atOffice });
  const as = server.acme.agent;
  const etag = (await list(as, office)).headers.get('etag') ?? '';
  const again = (address: string) =>
    server.call('tickets.list', { as, headers: { ...from(address), 'if-none-match': etag } });
  expect((await again(office)).status).toBe(304);
  expect(await again(home)).toMatchObject(refused(home));
});

test('a rejected member sees the reason, and can still manage their own account', async () => {
  await save({ networks: atOffice });
  const as = server.acme.agent;
  const me = (address: string) => server.call('auth.user', { as, headers: from(address) });
  expect((await me(home)).body.organizations[0]).toMatchObject({ refusedAddress: home });
  expect((await me(office)).body.organizations[0]).toMatchObject({ refusedAddress: null });
  expect((await server.call('sessions.list', { as, headers: from(home) })).status).toBe(200);
});

test('customers, visitors and other organizations are not affected', async () => {
  await save({ networks: atOffice, includesKeys: true });
  expect((await list(server.acme.customer, home)).status).toBe(200);
  expect((await list(server.globex.agent, home)).status).toBe(200);
  const me = await server.call('auth.user', { as: server.acme.customer, headers: from(home) });
  expect(me.body.organizations[0]).not.toHaveProperty('refusedAddress');
  const page = await server.call('publicOrganization.get', {
    params: { subdomain: 'acme' },
    headers: from(home),
  });
  expect(page.status).toBe(200);
});

test('AZ-18: client addresses come only from the trusted proxy’s header', async () => {
  await save({ networks: atOffice });
  const as = server.acme.agent;
  expect(await list(as, `${office}, ${home}`)).toMatchObject(refused(home));
  expect(await list(as, '203.0.113.7:4711')).toMatchObject(refused('203.0.113.7:4711'));
  const others = { 'x-real-ip': office, forwarded: `for=${office}`, 'cf-connecting-ip': office };
  const answer = await server.call('tickets.list', { as, headers: { ...others, ...from(home) } });
  expect(answer).toMatchObject(refused(home));
});

test('API keys are affected only if the organization chooses so', async () => {
  const as = await begin(server.acme.admin);
  const body = { name: 'Shop', permissions: ['tickets:read'] };
  const made = await server.call('apiKeys.create', { as, body, headers: from(office) });
  const key = { token: made.body.data.key ?? '' };
  const v1 = (address: string) =>
    server.call('v1Tickets.list', { as: key, headers: from(address) });
  await save({ networks: atOffice });
  expect((await v1(home)).status).toBe(200);
  expect((await list(key, home)).status).toBe(200);
  await save({ networks: atOffice, includesKeys: true });
  const message = `Your organization's IP allowlist for API keys doesn't include your address, ${home}`;
  expect(await v1(home)).toMatchObject({ status: 403, error: { message } });
  expect((await list(key, home)).status).toBe(403);
  const mcp = await fetch(`${server.url}/mcp`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key.token}`, ...from(home) },
  });
  expect([mcp.status, ((await mcp.json()) as { code: string }).code]).toEqual([
    403,
    'network_not_allowed',
  ]);
  expect((await v1(office)).status).toBe(200);
});

test('rejects a list without the admin’s own address, so they do not lock themselves out', async () => {
  const networks = [{ name: 'Elsewhere', network: '192.0.2.0/24' }];
  const message = `This list doesn't include your own address, ${office}. Add it so you don't lock yourself out`;
  expect(await save({ networks })).toMatchObject({
    status: 409,
    error: { code: 'own_address_missing', message },
  });
  expect((await list(server.acme.agent, home)).status).toBe(200);
});

test('rejects invalid and duplicate networks with their position', async () => {
  const odd = await save({ networks: [...atOffice, { name: 'Odd', network: '203.0.113' }] });
  expect(odd).toMatchObject({
    status: 400,
    error: { errors: [{ field: 'networks.1.network' }] },
  });
  const twice = await save({
    networks: [...atOffice, { name: 'Also', network: '203.0.113.5/24' }],
  });
  expect(twice.error.errors).toEqual([
    expect.objectContaining({
      field: 'networks.1.network',
      message: '203.0.113.0/24 is in the list twice',
    }),
  ]);
});

test('AZ-06: requires a member with all permissions', async () => {
  const { admin, agent, customer } = server.acme;
  for (const as of [agent, customer]) {
    expect((await save({ networks: atOffice }, as)).status).toBe(403);
  }
  const permissions = ['view_all_tickets', 'manage_settings', 'manage_organization'];
  const role = await server.call('team.createRole', {
    as: admin,
    body: { name: 'Settings', permissions },
  });
  const members = await server.call('team.list', { as: admin });
  const memberId = members.body.find(({ userId }) => userId === agent.userId)?.id ?? '';
  const give = (customRoleId: string | null) =>
    server.call('team.setRole', {
      as: admin,
      params: { memberId },
      body: { role: 'agent', customRoleId },
    });
  await give(role.body.id);
  expect((await save({ networks: atOffice }, agent)).error.code).toBe('forbidden');
  const read = await server.call('organization.networks', { as: agent });
  expect(read.status).toBe(200);
  await give(null);
});

test('open sockets from other networks close at once, and those from allowed ones stay', async () => {
  const { admin, agent } = server.acme;
  const chat = await waitingChat(server, server.acme);
  const open = async (as: TestMember, address: string, path = '/ws') => {
    const ticket = await socketTicket(server, as);
    const socket = await openSocket(server, { ticket, path, headers: from(address) });
    await socket.until(({ type }) => type === 'hello');
    return socket;
  };
  const ended = [
    await open(await begin(agent), home),
    await open(await begin(agent), home, `/ws?sessionId=${chat.id}&after=0`),
  ];
  const kept = await open(await begin(admin), office);
  const late = await socketTicket(server, await begin(agent));
  await save({ networks: atOffice });
  const codes = ended.map(({ closed }) => closed);
  await promptly(Promise.all(codes), () => list(server.globex.agent, home));
  expect(await Promise.all(codes)).toEqual([1000, 1000]);
  expect(kept.raw.readyState).toBe(kept.raw.OPEN);
  await expect(openSocket(server, { ticket: late, headers: from(home) })).rejects.toThrow('401');
  await kept.close();
});

test('a rejected call is in the audit log once an hour per person and network', async () => {
  await save({ networks: atOffice });
  const elsewhere = '192.0.2.77';
  const { agent } = server.acme;
  const before = (await entries()).length;
  for (let time = 0; time < 5; time++) await list(agent, elsewhere);
  await list(agent, '192.0.2.78');
  await waitFor(async () => expect((await entries()).length).toBe(before + 2));
  const entry = (await entries()).find(({ address }) => address === elsewhere);
  expect(entry).toMatchObject({
    outcome: 'refused',
    reason: 'network_not_allowed',
    address: elsewhere,
    actor: { type: 'member', id: agent.userId, email: agent.email, key: null },
  });
});

test('the audit log gets at most 60 entries an hour, whatever the number of addresses', async () => {
  await save({ networks: atOffice });
  const { agent } = server.acme;
  for (let at = 1; at <= 70; at++) await list(agent, `192.0.2.${at + 100}`);
  const count = async () => {
    const rows = server.acme.org.from('audit_entries').where('operation', 'auth.refuseNetwork');
    return (await server.acme.org.all(rows)).length;
  };
  await waitFor(async () => expect(await count()).toBe(60));
  // Later entries would also be there by now.
  await save({ networks: atOffice });
  expect(await count()).toBe(60);
});

test('the audit log has changes of the networks, with those before and after', async () => {
  await save({ networks: atOffice });
  const { body } = await server.call('audit.list', {
    as: server.acme.admin,
    query: { operation: 'organization.setNetworks' },
    headers: from(office),
  });
  expect(JSON.stringify(body[0]?.changes)).toContain('203.0.113.0/24');
});
