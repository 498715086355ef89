import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCaptchaServer } from '../../test/captcha-server.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { noteProblem, readCaptcha } from '../organization/store/captcha.ts';

let server: TestServer;
let provider: Awaited<ReturnType<typeof startCaptchaServer>>;
let formId: string;

const field = { id: 'a', name: 'topic', label: 'Topic', type: 'text', required: true };
const sentence = "Please confirm that you're human, and send the form again.";
const refused = { status: 400, error: { code: 'captcha_required', message: sentence } };

beforeAll(async () => {
  provider = await startCaptchaServer();
  const { captchaUrls } = provider;
  server = await startTestServer({ captchaUrls, allowPrivateTargets: true });
  const body = { name: 'Sales', title: 'Talk to us', fields: [field], settings: { captcha: true } };
  const made = await server.call('contactForms.create', { as: server.acme.admin, body });
  formId = made.body.id;
  provider.knows('secret-of-acme');
  provider.knows('secret-of-globex');
});
afterAll(async () => {
  await server.stop();
  provider.close();
});
beforeEach(async () => {
  provider.breaks(null);
  provider.asked.length = 0;
  await setUp({});
});

const setUp = (body: object) =>
  server.call('organization.setCaptcha', {
    as: server.acme.admin,
    body: { provider: 'turnstile', siteKey: 'key-of-acme', secret: 'secret-of-acme', ...body },
  });
const settings = async () =>
  (await server.call('organization.captcha', { as: server.acme.admin })).body;
const submit = (captcha?: string, more: object = {}, headers: Record<string, string> = {}) =>
  server.call('widget.submit', {
    body: { formId, org: 'acme', data: { topic: 'Kettles' }, ...(captcha && { captcha }), ...more },
    headers,
  });
const count = async () => {
  const as = server.acme.admin;
  return (await server.call('contactForms.get', { as, params: { id: formId } })).body
    .submissionCount;
};

test('only a form with a captcha tells visitors about it', async () => {
  const captcha = { provider: 'turnstile', siteKey: 'key-of-acme' };
  const query = { org: 'acme' };
  const read = await server.call('widget.form', { params: { formId }, query });
  expect(read.body.captcha).toEqual(captcha);
  const other = await server.call('widget.form', { params: { formId: server.acme.formId }, query });
  expect(other.body).not.toHaveProperty('captcha');
  const listed = await server.call('publicForms.list', { params: { subdomain: 'acme' } });
  expect(listed.body.map((form) => form.captcha)).toEqual([undefined, captcha]);
});

test('without a token, or with one the provider rejects, nothing is stored', async () => {
  const before = await count();
  expect(await submit()).toMatchObject(refused);
  expect(provider.asked).toEqual([]);
  expect(await submit('0.made-up')).toMatchObject(refused);
  // Text that cannot be a token is not sent to the provider.
  expect(await submit("0.' or 1=1")).toMatchObject(refused);
  expect(provider.asked.map(({ token }) => token)).toEqual(['0.made-up']);
  expect(await count()).toBe(before);
});

test.each([
  ['turnstile', ['response', 'secret'], null],
  ['hcaptcha', ['response', 'secret', 'sitekey'], 'key-of-acme'],
  ['friendly', ['secret', 'sitekey', 'solution'], 'key-of-acme'],
])('%s accepts a token once, and gets no data about the visitor', async (name, fields, siteKey) => {
  await setUp({ provider: name });
  const token = provider.pass('secret-of-acme');
  const before = await count();
  expect(await submit(token)).toMatchObject({ status: 201 });
  expect(provider.asked).toEqual([{ secret: 'secret-of-acme', token, siteKey, fields }]);
  expect(await submit(token)).toMatchObject(refused);
  expect(await count()).toBe(before + 1);
});

test('the contact page also asks for it', async () => {
  const send = (captcha?: string) =>
    server.call('publicForms.submit', {
      params: { subdomain: 'acme' },
      body: { formId, data: { topic: 'Tea' }, ...(captcha && { captcha }) },
    });
  expect(await send()).toMatchObject(refused);
  expect(await send(provider.pass('secret-of-acme'))).toMatchObject({ status: 201 });
});

test('rejects a token of another organization', async () => {
  expect(await submit(provider.pass('secret-of-globex'))).toMatchObject(refused);
});

