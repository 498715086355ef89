import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken } from '../auth/tokens.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';
import { openSocket, socketTicket } from '../test/socket.ts';
import { rightsOnSocket } from './admit-socket.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const cookie = (token = server.acme.agent.token) => `helpdesk=${token}`;
const evil = 'https://evil.example';

test('WS-01: a socket without a valid token is refused before it opens', async () => {
  const { token } = server.acme.agent;
  const ticket = await socketTicket(server, server.acme.agent);
  const used = await socketTicket(server, server.acme.agent);
  await (await openSocket(server, { ticket: used })).close();
  const tries: Parameters<typeof openSocket>[1][] = [
    {},
    { ticket: '' },
    { ticket: 'nonsense' },
    { ticket: token },
    { ticket: used },
    { path: `/ws?token=${ticket}` },
    { path: `/ws?ticket=${ticket}&userId=${server.acme.agent.userId}` },
    { headers: { authorization: `Bearer ${token}` } },
    { headers: { cookie: cookie() } },
    { headers: { cookie: cookie(), origin: evil } },
    { headers: { cookie: cookie(), origin: 'null' } },
    { headers: { cookie: cookie('nonsense'), origin: server.url } },
  ];
  for (const one of tries) {
    await expect(openSocket(server, one), JSON.stringify(one)).rejects.toThrow('401');
  }
  await expect(openSocket(server, { ticket, headers: { origin: evil } })).rejects.toThrow('401');
  const opened = await openSocket(server, { ticket, headers: { origin: server.url } });
  expect(opened.raw.protocol).toBe('helpdesk.v1');
  await opened.close();
});

test('the session cookie opens it on one of our own pages', async () => {
  const socket = await openSocket(server, { headers: { cookie: cookie(), origin: server.url } });
  await socket.until(({ type }) => type === 'hello');
  await socket.close();
});

test('a token works once, even if it is used twice at the same time', async () => {
  const ticket = await socketTicket(server, server.acme.agent);
  const tries = await Promise.allSettled([1, 2, 3].map(() => openSocket(server, { ticket })));
  expect(tries.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  for (const one of tries) if (one.status === 'fulfilled') await one.value.close();
});

test('a token expires after 60 seconds', async () => {
  const { body } = await server.call('realtime.ticket', { as: server.acme.agent });
  const left = Date.parse(body.expiresAt) - Date.now();
  expect(left).toBeGreaterThan(50_000);
  expect(left).toBeLessThanOrEqual(60_000);
  await server.acme.org.write((tx) =>
    tx.update(
      'socket_tickets',
      { token_hash: hashToken(body.ticket) },
      { expires_at: new Date(Date.now() - 1).toISOString() },
    ),
  );
  await expect(openSocket(server, { ticket: body.ticket })).rejects.toThrow('401');
});

test("a customer can't open a staff socket with a token or a cookie", async () => {
  const { customer } = server.acme;
  expect((await server.call('realtime.ticket', { as: customer })).status).toBe(403);
  const headers = { cookie: cookie(customer.token), origin: server.url };
  await expect(openSocket(server, { headers })).rejects.toThrow('401');
});

test('any path except /ws is refused', async () => {
  const ticket = await socketTicket(server, server.acme.agent);
  for (const path of ['/', '/ws/', '/api/ws', '//ws']) {
    await expect(openSocket(server, { ticket, path })).rejects.toThrow('404');
  }
});

test('S4: a removed member, or one whose session has ended, receives no more events', async () => {
  const { org, admin, agent } = server.globex;
  const listens = ({ userId, token }: { userId: string; token: string }) =>
    rightsOnSocket(server.context.database, {
      org,
      userId,
      session: hashToken(token),
      address: '192.0.2.1',
    }).then(Boolean);
  expect(await listens(agent)).toBe(true);
  await org.write((tx) =>
    tx.update('memberships', { user_id: agent.userId }, { role: 'customer' }),
  );
  expect(await listens(agent)).toBe(false);
  await org.write((tx) => tx.update('memberships', { user_id: agent.userId }, { role: 'agent' }));
  expect(await listens(agent)).toBe(true);
  expect(await listens(admin)).toBe(true);
  await server.call('auth.logout', { as: admin });
  expect(await listens(admin)).toBe(false);
  expect(await listens(server.acme.agent)).toBe(false);
});
