import { afterAll, beforeAll, expect, test } from 'vitest';
import { scopeOfEvent } from '../../events/for-programs.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const change = (body: object) =>
  server.call('organization.updateApi', { as: server.acme.admin, body });
const masked = () => server.call('organization.apiKey', { as: server.acme.admin });
const regenerate = () => server.call('organization.regenerateApiKey', { as: server.acme.admin });
const works = async (token: string) =>
  (await server.call('v1Tickets.list', { as: { token } })).status === 200;

test("the organization's own key is shown once, then masked, and stops working when it is replaced", async () => {
  expect((await masked()).error.message).toBe('API key is not enabled');
  expect((await masked()).status).toBe(404);
  expect(await regenerate()).toMatchObject({
    status: 409,
    error: { message: 'API key is not enabled', code: 'api_key_disabled' },
  });
  expect((await change({ apiKeyEnabled: true })).body.apiKeyEnabled).toBe(true);
  expect(await masked()).toMatchObject({
    status: 404,
    error: { message: 'API key is not created yet' },
  });

  const first = (await regenerate()).body.apiKey;
  expect(await works(first)).toBe(true);
  const shown = (await masked()).body.apiKey;
  expect(shown).toBe(`${first.slice(0, 8)}…${first.slice(-4)}`);

  const second = (await regenerate()).body.apiKey;
  expect(await works(first)).toBe(false);
  expect(await works(second)).toBe(true);

  const read = await server.call('organization.settings', { as: server.acme.admin });
  expect(JSON.stringify(read.body)).not.toContain(second);
  const rows = await server.acme.org.all(server.acme.org.from('api_keys'));
  expect(JSON.stringify(rows)).not.toContain(second);
});

test('the key does not work while it is disabled, here or in the list of keys', async () => {
  const as = server.acme.admin;
  await change({ apiKeyEnabled: true });
  const key = (await regenerate()).body.apiKey;
  expect((await change({ apiKeyEnabled: false })).body.apiKeyEnabled).toBe(false);
  expect(await works(key)).toBe(false);
  expect((await masked()).status).toBe(404);
  await change({ apiKeyEnabled: true });
  expect(await works(key)).toBe(true);

  const listed = await server.call('apiKeys.list', { as });
  const id = listed.body.data.find(({ name }) => name === 'Organization key')?.id ?? '';
  await server.call('apiKeys.update', { as, params: { id }, body: { isActive: false } });
  const read = await server.call('organization.settings', { as });
  expect(read.body.apiKeyEnabled).toBe(false);
  await server.call('apiKeys.delete', { as, params: { id } });
  expect((await masked()).status).toBe(404);
  await change({ apiKeyEnabled: true });
  expect(await works((await regenerate()).body.apiKey)).toBe(true);
});

test('a URL that receives every event is a webhook in the list', async () => {
  const as = server.acme.admin;
  const hooks = async () => (await server.call('webhooks.list', { as })).body.data;
  const url = 'https://hooks.acme.example/a';
  expect((await change({ webhookUrl: url })).body.webhookUrl).toBe(url);
  const [hook] = await hooks();
  expect(hook?.url).toBe(url);
  expect(hook?.events.toSorted()).toEqual(Object.keys(scopeOfEvent).toSorted());
  const moved = 'https://hooks.acme.example/b';
  expect((await change({ webhookUrl: moved })).body.webhookUrl).toBe(moved);
  expect((await change({ apiKeyEnabled: false })).body.webhookUrl).toBe(moved);
  expect(await hooks()).toMatchObject([{ url: moved }]);
  expect((await change({ webhookUrl: '' })).body.webhookUrl).toBeNull();
  expect(await hooks()).toEqual([]);
});

test('WH-08: rejects URLs outside the public internet', async () => {
  const odd = await change({ webhookUrl: 'no address' });
  expect(odd.error.message).toBe('Please enter a valid URL');
  for (const webhookUrl of ['http://127.0.0.1/', 'http://169.254.169.254/', 'ftp://a.example/']) {
    const { error } = await change({ webhookUrl });
    expect(error.errors, webhookUrl).toMatchObject([{ field: 'webhookUrl' }]);
  }
});
