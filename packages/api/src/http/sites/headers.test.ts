import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../features/accounts/passwords.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { sendRaw } from '../../test/raw.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    publicUrl: 'https://help.example.com',
    baseHost: 'help.example.com',
  });
  const hash = await hashPassword('a quiet harbour');
  await server.context.database.directory.write((tx) =>
    tx.update('users', { id: server.acme.agent.userId }, { password_hash: hash }),
  );
});
afterAll(() => server.stop());

const bearer = () => ({ authorization: `Bearer ${server.acme.agent.token}` });
const json = { 'content-type': 'application/json' };

const requests: [number, string, () => RequestInit][] = [
  [200, '/api/auth/user', () => ({ headers: bearer() })],
  [200, '/api/tickets', () => ({ headers: bearer() })],
  [200, '/api/v1/health', () => ({})],
  [201, '/api/realtime/ticket', () => ({ method: 'POST', headers: bearer() })],
  [204, '/api/auth/logout', () => ({ method: 'POST' })],
  [302, '/api/login', () => ({ redirect: 'manual' })],
  [400, '/api/tickets', () => ({ method: 'POST', headers: { ...bearer(), ...json }, body: '{' })],
  [401, '/api/tickets', () => ({})],
  [403, '/api/team/invitations', () => ({ headers: bearer() })],
  [404, '/api/nothing', () => ({})],
  [404, '/nothing.png', () => ({})],
  [405, '/api/tickets', () => ({ method: 'PUT', headers: bearer() })],
  [
    413,
    '/api/tickets',
    () => ({ method: 'POST', headers: { ...bearer(), ...json }, body: 'x'.repeat(2e6) }),
  ],
  [415, '/api/tickets', () => ({ method: 'POST', headers: bearer(), body: 'x' })],
];

test.each(requests)('CS-07: a %i from %s has all security headers', async (status, path, init) => {
  const { headers, status: answered } = await fetch(`${server.url}${path}`, init());
  expect(answered).toBe(status);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{6,}$/);
  if (path.startsWith('/api/')) {
    const isPolled = status === 200 && headers.get('etag');
    expect(headers.get('cache-control')).toBe(isPolled ? 'private, no-cache' : 'no-store');
  }
});

test('CS-07: a server error reveals only its request id, with the same headers', async () => {
  const { database } = server.context;
  const { org } = database;
  database.org = () => {
    throw new Error('secret detail in select * from users');
  };
  const response = await fetch(`${server.url}/api/tickets`, { headers: bearer() });
  database.org = org;
  expect(response.status).toBe(500);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    message: 'Something went wrong',
    code: 'internal',
    requestId: response.headers.get('x-request-id'),
  });
});

test('CS-07: over https the session cookie is bound to the host, and hidden from scripts', async () => {
  const { headers } = await server.call('auth.login', {
    body: { email: server.acme.agent.email, password: 'a quiet harbour' },
  });
  const [cookie = '', device] = headers.getSetCookie();
  expect(device).toMatch(
    /^__Host-helpdesk-device=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000; Secure$/,
  );
  expect(cookie).toMatch(
    /^__Host-helpdesk=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure$/,
  );
  const plain = cookie.replace('__Host-', '').split(';')[0] ?? '';
  expect((await server.call('auth.user', { headers: { cookie: plain } })).status).toBe(401);
  const own = cookie.split(';')[0] ?? '';
  expect((await server.call('auth.user', { headers: { cookie: own } })).status).toBe(200);
});

test("every request has a unique ID, which the caller can't choose", async () => {
  const ids = new Set<string>();
  for (let i = 0; i < 20; i += 1) {
    const answer = await server.call('v1.health', { headers: { 'x-request-id': 'mine' } });
    ids.add(answer.headers.get('x-request-id') ?? '');
  }
  expect(ids.size).toBe(20);
  expect(ids.has('mine')).toBe(false);
  const refused = await server.call('tickets.list');
  expect(refused.error).toMatchObject({ requestId: refused.headers.get('x-request-id') });
});

describe('IN-06: unusual methods', () => {
  const raw = (first: string, headers: string[] = []) =>
    sendRaw(server.url, [first, 'Host: localhost', ...headers]);

  test('HEAD responds like GET, without a body', async () => {
    const auth = [`Authorization: Bearer ${server.acme.agent.token}`];
    const got = await raw('GET /api/tickets HTTP/1.1', auth);
    const head = await raw('HEAD /api/tickets HTTP/1.1', auth);
    expect([got.status, head.status]).toEqual([200, 200]);
    expect(head.body).toBe('');
    expect(head.headers.etag).toBe(got.headers.etag);
    expect((await raw('HEAD /api/auth/login HTTP/1.1')).status).toBe(405);
  });

  test.each(['PUT', 'TRACE', 'OPTIONS', 'DELETE', 'PROPFIND'])(
    '%s is refused with the allowed methods',
    async (method) => {
      const answer = await raw(`${method} /api/tickets HTTP/1.1`);
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, POST');
    },
  );

  test('a path that is too long, an invalid escape and a foreign byte are refused without a server error', async () => {
    for (const path of [
      `/api/tickets/${'x'.repeat(9000)}`,
      '/api/tickets/%',
      '/api/%ff%fe',
      '//evil/api',
    ]) {
      const { status } = await raw(`GET ${path} HTTP/1.1`, [
        `Authorization: Bearer ${server.acme.agent.token}`,
      ]);
      expect(status, path.slice(0, 30)).toBeGreaterThanOrEqual(400);
      expect(status, path.slice(0, 30)).toBeLessThan(500);
    }
  });
});
