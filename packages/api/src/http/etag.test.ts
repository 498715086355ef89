import { type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, now } from '../database/ids.ts';
import { makeTicket } from '../test/factories.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';

let server: TestServer;

/** A person of two organizations that stand at the same version. */
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

test('they stand at one version', async () => {
  expect(await server.acme.org.version()).toBe(await server.globex.org.version());
});

const ids = Object.keys(operations) as OperationId[];
const polled = ids.filter((id) => {
  const { access, etag, params } = operations[id];
  // Who somebody is does not depend on the organization.
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
    expect((await read('acme', tag)).status).toBe(304);
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

test.each(ids)('%s names in Vary every header that chooses its answer', async (id) => {
  const named = operations[id].access.flatMap(({ scheme }) => {
    if (scheme === 'session') return ['authorization', 'cookie', 'x-organization'];
    if (scheme === 'apiKey') return ['authorization'];
    return [scheme === 'ticketAccess' ? 'x-ticket-access' : 'x-chat-access'];
  });
  const { headers } = await server.call(id, { params: { id: 'x', ticketId: 'x' } });
  const vary = (headers.get('vary') ?? '').toLowerCase().split(/, */);
  expect(vary).toEqual(expect.arrayContaining(named));
});
