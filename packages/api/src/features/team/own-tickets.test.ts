import { type Operation, type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { grantable, type Permission } from '@helpdesk/sdk/rules/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { headingDocument } from '../../database/search/documents.ts';
import { orgTables } from '../../database/tables.ts';
import { bodies } from '../../test/accepted-bodies.ts';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { greeted } from '../../test/socket.ts';
import { updateTicket } from '../tickets/store/update.ts';

let server: TestServer;
let other: TestMember;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.renew();
  other = server.acme.admin;
});
afterAll(() => server.stop());

/** Appears only in data of hidden tickets, and in all of it. */
const marker = 'zugspitze';

/** All permissions of a role without access to all tickets. */
const narrow: Permission[] = grantable.filter(
  (one) =>
    ![
      'view_all_tickets',
      'view_unassigned_tickets',
      'manage_organization',
      'manage_settings',
      'manage_contact_forms',
      'view_analytics',
      'view_reports',
    ].includes(one),
);

/** Gives Acme's agent a role without access to all tickets. */
async function narrowAgent(seesUnassigned = false) {
  const as = server.acme.admin;
  const permissions = [...narrow, ...(seesUnassigned ? ['view_unassigned_tickets' as const] : [])];
  const made = await server.call('team.createRole', { as, body: { name: 'Narrow', permissions } });
  expect(made.status).toBe(201);
  const { body } = await server.call('team.list', { as });
  const memberId = body.find((one) => one.userId === server.acme.agent.userId)?.id ?? '';
  const given = await server.call('team.setRole', {
    as,
    params: { memberId },
    body: { role: 'agent', customRoleId: made.body.id },
  });
  expect(given.status).toBe(200);
  return memberId;
}

const assign = (id: string, to: TestMember | null, as: TestMember = other) =>
  server.call('tickets.update', {
    as,
    params: { id },
    body: { assignedAgentId: to?.userId ?? null },
  });

/** Creates a colleague's ticket with everything a ticket can have, always with the marker. */
async function hide() {
  const as = other;
  const { org } = server.acme;
  // In one transaction, so no one ever sees it as unassigned.
  const id = await org.write(async (tx) => {
    const made = await makeTicket(
      { ...server.acme, org: tx },
      {
        subject: `Broken ${marker}`,
        description: `It is a ${marker}`,
        customerName: `Vera ${marker}`,
        customerEmail: `vera@${marker}.example`,
      },
    );
    const actor = { type: 'system', userId: null, name: null } as const;
    await updateTicket(tx, made, { assignedAgentId: as.userId }, actor, {}, server.context.config);
    return made;
  });
  const params = { id };
  const { agent } = server.acme;
  const say = (body: object) => server.call('tickets.reply', { as, params, body });
  await say({ body: `A note, ${marker}`, isInternal: true, mentions: [agent.userId] });
  await say({ body: `An answer, ${marker}` });
  const follows = await server.call('tickets.follow', {
    as,
    params,
    body: { userIds: [agent.userId] },
  });
  expect(follows.status).toBe(200);
  await server.call('tasks.create', { as, params, body: { title: marker } });
  await server.call('time.create', { as, params, body: { minutes: 5, note: marker } });
  await server.drain();
  return { id, number: (await server.call('tickets.get', { as, params })).body.ticketNumber };
}

/** The responses of all read operations for the agent, without the request ID, which always differs. */
async function readAll(params: Record<string, string> = {}) {
  const found: Record<string, string> = {};
  for (const id of Object.keys(operations) as OperationId[]) {
    const { method, access, path }: Operation = operations[id];
    const isOfMembers = access.some(({ scheme }) => scheme === 'session');
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    if (method !== 'GET' || !isOfMembers || !named.every((name) => name in params)) continue;
    const answer = await server.call(id, {
      as: server.acme.agent,
      params,
      query: id === 'search.query' ? { q: marker } : {},
      headers: { 'Cache-Control': 'no-cache' },
    });
    const { requestId: _, ...body } = (answer.body ?? {}) as Record<string, unknown>;
    const total = answer.headers.get('x-total-count');
    found[id] =
      `${answer.status} ${total} ${JSON.stringify(Array.isArray(answer.body) ? answer.body : body)}`;
  }
  return found;
}

