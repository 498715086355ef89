import { readFileSync } from 'node:fs';
import { type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startSession } from '../../auth/store/sessions.ts';
import { newId, now } from '../../database/ids.ts';
import { makeTicket } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { releaseTag } from './etag.ts';

let server: TestServer;

/** A person in two organizations that are at the same version. */
beforeAll(async () => {
  server = await startTestServer();
  const { acme, globex } = server;
  const user_id = acme.agent.userId;
  await globex.org.write((tx) =>
    tx.insert('memberships', { id: newId(), user_id, role: 'agent', created_at: now() }),
  );
  await makeTicket(acme);
  await makeTicket(globex);
  await server.drain();
  for (const [at, other] of [
    [acme, globex],
    [globex, acme],
  ] as const) {
    while ((await at.org.version()) < (await other.org.version())) {
      await at.org.write((tx) => tx.update('organizations', {}, { timezone: 'UTC' }));
    }
  }
});
afterAll(() => server.stop());
afterEach(() => {
  vi.useRealTimers();
});

test('both organizations are at the same version', async () => {
  expect(await server.acme.org.version()).toBe(await server.globex.org.version());
});

const ids = Object.keys(operations) as OperationId[];
const polled = ids.filter((id) => {
  const { access, etag, params } = operations[id];
  // The current user doesn't depend on the organization.
  if (id === 'auth.user') return false;
  return etag && params.length === 0 && access.some(({ scheme }) => scheme === 'session');
});

test.each(polled)(
  'AZ-13: %s has different tags for organizations at equal versions',
  async (id) => {
    const as = server.acme.agent;
    const read = (organization: string, tag?: string) =>
      server.call(id, {
        as,
        query: id === 'search.query' ? { q: 'kettle' } : {},
        headers: { 'x-organization': organization, ...(tag ? { 'if-none-match': tag } : {}) },
      });
    const ours = await read('acme');
    if (ours.status === 403) return;
    const tag = ours.headers.get('etag') ?? '';
    const unchanged = await read('acme', tag);
    expect([unchanged.status, unchanged.headers.get('etag')]).toEqual([304, tag]);
    expect(unchanged.headers.get('cache-control')).toBe('private, no-cache');
    const theirs = await read('globex', tag);
    expect(theirs.status).toBe(200);
    expect(JSON.stringify(theirs.body)).not.toContain(server.acme.canary);
  },
);

test('AZ-13: a ticket of one organization is never "unchanged" in another', async () => {
  const id = await makeTicket(server.acme);
  const as = server.acme.agent;
  const params = { id };
  const ours = await server.call('tickets.get', { as, params });
  const theirs = await server.call('tickets.get', {
    as,
    params,
    headers: { 'x-organization': 'globex', 'if-none-match': ours.headers.get('etag') ?? '' },
  });
  expect(theirs.status).toBe(404);
});

test('the figures of a month change when it ends in the time zone of the organization', async () => {
  // 23:59 on the last of January in Auckland.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2030-01-31T10:59:00Z') });
  const { org, agent, formId } = server.acme;
  await org.write((tx) => tx.update('organizations', {}, { timezone: 'Pacific/Auckland' }));
  const { directory } = server.context.database;
  const token = await directory.write((tx) => startSession(tx, agent.userId));
  const data = { name: 'Vera', email: 'vera@example.com', subject: 'A kettle', message: 'Broken' };
  const sent = await server.call('widget.submit', { body: { formId, org: 'acme', data } });
  expect(sent.status).toBe(201);
  await server.drain();
  const read = (tag?: string) =>
    server.call('contactForms.stats', {
      as: { token },
      headers: { 'x-organization': 'acme', ...(tag ? { 'if-none-match': tag } : {}) },
    });
  const january = await read();
  expect(january.body.submissionsThisMonth).toBe(1);
  const tag = january.headers.get('etag') ?? '';
  expect((await read(tag)).status).toBe(304);
  vi.setSystemTime(Date.parse('2030-01-31T11:01:00Z'));
  const february = await read(tag);
  expect(february.status).toBe(200);
  expect(february.body.submissionsThisMonth).toBe(0);
});

test('a release with another version or contract uses different tags', async () => {
  const { headers } = await server.call('tickets.list', { as: server.acme.agent });
  expect(headers.get('etag')).toMatch(new RegExp(`^"${releaseTag()}[.]`));
  const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const ownPackage = file('../../../package.json');
  const contract = file('../../../../../openapi.yaml');
  expect(releaseTag(ownPackage, contract)).toBe(releaseTag());
  const next = ownPackage.replace(/"version": "[^"]+"/, '"version": "99.0.0"');
  expect(releaseTag(next, contract)).not.toBe(releaseTag());
  expect(releaseTag(ownPackage, `${contract}#`)).not.toBe(releaseTag());
});

test("an API key's answers also have the tag of the organization's version, found before any query", async () => {
  const body = { name: 'Poller', permissions: ['tickets:read' as const] };
  const made = await server.call('apiKeys.create', { as: server.acme.admin, body });
  const as = { token: made.body.data.key };
  const params = { id: await makeTicket(server.acme) };
  const { headers } = await server.call('v1Tickets.get', { as, params });
  expect(headers.get('etag')).toContain(`${releaseTag()}.${server.acme.id}.`);
});

test.each(ids)('%s lists every header that affects its response in Vary', async (id) => {
  const named = operations[id].access.flatMap(({ scheme }) => {
    if (scheme === 'session') return ['authorization', 'cookie', 'x-organization'];
    if (scheme === 'apiKey' || scheme === 'memberKey') return ['authorization'];
    return [scheme === 'ticketAccess' ? 'x-ticket-access' : 'x-chat-access'];
  });
  const { headers } = await server.call(id, { params: { id: 'x', ticketId: 'x' } });
  const vary = (headers.get('vary') ?? '').toLowerCase().split(/, */);
  expect(vary).toEqual(expect.arrayContaining(named));
});