test('reports wrong answers first, without using up a token', async () => {
  const token = provider.pass('secret-of-acme');
  const wrong = await submit(token, { data: {} });
  expect(wrong).toMatchObject({ status: 400, error: { code: 'validation_failed' } });
  expect(provider.asked).toEqual([]);
  expect(await submit(token)).toMatchObject({ status: 201 });
});

test('a repeated submission returns the first response, although its token works once', async () => {
  const token = provider.pass('secret-of-acme');
  const again = { 'Idempotency-Key': 'once' };
  const first = await submit(token, {}, again);
  const second = await submit(token, {}, again);
  expect(second).toMatchObject({ status: 201, body: first.body });
});

test('a repeated submission with a new token is not stored again', async () => {
  const again = { 'Idempotency-Key': 'with another token' };
  const first = await submit(provider.pass('secret-of-acme'), {}, again);
  const second = await submit(provider.pass('secret-of-acme'), {}, again);
  expect(second).toMatchObject({ status: 201, body: first.body });
});

test.each([
  [
    'answers with an error',
    (response: { statusCode: number; end(text: string): void }) => {
      response.statusCode = 502;
      response.end('Bad gateway');
    },
  ],
  ['answers with a page', (response: { end(text: string): void }) => response.end('<html>')],
  ['hangs up', (response: { destroy(): void }) => response.destroy()],
  [
    'is too busy',
    (response: { statusCode: number; end(text: string): void }) => {
      response.statusCode = 429;
      response.end('{"success":false}');
    },
  ],
])(
  'while the provider %s, submissions are stored, and admins see the reason and time',
  async (_, how) => {
    const since = new Date().toISOString();
    provider.breaks(how);
    expect(await submit('0.any')).toMatchObject({ status: 201 });
    const { captcha } = await settings();
    expect(captcha).toMatchObject({ problem: 'unreachable' });
    expect(String(captcha?.problemSince) >= since).toBe(true);
    expect(await submit('0.any')).toMatchObject({ status: 201 });
    expect((await settings()).captcha).toEqual(captcha);
    // The first successful request clears it, even if the token is rejected.
    provider.breaks(null);
    expect(await submit('0.any')).toMatchObject(refused);
    expect((await settings()).captcha).toMatchObject({ problem: null, problemSince: null });
  },
);

test('a provider that does not respond within five seconds counts as unreachable', async () => {
  provider.breaks(() => {});
  expect(await submit('0.any')).toMatchObject({ status: 201 });
  expect((await settings()).captcha?.problem).toBe('unreachable');
}, 15_000);

test('while the provider rejects the secret, submissions are stored, and admins see it', async () => {
  await setUp({ secret: 'outdated' });
  expect(await submit('0.any')).toMatchObject({ status: 201 });
  expect((await settings()).captcha?.problem).toBe('secret_rejected');
  await setUp({});
  expect((await settings()).captcha?.problem).toBeNull();
});

test('rejects a token that causes a secret error if the secret is fine without it', async () => {
  let isFirst = true;
  provider.breaks((response) => {
    const codes = isFirst ? 'sitekey-secret-mismatch' : 'invalid-input-response';
    isFirst = false;
    response.end(JSON.stringify({ success: false, 'error-codes': [codes] }));
  });
  await setUp({ provider: 'hcaptcha' });
  expect(await submit('P1_of-another-site')).toMatchObject(refused);
  expect((await settings()).captcha?.problem).toBeNull();
});

test('a submission with an API key needs no captcha', async () => {
  const { body } = await server.call('apiKeys.create', {
    as: server.acme.admin,
    body: { name: 'Program', permissions: ['contact_forms:create'] },
  });
  const sent = await server.call('v1ContactForms.submit', {
    as: { token: body.data.key ?? '' },
    params: { formId },
    body: { customerEmail: 'ada@example.com', message: 'Hello' },
  });
  expect([sent.status, provider.asked]).toEqual([201, []]);
});

test('robots that fill in the honeypot get the usual response', async () => {
  expect(await submit(undefined, { trap: 'https://spam.example' })).toMatchObject({
    status: 201,
    body: { ticketNumber: null },
  });
});

test('the secret is kept, is never shown, and is required again for another provider', async () => {
  const saved = await setUp({ secret: undefined, siteKey: 'another' });
  expect(saved.body).toEqual({
    captcha: {
      provider: 'turnstile',
      siteKey: 'another',
      hasSecret: true,
      problem: null,
      problemSince: null,
    },
    forms: [{ id: formId, name: 'Sales' }],
  });
  expect(await submit(provider.pass('secret-of-acme'))).toMatchObject({ status: 201 });
  const other = await setUp({ provider: 'hcaptcha', secret: undefined });
  expect(other).toMatchObject({
    status: 400,
    error: { errors: [{ field: 'secret', message: 'Please enter the secret key' }] },
  });
});

