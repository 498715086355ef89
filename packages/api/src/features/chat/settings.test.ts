import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readIdentity } from '../../auth/visitor-identity.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { browserName } from './browser.ts';

let server: TestServer;
let secret: string;

beforeAll(async () => {
  server = await startTestServer();
  const answer = await server.call('chat.newIdentitySecret', { as: server.acme.admin });
  secret = answer.body.secret;
});
afterAll(() => server.stop());

const coded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function sign(claims: object, key = secret, header: object = { alg: 'HS256', typ: 'JWT' }): string {
  const text = `${coded(header)}.${coded(claims)}`;
  const hash = 'alg' in header && header.alg === 'HS512' ? 'sha512' : 'sha256';
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
}

const inAnHour = () => Math.floor(Date.now() / 1000) + 3_600;
const start = (body: object, subdomain = 'acme') =>
  server.call('publicChat.start', { params: { subdomain }, body });

test('a visitor with an identity signed by the host page is verified, whatever the request says', async () => {
  const identity = sign({ name: 'Vera Visitor', email: 'Vera@Shop.example', exp: inAnHour() });
  const { body } = await start({
    identity,
    customerName: 'Mallory',
    customerEmail: 'm@evil.example',
  });
  const verified = {
    isVerified: true,
    customerName: 'Vera Visitor',
    customerEmail: 'vera@shop.example',
  };
  expect(body.session).toMatchObject(verified);
  const headers = { 'x-chat-access': body.token };
  const params = { subdomain: 'acme', id: body.session.id };
  await server.call('publicChat.requestPerson', {
    params,
    headers,
    body: { customerName: 'Mallory', customerEmail: 'm@evil.example' },
  });
  expect((await server.call('publicChat.get', { params, headers })).body).toMatchObject(verified);
  const plain = await start({ customerName: 'Vera', customerEmail: 'vera@shop.example' });
  expect(plain.body.session.isVerified).toBe(false);
});

describe('rejects an identity with a wrong signature', () => {
  const claims = () => ({ name: 'Vera', email: 'vera@shop.example', exp: inAnHour() });
  test.each<[string, () => string]>([
    ['another key', () => sign(claims(), 'chs_other')],
    ['no signature', () => `${coded({ alg: 'none' })}.${coded(claims())}.`],
    ['an algorithm of its own choice', () => sign(claims(), secret, { alg: 'HS512' })],
    ['expired', () => sign({ ...claims(), exp: inAnHour() - 7_200 })],
    ['no end', () => sign({ name: 'Vera', email: 'vera@shop.example' })],
    ['longer than a day', () => sign({ ...claims(), exp: inAnHour() + 24 * 3_600 })],
    [
      'longer than a day since it was signed',
      () => sign({ ...claims(), iat: inAnHour() - 90_000 }),
    ],
    ['not yet', () => sign({ ...claims(), nbf: inAnHour() })],
    ['no address', () => sign({ name: 'Vera', exp: inAnHour() })],
    ['a number for an address', () => sign({ ...claims(), email: 7 })],
    [
      'an address that is too long',
      () => sign({ ...claims(), email: `vera@${'shop.'.repeat(50)}example` }),
    ],
    ['no address worth the name', () => sign({ ...claims(), email: 'vera' })],
    [
      'changed claims',
      () => {
        const [a, , c] = sign(claims()).split('.');
        return `${a}.${coded({ ...claims(), email: 'other@shop.example' })}.${c}`;
      },
    ],
    ['nonsense', () => 'none.x.'],
  ])('%s', async (_, token) => {
    const answer = await start({ identity: token() });
    expect(answer.status).toBe(400);
    expect(answer.error.message).toBe('This identity token is invalid or has expired');
  });

  test('a secret of another organization, or of one without a secret', async () => {
    expect((await start({ identity: sign(claims()) }, 'globex')).status).toBe(400);
    await server.call('chat.newIdentitySecret', { as: server.globex.admin });
    expect((await start({ identity: sign(claims()) }, 'globex')).status).toBe(400);
  });

  test('a secret replaced twice, or a day ago', async () => {
    const { org, admin: as } = server.acme;
    const replace = async () => (await server.call('chat.newIdentitySecret', { as })).body.secret;
    const before = sign(claims());
    expect((await start({ identity: before })).status).toBe(201);
    await replace();
    const row = await org.first<{ previous_identity_until: string }>(org.from('chat_settings'));
    const hours = (Date.parse(row?.previous_identity_until ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(24, 1);
    expect((await start({ identity: before })).status).toBe(201);
    const over = { previous_identity_until: new Date(Date.now() - 1).toISOString() };
    await org.write((tx) => tx.update('chat_settings', {}, over));
    expect((await start({ identity: before })).status).toBe(400);
    const later = { previous_identity_until: new Date(Date.now() + 60_000).toISOString() };
    await org.write((tx) => tx.update('chat_settings', {}, later));
    expect((await start({ identity: before })).status).toBe(201);
    secret = await replace();
    expect((await start({ identity: before })).status).toBe(400);
    expect((await start({ identity: sign(claims()) })).status).toBe(201);
  });
});

test('the secret is shown once, and stored encrypted', async () => {
  const settings = await server.call('chat.settings', { as: server.acme.admin });
  expect(settings.body.hasIdentitySecret).toBe(true);
  expect(JSON.stringify(settings.body)).not.toContain(secret);
  const { org } = server.acme;
  const row = await org.first<{ identity_secret: string }>(org.from('chat_settings'));
  expect(row?.identity_secret).not.toContain(secret);
  expect(await readIdentity(secret, sign({ email: 'v@x.example', exp: inAnHour() }))).toEqual({
    name: null,
    email: 'v@x.example',
  });
});

test('greeting, idle time and sites change independently, and invalid values are rejected', async () => {
  const change = (body: object) =>
    server.call('chat.updateSettings', { as: server.acme.admin, body });
  expect((await change({ greeting: 'Moin from {organization}!' })).body).toMatchObject({
    greeting: 'Moin from {organization}!',
    idleMinutes: 15,
    allowedDomains: [],
  });
  const { body } = await change({ allowedDomains: ['Shop.example', 'shop.example', ''] });
  expect(body).toMatchObject({
    greeting: 'Moin from {organization}!',
    allowedDomains: ['shop.example'],
  });
  for (const wrong of [
    { idleMinutes: 1 },
    { idleMinutes: 1441 },
    { greeting: '  ' },
    { allowedDomains: ['https://shop.example'] },
    { allowedDomains: ["'self'"] },
  ]) {
    expect((await change(wrong)).status, JSON.stringify(wrong)).toBe(400);
  }
  const welcome = await server.call('publicChat.welcome', { params: { subdomain: 'acme' } });
  expect(welcome.body.greeting).toBe(`Moin from acme ${server.acme.canary}!`);
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
    'Firefox 133 on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari 18 on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1',
    'Chrome 131 on iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    'Edge 131 on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) Konqueror', 'Linux'],
  ['curl/8.5', null],
  ['', null],
])('names a browser as users do: %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