/** Tables that a call writes without changing tickets: last activity, idempotency and the log of calls. */
const ofCalls = ['idempotency_keys', 'organizations', 'audit_entries', 'audit_heads'];

/** All rows of the organization's other tables. */
async function rows() {
  const { org } = server.acme;
  const all: Record<string, unknown[]> = {};
  for (const table of Object.keys(orgTables) as (keyof typeof orgTables)[]) {
    if (ofCalls.includes(table)) continue;
    all[table] = await org.all(org.from(table));
  }
  return all;
}

/** Indexes 10,050 newer tickets of others that match the word, more than one search step reads. */
const bury = (word: string) =>
  server.context.database.load(async (loader) => {
    const org = loader.org(server.acme.id);
    const it = { number: 'TK-9', subject: word, description: word, customer_user_id: null };
    for (let at = 0; at < 10_050; at += 1) {
      const ticket = { ...it, id: `other-${at}`, customer_name: word, customer_email: null };
      await org.index(headingDocument(ticket));
    }
  });

const own = async (subject: string) => {
  const id = await makeTicket(server.acme, { subject });
  await assign(id, server.acme.agent);
  return id;
};

describe.each([
  ['their own tickets', false],
  ['their own tickets and those of nobody', true],
])('an agent who sees %s', (_, seesUnassigned) => {
  test('cannot read other tickets with any operation, and no figure reveals them', async () => {
    await narrowAgent(seesUnassigned);
    await own('Mine');
    await server.drain();
    const before = await readAll();
    expect(Object.keys(before).length).toBeGreaterThan(50);
    expect(before['tickets.list']).toMatch(/^200 1 /);
    const hidden = await hide();
    await hide();
    const after = await readAll();
    expect(after).toEqual(before);
    const guessed = JSON.stringify(await readAll({ id: hidden.id, ticketId: hidden.id }));
    expect(guessed).not.toContain(marker);
    expect(guessed).not.toContain(hidden.number);
  });

  test('gets the same errors for a guessed id as for an unknown one, and changes nothing', async () => {
    await narrowAgent(seesUnassigned);
    const mine = await own('Mine');
    const hidden = await hide();
    const before = await rows();
    const nobody = '0'.repeat(hidden.id.length);
    const missing: string[] = [];
    for (const operation of Object.keys(operations) as OperationId[]) {
      const { access, path, method }: Operation = operations[operation];
      if (!access.some(({ scheme }) => scheme === 'session')) continue;
      if (!/\/tickets\b|\/macros\b|\/spam|\/trash/.test(path) || method === 'GET') continue;
      const text = JSON.stringify(bodies[operation] ?? null);
      const ask = (id: string) =>
        server.call(operation, {
          as: server.acme.agent,
          params: {
            id,
            userId: 'me',
            taskId: nobody,
            entryId: nobody,
            replyId: nobody,
            messageId: nobody,
          },
          body: withTickets(JSON.parse(text), operation, id, mine),
        });
      if (!/\{id\}/.test(path) && !takesTickets.has(operation)) continue;
      const guessed = await ask(hidden.id);
      const unknown = await ask(nobody);
      if (unknown.status === 404) missing.push(operation);
      expect({ operation, status: guessed.status, message: guessed.error?.message }).toEqual({
        operation,
        status: unknown.status,
        message: unknown.error?.message,
      });
    }
    expect(missing.length).toBeGreaterThan(20);
    expect(await rows()).toEqual(before);
  });

  test('gets events of their own tickets only, and one when a ticket is taken from them', async () => {
    await narrowAgent(seesUnassigned);
    const mine = await own('Mine');
    const hidden = await hide();
    const socket = await greeted(server, server.acme.agent);
    const params = { id: hidden.id };
    await server.call('tickets.reply', { as: other, params, body: { body: marker } });
    socket.send({ type: 'presence', ticketId: hidden.id });
    const colleague = await greeted(server, other);
    colleague.send({ type: 'presence', ticketId: hidden.id });
    await assign(mine, other);
    await socket.until(({ name }) => name === 'ticket.assigned');
    await server.call('tickets.reply', {
      as: other,
      params: { id: mine },
      body: { body: 'While it was away' },
    });
    await assign(mine, server.acme.agent);
    await socket.until(
      (frame) => frame.name === 'ticket.assigned' && ownerIn(frame) !== other.userId,
    );
    await server.drain();
    expect(JSON.stringify(socket.frames)).not.toContain(marker);
    expect(socket.frames.filter(({ type }) => (type as string) === 'presence')).toEqual([]);
    const told = await server.call('notifications.list', { as: server.acme.agent });
    expect(JSON.stringify(told.body)).not.toContain(marker);
  });

  test('is no longer present on a ticket taken from them, and does not see who is', async () => {
    await narrowAgent(seesUnassigned);
    const mine = await own('Mine');
    const socket = await greeted(server, server.acme.agent);
    const colleague = await greeted(server, other);
    const look = { type: 'presence', ticketId: mine };
    const present = ({ frames }: typeof socket) =>
      (frames as unknown as { type: string; members: { userId: string }[] }[])
        .filter(({ type }) => type === 'presence')
        .map(({ members }) => members.map(({ userId }) => userId));
    socket.send(look);
    await expect.poll(() => present(socket)).toHaveLength(1);
    colleague.send(look);
    await expect.poll(() => present(socket)).toHaveLength(2);
    await assign(mine, other);
    await expect.poll(() => present(colleague).at(-1)).toEqual([other.userId]);
    colleague.send({ type: 'typing', ticketId: mine });
    await expect.poll(() => present(colleague)).toHaveLength(3);
    expect(present(socket)).toHaveLength(2);
  });

  test('gives a ticket away and gets it in the response, but cannot read it again', async () => {
    await narrowAgent(seesUnassigned);
    const mine = await own('Mine');
    const as = server.acme.agent;
    const given = await assign(mine, other, as);
    expect(given).toMatchObject({ status: 200, body: { id: mine } });
    expect((await server.call('tickets.get', { as, params: { id: mine } })).status).toBe(404);
  });

  test('creates a ticket that they still see', async () => {
    await narrowAgent(seesUnassigned);
    const as = server.acme.agent;
    const made = await server.call('tickets.create', { as, body: bodies['tickets.create'] });
    expect(made.status).toBe(201);
    const params = { id: made.body.id };
    expect((await server.call('tickets.get', { as, params })).status).toBe(200);
  });

  test('deletes and restores their own ticket, and sees no others in the trash', async () => {
    await narrowAgent(seesUnassigned);
    const mine = await own('Mine');
    const hidden = await hide();
    const as = server.acme.agent;
    await server.call('tickets.delete', { as: other, params: { id: hidden.id } });
    expect((await server.call('tickets.delete', { as, params: { id: mine } })).status).toBe(204);
    const trash = await server.call('tickets.listDeleted', { as });
    expect(trash.body.map(({ id }) => id)).toEqual([mine]);
    const back = (id: string) => server.call('tickets.restore', { as, body: { ids: [id] } });
    await back(hidden.id);
    await back(mine);
    const left = await server.call('tickets.listDeleted', { as: other });
    expect(left.body.map(({ id }) => id)).toEqual([hidden.id]);
    expect((await server.call('tickets.get', { as, params: { id: mine } })).status).toBe(200);
  });
});

