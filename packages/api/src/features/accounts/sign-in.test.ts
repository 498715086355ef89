import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken } from '../../auth/tokens.ts';
import { cpuTime } from '../../test/cpu-time.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { hashPassword } from './passwords.ts';

let server: TestServer;
const password = 'a quiet harbour';

beforeAll(async () => {
  server = await startTestServer();
  const { userId } = server.acme.agent;
  const hash = await hashPassword(password);
  await server.context.database.directory.write((tx) =>
    tx.update('users', { id: userId }, { password_hash: hash }),
  );
});
afterAll(() => server.stop());

const signIn = (body: object) => server.call('auth.login', { body });
const email = 'agent@acme.test';

const cookieOf = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? '';

test('signing in returns a token and sets the cookie', async () => {
  const answer = await signIn({ email: ' AGENT@acme.test ', password });
  expect(answer.status).toBe(200);
  expect(answer.body.token).toMatch(/^[\w-]{43}$/);
  expect(answer.body.user).toMatchObject({ email, organizations: [{ role: 'agent' }] });
  expect(answer.headers.getSetCookie()).toEqual([
    `helpdesk=${answer.body.token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000`,
    expect.stringMatching(
      /^helpdesk-device=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000$/,
    ),
  ]);
  const byCookie = await server.call('auth.user', {
    headers: { cookie: cookieOf(answer.headers) },
  });
  expect(byCookie.body.email).toBe(email);
});

test('AU-03: a wrong password and an unknown address return the same message', async () => {
  const wrong = await signIn({ email, password: 'a quiet harbor' });
  const unknown = await signIn({ email: 'nobody@acme.test', password });
  const noPassword = await signIn({ email: server.acme.customer.email, password });
  for (const answer of [wrong, unknown, noPassword]) {
    expect(answer.status).toBe(401);
    expect({ ...answer.error, requestId: '' }).toEqual({
      message: 'Invalid email or password',
      code: 'invalid_credentials',
      requestId: '',
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
});

test('AU-03: the response time does not reveal whether the account exists', async () => {
  const times: Record<string, number[]> = { known: [], unknown: [] };
  await signIn({ email, password: 'warm up' });
  for (let round = 0; round < 30; round += 1) {
    for (const [name, address] of [
      ['known', email],
      ['unknown', `nobody${round}@acme.test`],
    ] as const) {
      times[name]?.push(await cpuTime(() => signIn({ email: address, password: 'wrong' })));
    }
  }
  const median = (list: number[] = []) => list.sort((a, b) => a - b)[15] ?? 0;
  const ratio = median(times.known) / median(times.unknown);
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.6);
});

test.each([
  [{ password }, 'Email is required'],
  [{ email: '', password }, 'Email is required'],
  [{ email: 'x', password }, 'Please enter a valid email address'],
  [{ email }, 'Password is required'],
  [{ email, password: '' }, 'Password is required'],
])('signing in with %j returns "%s"', async (body, message) => {
  const answer = await signIn(body);
  expect(answer).toMatchObject({ status: 400, error: { message, code: 'validation_failed' } });
});

test('AU-04: every sign-in has its own token, and signing out ends only that session', async () => {
  const [first, second] = [await signIn({ email, password }), await signIn({ email, password })];
  expect(first.body.token).not.toBe(second.body.token);
  const out = await server.call('auth.logout', { as: first.body });
  expect(out.status).toBe(204);
  expect(out.headers.get('set-cookie')).toMatch(/^helpdesk=; .*Max-Age=0/);
  expect((await server.call('auth.user', { as: first.body })).status).toBe(401);
  expect((await server.call('auth.user', { as: second.body })).status).toBe(200);
});

test('signing out works twice, and without a session', async () => {
  const { body } = await signIn({ email, password });
  for (const as of [body, body, undefined]) {
    expect((await server.call('auth.logout', { as })).status).toBe(204);
  }
});

test('signing out by cookie ends the session', async () => {
  const { headers } = await signIn({ email, password });
  const own = { cookie: cookieOf(headers), 'sec-fetch-site': 'same-origin' };
  expect((await server.call('auth.logout', { headers: own })).status).toBe(204);
  expect((await server.call('auth.user', { headers: own })).status).toBe(401);
});

test.each([
  ['12 hours of doing nothing', { last_used_at: hoursAgo(12.1) }],
  ['30 days', { expires_at: hoursAgo(0.1) }],
])('S9: a session expires after %s', async (_name, patch) => {
  const { body } = await signIn({ email, password });
  const { directory } = server.context.database;
  await directory.write((tx) =>
    tx.update('sessions', { token_hash: hashToken(body.token ?? '') }, patch),
  );
  expect((await server.call('auth.user', { as: body })).status).toBe(401);
});

function hoursAgo(hours: number) {
  return new Date(Date.now() - hours * 3_600_000).toISOString();
}

test('AU-09: tokens cannot be guessed from each other, and a token with one changed bit is invalid', async () => {
  const tokens = await Promise.all(
    Array.from({ length: 10 }, async () => (await signIn({ email, password })).body.token ?? ''),
  );
  expect(new Set(tokens.map((token) => token.slice(0, 8))).size).toBe(10);
  const [token = ''] = tokens;
  for (const at of [0, 20, 41]) {
    const flipped = token[at] === 'A' ? 'B' : 'A';
    const forged = token.slice(0, at) + flipped + token.slice(at + 1);
    expect((await server.call('auth.user', { as: { token: forged } })).status).toBe(401);
  }
});

test('AU-09: no request header can name a user', async () => {
  const { userId } = server.acme.admin;
  for (const name of ['x-remote-user', 'x-user-id', 'x-forwarded-user', 'x-auth-user', 'from']) {
    const stranger = await server.call('auth.user', { headers: { [name]: userId } });
    expect(stranger.status).toBe(401);
    const agent = await server.call('auth.user', {
      as: server.acme.agent,
      headers: { [name]: userId },
    });
    expect(agent.body.id).toBe(server.acme.agent.userId);
  }
});

test('the current user returns 304 until something about them changes', async () => {
  const first = await server.call('auth.user', { as: server.acme.agent });
  const etag = first.headers.get('etag') ?? '';
  const again = () =>
    server.call('auth.user', { as: server.acme.agent, headers: { 'if-none-match': etag } });
  expect((await again()).status).toBe(304);
  await server.context.database.directory.write((tx) =>
    tx.update('users', { id: server.acme.agent.userId }, { first_name: 'Renamed' }),
  );
  const changed = await again();
  expect(changed.status).toBe(200);
  expect(changed.body.firstName).toBe('Renamed');
});

test.each([
  ['/dashboard/tickets?status=open', '/login?next=%2Fdashboard%2Ftickets%3Fstatus%3Dopen'],
  ['//evil.example', '/login'],
  ['/\\evil.example', '/login'],
  ['\\\\evil.example', '/login'],
  ['/a\\..\\evil', '/login'],
  ['https://evil.example', '/login'],
  ['javascript:alert(1)', '/login'],
  ['/\t/evil.example', '/login'],
  ['/ok\r\nSet-Cookie: a=b', '/login'],
  ['', '/login'],
])('CS-06: GET /api/login?next=%j redirects to %s', async (next, location) => {
  const answer = await server.call('auth.startLogin', {
    query: { next },
    headers: { referer: 'https://evil.example/', host: 'evil.example' },
  });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe(location);
  expect(answer.headers.get('content-type') ?? '').not.toContain('html');
});
