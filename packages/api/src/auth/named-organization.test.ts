import { type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../test/harness.ts';
import { waitFor } from '../test/wait-for.ts';
import { namedOrganization } from './named-organization.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const name = (
  params: Record<string, string>,
  query: unknown = {},
  body: unknown = null,
  id: OperationId = 'publicForms.submit',
) => namedOrganization(server.context, operations[id], params, query, body);
const missing = (message: string) => expect.objectContaining({ status: 404, message });

test('reads the organization from the path, else the query, else the body', async () => {
  const { acme, globex } = server;
  const subdomain = 'acme';
  const other = { org: 'globex' };
  expect((await name({ subdomain }, other, other))?.id).toBe(acme.id);
  expect((await name({}, { org: 'acme' }, other))?.id).toBe(acme.id);
  expect((await name({}, {}, other))?.id).toBe(globex.id);
});

test('a request that names no organization has none', async () => {
  expect(await name({})).toBeNull();
  expect(await name({}, undefined, { org: 7 })).toBeNull();
});

test("a visitor gets the operation's own error message if the organization doesn't exist", async () => {
  const params = { subdomain: 'nobody' };
  await expect(name(params)).rejects.toEqual(
    missing("The organization you're looking for doesn't exist."),
  );
  await expect(name(params, {}, null, 'publicTickets.lookup')).rejects.toEqual(
    missing(operations['publicTickets.lookup'].organizationMissing),
  );
  await expect(name({ subdomain: '' })).rejects.toEqual(expect.objectContaining({ status: 404 }));
});

test('a released subdomain belongs to the organization that claims it next', async () => {
  const { acme, globex } = server;
  const rename = (one: typeof acme, subdomain: string) =>
    one.org.write((tx) => tx.update('organizations', {}, { subdomain }));
  expect((await name({ subdomain: 'ACME' }))?.id).toBe(acme.id);
  await rename(acme, 'acme-2');
  await expect(name({ subdomain: 'acme' })).rejects.toEqual(
    expect.objectContaining({ status: 404 }),
  );
  await rename(globex, 'acme');
  expect((await name({ subdomain: 'acme' }))?.id).toBe(globex.id);
  expect((await name({ subdomain: 'acme-2' }))?.id).toBe(acme.id);
});

test('a subdomain is looked up once while its organization is unchanged', async () => {
  const spy = vi.spyOn(server.context.database.directory, 'first');
  // On PostgreSQL, the cache is trusted once the server hears from the others.
  await waitFor(async () => {
    spy.mockClear();
    await name({ subdomain: 'acme' });
    expect(spy).not.toHaveBeenCalled();
  });
  spy.mockRestore();
});
