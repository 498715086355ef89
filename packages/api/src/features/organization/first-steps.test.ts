import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let count = 0;
/** A new organization, as signing up makes it. */
let subdomain: string;
let as: { token: string };

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

beforeEach(async () => {
  count += 1;
  const password = 'a long enough secret';
  const { body } = await server.call('auth.signup', {
    body: {
      firstName: 'Nora',
      lastName: 'New',
      email: `nora${count}@new.test`,
      password,
      confirmPassword: password,
      organizationName: `Newcomer ${count}`,
    },
  });
  as = { token: body.token };
  subdomain = body.user.organizations[0]?.organization.subdomain ?? '';
});

const headers = { Origin: 'https://shop.example' };
const steps = async () => (await server.call('organization.firstSteps', { as })).body;
const taken = async () =>
  Object.entries(await steps())
    .filter(([, value]) => value)
    .map(([name]) => name);
const formId = async () => (await server.call('contactForms.list', { as })).body[0]?.id ?? '';

it('finds none taken by a new organization, and none by its own pages', async () => {
  expect(await taken()).toEqual([]);
  const params = { formId: await formId() };
  await server.call('widget.form', { params, query: { org: subdomain } });
  await server.call('publicChat.welcome', { params: { subdomain } });
  expect(await taken()).toEqual([]);
});

it('sees a form on a page of another site, and remembers it', async () => {
  const params = { formId: await formId() };
  const query = { org: subdomain };
  await server.call('widget.form', { params, query });
  await server.call('widget.form', { params, query, headers });
  await server.call('widget.form', { params, query, headers });
  expect(await taken()).toEqual(['form']);
});

it('sees a form that was sent from a frame', async () => {
  const data = { name: 'Vera', email: 'vera@example.com', subject: 'Hi', message: 'Hello there' };
  const body = { formId: await formId(), org: subdomain, data };
  expect((await server.call('widget.submit', { body })).status).toBe(201);
  expect(await taken()).toEqual(['form']);
});

it('sees the chat on a page of another site', async () => {
  const params = { subdomain };
  await server.call('publicChat.welcome', { params });
  await server.call('publicChat.welcome', { params, headers });
  expect(await taken()).toEqual(['chat']);
});

it('counts an article only once it is published', async () => {
  const article = { title: 'Hello', content: '<p>Hello</p>', slug: 'hello' };
  const { body } = await server.call('helpArticles.create', { as, body: article });
  expect(await taken()).toEqual([]);
  const publish = { params: { id: body.id }, body: { isPublished: true } };
  await server.call('helpArticles.update', { as, ...publish });
  expect(await taken()).toEqual(['article']);
});

it('counts an invitation', async () => {
  await server.call('team.invite', { as, body: { email: 'second@new.test', role: 'agent' } });
  expect(await taken()).toEqual(['team']);
});

it('counts mail by a server of one’s own', async () => {
  const smtpSettings = { host: 'smtp.example.com', port: 587, username: 'a', password: 'b' };
  const body = { provider: 'smtp', smtpSettings };
  expect((await server.call('organization.updateEmail', { as, body })).status).toBe(200);
  expect(await taken()).toEqual(['mail']);
});

it('is put away for all admins, and taken out again', async () => {
  const put = (isPutAway: boolean) =>
    server.call('organization.updateFirstSteps', { as, body: { isPutAway } });
  expect((await put(true)).body.isPutAway).toBe(true);
  expect((await steps()).isPutAway).toBe(true);
  await put(false);
  expect((await steps()).isPutAway).toBe(false);
});