test('an admin can check the secret with the provider', async () => {
  const check = () => server.call('organization.checkCaptcha', { as: server.acme.admin });
  expect((await check()).body.captcha?.problem).toBeNull();
  provider.forgets('secret-of-acme');
  expect((await check()).body.captcha?.problem).toBe('secret_rejected');
  provider.knows('secret-of-acme');
  provider.breaks((response) => void response.destroy());
  expect((await check()).body.captcha?.problem).toBe('unreachable');
});

test('discards the result of a check if the captcha has changed in the meantime', async () => {
  const row = await readCaptcha(server.acme.org);
  if (!row) throw new Error('There is none');
  await setUp({ siteKey: 'newer' });
  await noteProblem(server.acme.org, row, 'unreachable');
  expect((await settings()).captcha?.problem).toBeNull();
});

test('after the captcha is removed, its forms work without it, and need the next one again', async () => {
  const as = server.acme.admin;
  const state = async () =>
    (await server.call('contactForms.get', { as, params: { id: formId } })).body.captcha;
  const remove = () => server.call('organization.removeCaptcha', { as });
  expect(await state()).toBe('on');
  expect((await remove()).status).toBe(204);
  expect(await remove()).toMatchObject({
    status: 404,
    error: { message: 'Captcha is not set up' },
  });
  expect(await settings()).toMatchObject({ captcha: null, forms: [{ name: 'Sales' }] });
  expect(await state()).toBe('none');
  expect(await submit()).toMatchObject({ status: 201 });
  await setUp({ provider: 'friendly' });
  expect(await submit()).toMatchObject(refused);
});

test('a copy of a form also has the captcha', async () => {
  const as = server.acme.admin;
  const copy = await server.call('contactForms.duplicate', { as, params: { id: formId } });
  expect(copy.body).toMatchObject({ settings: { captcha: true }, captcha: 'on' });
});

test('the contact page allows only what the provider needs, and says that it needs a script', async () => {
  const get = async (path: string) => {
    const response = await fetch(server.url + path);
    return {
      page: await response.text(),
      policy: response.headers.get('content-security-policy') ?? '',
    };
  };
  const without = await get('/public/contact/acme');
  expect(without.policy).not.toContain('https:');
  await setUp({ provider: 'friendly' });
  const { page, policy } = await get(`/public/contact/acme?form=${formId}`);
  expect(policy.match(/https:\S+|blob:|'wasm-unsafe-eval'/g)).toEqual([
    'https://cdn.jsdelivr.net/npm/friendly-challenge@0.9.19/widget.min.js',
    "'wasm-unsafe-eval'",
    'https://api.friendlycaptcha.com;',
    'blob:',
  ]);
  expect(policy).toContain("connect-src 'self'");
  const note = 'This form needs JavaScript to check that you&#39;re human.';
  expect(page).toContain(note);
  expect(page).not.toContain('<form class="questions"');
  await setUp({ provider: 'turnstile' });
  const host = 'https://challenges.cloudflare.com';
  const embedded = await get(`/embed/form/${formId}?org=acme`);
  for (const one of [await get(`/public/contact/acme?form=${formId}`), embedded]) {
    expect(one.policy).toContain(`script-src 'self' ${host};`);
    expect(one.policy).toContain(`frame-src ${host};`);
    expect(one.policy.split(host)).toHaveLength(3);
  }
  expect(embedded.page).not.toContain('/plain?form=');
  const plain = await get(`/public/contact/acme/plain?form=${formId}`);
  expect(plain.page).toContain(note);
  expect(plain.page).toContain(`href="/public/contact/acme?form=${formId}"`);
});

test('the plain form does not bypass the captcha, and keeps the text', async () => {
  const before = await count();
  const response = await fetch(`${server.url}/public/contact/acme`, {
    method: 'POST',
    body: new URLSearchParams({ 'helpdesk-form': formId, topic: 'Long and dear to me' }),
  });
  expect(response.status).toBe(400);
  const page = await response.text();
  expect(page).toContain('This form needs JavaScript');
  expect(page).toContain('Long and dear to me');
  expect(page).not.toContain('<button class="button filled">');
  expect(await count()).toBe(before);
});