const ownerIn = ({ payload }: { payload?: unknown }) =>
  (payload as { ticket?: { assignedAgentId?: string } }).ticket?.assignedAgentId;

/** Operations with ticket IDs in their bodies. */
const takesTickets = new Set<OperationId>([
  'tickets.bulk',
  'tickets.markSpam',
  'tickets.merge',
  'tickets.restore',
  'tickets.unmarkSpam',
  'tickets.unmerge',
]);

function withTickets(
  body: Record<string, unknown> | null,
  operation: OperationId,
  id: string,
  mine: string,
) {
  if (!body) return body;
  if (operation === 'tickets.merge') return { ...body, intoId: mine, ids: [id], ticketId: mine };
  if ('ids' in body) return { ...body, ids: [id] };
  return body;
}

// Full run only, since the number is large.
test('finds an old ticket of theirs behind many newer ones of others', {
  tags: ['full'],
}, async () => {
  await narrowAgent();
  const id = await own('Mine is turquoise');
  await bury('turquoise');
  const as = server.acme.agent;
  const find = async (q: string) => {
    const { body } = await server.call('search.query', { as, query: { q } });
    return [body.tickets.map((one) => one.id), body.people.length];
  };
  expect(await find('turquoise')).toEqual([[id], 0]);
  expect(await find('turq')).toEqual([[id], 0]);
  expect(await find('vera')).toEqual([[id], 1]);
  const list = await server.call('tickets.list', { as, query: { q: 'turquoise' } });
  expect(list.body.map((one) => one.id)).toEqual([id]);
});

