import { type Operation, type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { apiPermissions } from '@helpdesk/sdk/rules/api-permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSession } from '../auth/store/sessions.ts';
import { newId, now } from '../database/ids.ts';
import { startChat } from './chats.ts';
import { makeTicket } from './factories.ts';
import { startNode, startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
/** Everything that a response depends on: caller, organization, role, access token and host. */
const readers = new Map<string, Record<string, string>>();
const params: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer();
  const { acme, globex } = server;
  const { directory } = server.context.database;
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const key = async (permissions: readonly string[]) => {
    const body = { name: 'Key', permissions };
    const made = await server.call('apiKeys.create', { as: acme.admin, body });
    return bearer(made.body.data.key);
  };
  const user_id = acme.agent.userId;
  await globex.org.write((tx) =>
    tx.insert('memberships', { id: newId(), user_id, role: 'agent', created_at: now() }),
  );
  const onDomain = await directory.write((tx) => startSession(tx, user_id, acme.id));
  const chat = await startChat(server, acme, { message: acme.canary });
  readers.set('an admin', bearer(acme.admin.token));
  readers.set('an agent', { ...bearer(acme.agent.token), 'x-organization': 'acme' });
  readers.set('the agent, in another organization', {
    ...bearer(acme.agent.token),
    'x-organization': 'globex',
  });
  readers.set('the agent, in a session of the domain', bearer(onDomain));
  readers.set('a customer', bearer(acme.customer.token));
  readers.set('another customer', bearer(await anotherCustomer()));
  readers.set('another organization', bearer(globex.admin.token));
  readers.set('a key of all scopes', await key(apiPermissions));
  readers.set('a key that reads tickets', await key(['tickets:read', 'webhooks:read']));
  readers.set('a key that reads forms', await key(['contact_forms:read', 'webhooks:read']));
  readers.set('the visitor of a chat', { 'x-chat-access': chat.token });
  readers.set('a stranger', {});
  readers.set('a stranger in another language, from another site', {
    'accept-language': 'de',
    origin: 'https://shop.example',
    'x-forwarded-host': 'globex.localhost',
  });
  const ticket = { subject: 'A kettle', description: acme.canary };
  const made = await server.call('tickets.create', { as: acme.customer, body: ticket });
  const { id } = made.body;
  await makeTicket(globex);
  await server.drain();
  // At equal versions, so the tags differ only by organization.
  while ((await globex.org.version()) !== (await acme.org.version())) {
    const isBehind = (await globex.org.version()) < (await acme.org.version());
    await (isBehind ? globex : acme).org.write((tx) =>
      tx.update('organizations', {}, { timezone: 'UTC' }),
    );
  }
  Object.assign(params, { subdomain: 'acme', id, formId: acme.formId });
});
afterAll(() => server.stop());
// Pending counts, emails or deliveries would change responses between two reads.
beforeEach(async () => {
  await server.context.memory.finish();
  await server.drain();
});

/** Creates a second customer with other tickets. */
async function anotherCustomer() {
  const { directory } = server.context.database;
  const userId = newId();
  return directory.write(async (tx) => {
    await tx.insert('users', {
      id: userId,
      email: 'another@acme.test',
      notification_preferences: {},
      created_at: now(),
    });
    const membership = { id: newId(), user_id: userId, role: 'customer', created_at: now() };
    await tx.org(server.acme.id).insert('memberships', membership);
    return startSession(tx, userId);
  });
}

const reads = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].method === 'GET' && operations[id].status === 200,
);

const query: Partial<Record<OperationId, Record<string, string>>> = {
  'search.query': { q: 'kettle' },
  'publicHelp.search': { q: 'kettle' },
  'publicOrganization.resolve': { host: 'acme.localhost' },
  'widget.form': { org: 'acme' },
  'metrics.report': { report: 'tickets' },
  'metrics.reportXlsx': { report: 'tickets' },
  'metrics.agentTickets': { figure: 'open' },
  'metrics.agentChats': { figure: 'chats' },
  'help.views': { pageType: 'article' },
};

async function read(id: OperationId, headers: Record<string, string>, url = server.url) {
  const path = operations[id].path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? 'none');
  const search = new URLSearchParams(query[id]);
  const response = await fetch(`${url}${path}?${search}`, { headers });
  const cached = response.headers.get('cache-control') ?? '';
  const tag = response.headers.get('etag');
  return { status: response.status, text: await response.text(), tag, cached };
}

describe('AZ-13: a caller with a cached response gets 304 only if their own response is the same', () => {
  test.each(reads)('%s', async (id) => {
    const { etag }: Operation = operations[id];
    const answers = new Map<string, Awaited<ReturnType<typeof read>>>();
    for (const [who, headers] of readers) answers.set(who, await read(id, headers));
    for (const [who, { status, cached, tag }] of answers) {
      // No shared cache may store a response opened with an access token.
      expect(cached, `${id} for ${who}`).toMatch(/no-store|private/);
      if (status === 200) expect(tag !== null, `${id} for ${who}`).toBe(etag);
    }
    const tags = new Map([...answers].flatMap(([who, { tag }]) => (tag ? [[tag, who]] : [])));
    for (const [tag, giver] of tags) {
      for (const [who, headers] of readers) {
        const mine = answers.get(who);
        const { status } = await read(id, { ...headers, 'if-none-match': tag });
        if (status !== 304) continue;
        expect(mine?.status, `${who} with the tag of ${giver}`).toBe(200);
        expect(mine?.text, `${who} with the tag of ${giver}`).toBe(answers.get(giver)?.text);
      }
    }
  });
});

test('AZ-13: a cached response equals a new one for the same reader', async () => {
  const { context } = server;
  // A second server has an empty cache and reads in the opposite order.
  const fresh = await startNode(context.database, {}, context.log);
  const keptIds = reads.filter((id) => id.startsWith('tickets.') || id === 'dashboard.counts');
  for (const id of keptIds) {
    const first = new Map<string, string>();
    for (const [who, headers] of readers) first.set(who, (await read(id, headers)).text);
    for (const [who, headers] of [...readers].reverse()) {
      const again = await read(id, headers);
      const anew = await read(id, headers, fresh.url);
      const name = `${id} for ${who}`;
      expect(again.status, name).toBe(anew.status);
      if (again.status !== 200) continue;
      expect(again, name).toEqual(anew);
      expect(again.text, name).toBe(first.get(who));
    }
  }
  await fresh.stop();
});

test('AZ-13: any change of the organization clears its cached responses', async () => {
  const headers = { authorization: `Bearer ${server.acme.agent.token}`, 'x-organization': 'acme' };
  const before = await read('tickets.list', headers);
  expect(await read('tickets.list', headers)).toEqual(before);
  const id = await makeTicket(server.acme);
  expect((await read('tickets.list', headers)).text).toContain(id);
});

test("AZ-13: a tag from a former role doesn't get 304", async () => {
  const { admin, agent } = server.acme;
  const members = await server.call('team.list', { as: admin });
  const memberId = members.body.find(({ role }) => role === 'agent')?.id ?? '';
  const at = { authorization: `Bearer ${agent.token}`, 'x-organization': 'acme' };
  const before = await read('tickets.get', at);
  expect(before.status).toBe(200);
  const changed = { as: admin, params: { memberId }, body: { role: 'customer' } };
  expect((await server.call('team.setRole', changed)).status).toBe(200);
  const { status } = await read('tickets.get', { ...at, 'if-none-match': before.tag ?? '' });
  expect(status).toBe(404);
});
