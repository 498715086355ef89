import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let count = 0;
/** A new organization as created by sign-up. */
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
    .filter(([, value]) => value === true)
    .map(([name]) => name);
const formId = async () => (await server.call('contactForms.list', { as })).body[0]?.id ?? '';

it('finds none done for a new organization, even after visits to its own pages', async () => {
  expect(await taken()).toEqual([]);
  const params = { formId: await formId() };
  await server.call('widget.form', { params, query: { org: subdomain } });
  await server.call('publicChat.welcome', { params: { subdomain } });
  expect(await taken()).toEqual([]);
});

it('detects a form on another site, and remembers it', async () => {
  const params = { formId: await formId() };
  const query = { org: subdomain };
  await server.call('widget.form', { params, query });
  await server.call('widget.form', { params, query, headers });
  await server.call('widget.form', { params, query, headers });
  expect(await taken()).toEqual(['form']);
});

it('detects a form that was sent from a frame', async () => {
  const data = { name: 'Vera', email: 'vera@example.com', subject: 'Hi', message: 'Hello there' };
  const body = { formId: await formId(), org: subdomain, data };
  expect((await server.call('widget.submit', { body })).status).toBe(201);
  expect(await taken()).toEqual(['form']);
});

it('detects the chat on another site', async () => {
  const params = { subdomain };
  await server.call('publicChat.welcome', { params });
  await server.call('publicChat.welcome', { params, headers });
  expect(await taken()).toEqual(['chat']);
});

it('detects the chat by its script, and shows host and time', async () => {
  const load = (Referer: string) =>
    fetch(`${server.url}/widget.js?for=${subdomain}`, { headers: { Referer } });
  await load(`${server.url}/public/help/${subdomain}`);
  expect((await steps()).sites).toEqual({ chat: null, form: null });
  await load('https://www.shop.example:8443/cart?item=7');
  // Within a minute, it isn't updated.
  await load('https://other.example/');
  const { chat, sites } = await steps();
  expect(chat).toBe(true);
  expect(sites.chat).toMatchObject({
    firstHost: 'www.shop.example:8443',
    lastHost: 'www.shop.example:8443',
  });
  expect(JSON.stringify(sites)).not.toContain('cart');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  onTestFinished(() => void vi.useRealTimers());
  await load('https://other.example/');
  const later = (await steps()).sites.chat;
  expect(later).toMatchObject({ firstHost: 'www.shop.example:8443', lastHost: 'other.example' });
  expect(Date.parse(later?.lastSeenAt ?? '')).toBeGreaterThan(Date.parse(later?.firstSeenAt ?? ''));
});

it('ignores the chat on a site where it is not allowed', async () => {
  await server.call('chat.updateSettings', { as, body: { allowedDomains: ['shop.example'] } });
  const load = (Referer: string) =>
    fetch(`${server.url}/widget.js?for=${subdomain}`, { headers: { Referer } });
  await load('https://other.example/');
  expect(await taken()).toEqual([]);
  await load('https://shop.example/');
  expect(await taken()).toEqual(['chat']);
});

it('records a cached form again', async () => {
  const params = { formId: await formId() };
  const load = () => server.call('widget.form', { params, query: { org: subdomain }, headers });
  await load();
  await load();
  const first = (await steps()).sites.form;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  onTestFinished(() => void vi.useRealTimers());
  await load();
  const last = (await steps()).sites.form;
  expect(last?.firstSeenAt).toBe(first?.firstSeenAt);
  expect(last?.lastSeenAt).not.toBe(first?.lastSeenAt);
});

it('does not reveal the site around a frame', async () => {
  const data = { name: 'Vera', email: 'vera@example.com', subject: 'Hi', message: 'Hello there' };
  await server.call('widget.submit', { body: { formId: await formId(), org: subdomain, data } });
  expect((await steps()).sites.form).toMatchObject({ firstHost: null, lastHost: null });
});

it('counts an article once it is published', async () => {
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

it('counts a custom mail server', async () => {
  const smtpSettings = { host: 'smtp.example.com', port: 587, username: 'a', password: 'b' };
  const body = { provider: 'smtp', smtpSettings };
  expect((await server.call('organization.updateEmail', { as, body })).status).toBe(200);
  expect(await taken()).toEqual(['mail']);
});

it('can be dismissed for all admins, and shown again', async () => {
  const put = (isPutAway: boolean) =>
    server.call('organization.updateFirstSteps', { as, body: { isPutAway } });
  expect((await put(true)).body.isPutAway).toBe(true);
  expect((await steps()).isPutAway).toBe(true);
  await put(false);
  expect((await steps()).isPutAway).toBe(false);
});