test('an agent who sees unassigned tickets takes one, and others no longer see it', async () => {
  await narrowAgent(true);
  const free = await makeTicket(server.acme, { subject: 'Free' });
  const as = server.acme.agent;
  const list = await server.call('tickets.list', { as });
  expect(list.body.map(({ id }) => id)).toEqual([free]);
  const found = await server.call('search.query', { as, query: { q: 'free' } });
  expect(JSON.stringify(found.body)).toContain(free);
  const counts = await server.call('dashboard.counts', { as });
  expect(counts.body).toMatchObject({ tickets: 1, views: { unassigned: 1, mine: 0 } });
  await assign(free, other);
  expect((await server.call('tickets.list', { as })).body).toEqual([]);
  expect((await server.call('dashboard.counts', { as })).body.tickets).toBe(0);
});

test('a key that acts for such an agent can read no more than they can', async () => {
  const admin = server.acme.admin;
  const made = await server.call('apiKeys.create', {
    as: admin,
    body: {
      ...(bodies['apiKeys.create'] as object),
      permissions: ['tickets:read', 'members:act_as'],
    },
  });
  await narrowAgent();
  const mine = await own('Mine');
  await hide();
  const list = await server.call('tickets.list', {
    as: { token: made.body.data.key ?? '' },
    headers: { 'X-Act-As': server.acme.agent.email },
  });
  expect(list.body.map(({ id }) => id)).toEqual([mine]);
});

test.each([
  'manage_organization',
  'manage_settings',
  'manage_contact_forms',
  'view_analytics',
  'view_reports',
] as const)('a role with %s sees all tickets', async (one) => {
  const as = server.acme.admin;
  const make = (permissions: Permission[]) =>
    server.call('team.createRole', { as, body: { name: 'Some', permissions } });
  expect((await make([one])).error.errors?.[0]).toMatchObject({ field: 'permissions' });
  expect((await make([one, 'view_all_tickets'])).status).toBe(201);
});

test('members cannot grant access to tickets that they cannot see themselves', async () => {
  await narrowAgent();
  const as = server.acme.agent;
  const make = (permissions: Permission[]) =>
    server.call('team.createRole', { as, body: { name: permissions.join(), permissions } });
  expect((await make(['create_tickets', 'view_unassigned_tickets'])).status).toBe(403);
  expect((await make(['create_tickets', 'view_all_tickets'])).status).toBe(403);
  expect((await make(['create_tickets'])).status).toBe(201);
});
