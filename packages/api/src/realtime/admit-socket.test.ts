import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken } from '../http/tokens.ts';
import { startTestDesk, type TestDesk } from '../test/harness.ts';
import { openSocket, socketTicket } from '../test/socket.ts';
import { mayListen } from './admit-socket.ts';

let desk: TestDesk;

beforeAll(async () => {
  desk = await startTestDesk();
});
afterAll(() => desk.stop());

const cookie = (token = desk.acme.agent.token) => `helpdesk=${token}`;
const evil = 'https://evil.example';

test('WS-01: a socket without a valid proof is refused before it opens', async () => {
  const { token } = desk.acme.agent;
  const ticket = await socketTicket(desk, desk.acme.agent);
  const used = await socketTicket(desk, desk.acme.agent);
  await (await openSocket(desk, { ticket: used })).close();
  const tries: Parameters<typeof openSocket>[1][] = [
    {},
    { ticket: '' },
    { ticket: 'nonsense' },
    { ticket: token },
    { ticket: used },
    { path: `/ws?token=${ticket}` },
    { path: `/ws?ticket=${ticket}&userId=${desk.acme.agent.userId}` },
    { headers: { authorization: `Bearer ${token}` } },
    { headers: { cookie: cookie() } },
    { headers: { cookie: cookie(), origin: evil } },
    { headers: { cookie: cookie(), origin: 'null' } },
    { headers: { cookie: cookie('nonsense'), origin: desk.url } },
  ];
  for (const one of tries) {
    await expect(openSocket(desk, one), JSON.stringify(one)).rejects.toThrow('401');
  }
  await expect(openSocket(desk, { ticket, headers: { origin: evil } })).rejects.toThrow('401');
  const opened = await openSocket(desk, { ticket, headers: { origin: desk.url } });
  expect(opened.raw.protocol).toBe('helpdesk.v1');
  await opened.close();
});

test('the session cookie opens it on a page of our own', async () => {
  const socket = await openSocket(desk, { headers: { cookie: cookie(), origin: desk.url } });
  await socket.until(({ type }) => type === 'hello');
  await socket.close();
});

test('a proof is used once, also when two come at the same time', async () => {
  const ticket = await socketTicket(desk, desk.acme.agent);
  const tries = await Promise.allSettled([1, 2, 3].map(() => openSocket(desk, { ticket })));
  expect(tries.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  for (const one of tries) if (one.status === 'fulfilled') await one.value.close();
});

test('a proof ends after 60 seconds', async () => {
  const { body } = await desk.call('realtime.ticket', { as: desk.acme.agent });
  const left = Date.parse(body.expiresAt) - Date.now();
  expect(left).toBeGreaterThan(50_000);
  expect(left).toBeLessThanOrEqual(60_000);
  await desk.acme.org.write((tx) =>
    tx.update(
      'socket_tickets',
      { token_hash: hashToken(body.ticket) },
      { expires_at: new Date(Date.now() - 1).toISOString() },
    ),
  );
  await expect(openSocket(desk, { ticket: body.ticket })).rejects.toThrow('401');
});

test('a customer opens no staff socket, by ticket or by cookie', async () => {
  const { customer } = desk.acme;
  expect((await desk.call('realtime.ticket', { as: customer })).status).toBe(403);
  const headers = { cookie: cookie(customer.token), origin: desk.url };
  await expect(openSocket(desk, { headers })).rejects.toThrow('401');
});

test('another address than /ws opens nothing', async () => {
  const ticket = await socketTicket(desk, desk.acme.agent);
  for (const path of ['/', '/ws/', '/api/ws', '//ws']) {
    await expect(openSocket(desk, { ticket, path })).rejects.toThrow('404');
  }
});

test('S4: who leaves the staff, or signs out everywhere, listens no longer', async () => {
  const { org, admin, agent } = desk.globex;
  const listens = (userId: string) => mayListen(desk.desk.database, { org, userId });
  expect(await listens(agent.userId)).toBe(true);
  await org.write((tx) =>
    tx.update('memberships', { user_id: agent.userId }, { role: 'customer' }),
  );
  expect(await listens(agent.userId)).toBe(false);
  await org.write((tx) => tx.update('memberships', { user_id: agent.userId }, { role: 'agent' }));
  expect(await listens(agent.userId)).toBe(true);
  expect(await listens(admin.userId)).toBe(true);
  await desk.call('auth.logout', { as: admin });
  expect(await listens(admin.userId)).toBe(false);
  expect(await listens(desk.acme.agent.userId)).toBe(false);
});
