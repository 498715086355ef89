import { type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../test/harness.ts';
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

test('a visitor names the organization in the path, else in the query, else in the body', async () => {
  const { acme, globex } = server;
  const subdomain = 'acme';
  const other = { org: 'globex' };
  expect((await name({ subdomain }, other, other))?.id).toBe(acme.id);
  expect((await name({}, { org: 'acme' }, other))?.id).toBe(acme.id);
  expect((await name({}, {}, other))?.id).toBe(globex.id);
});

test('a request that names no organization is about none', async () => {
  expect(await name({})).toBeNull();
  expect(await name({}, undefined, { org: 7 })).toBeNull();
});

test('a visitor reads what they look for where the organization does not exist', async () => {
  const params = { subdomain: 'nobody' };
  await expect(name(params)).rejects.toEqual(
    missing("The organization you're looking for doesn't exist."),
  );
  await expect(name(params, {}, null, 'publicTickets.lookup')).rejects.toEqual(
    missing(operations['publicTickets.lookup'].organizationMissing),
  );
  await expect(name({ subdomain: '' })).rejects.toEqual(expect.objectContaining({ status: 404 }));
});
