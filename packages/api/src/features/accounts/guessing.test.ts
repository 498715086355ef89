// @module-tag one-engine
// @module-tag slow

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSession } from '../../auth/store/sessions.ts';
import { hashToken } from '../../auth/tokens.ts';
import { newId, now } from '../../database/ids.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { hashPassword } from './passwords.ts';
import { resetToken } from './reset-link.ts';

let server: TestServer;
const password = 'a quiet harbour';

beforeAll(async () => {
  server = await startTestServer({ rateLimits: true, trustedProxies: 1 });
  const password_hash = await hashPassword(password);
  await server.context.database.directory.write(async (tx) => {
    for (const { userId } of [server.acme.agent, server.globex.agent]) {
      await tx.update('users', { id: userId }, { password_hash });
    }
  });
});
afterAll(() => server.stop());

const signIn = (email: string, given: string, address: string, cookie = '') =>
  server.call('auth.login', {
    body: { email, password: given },
    headers: { 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) },
  });

const deviceOf = ({ headers }: { headers: Headers }) =>
  headers
    .getSetCookie()
    .find((one) => one.startsWith('helpdesk-device='))
    ?.split(';')[0] ?? '';

test('AU-11: guesses from 500 addresses are slowed down, and the owner can still sign in from known places', async () => {
  const { email } = server.acme.agent;
  const device = deviceOf(await signIn(email, password, '203.0.113.7'));
  const other = deviceOf(await signIn(server.globex.agent.email, password, '203.0.113.8'));
  const guesses = [];
  for (let i = 0; i < 500; i += 1) {
    guesses.push((await signIn(email, 'guess', `10.1.${i >> 8}.${i % 256}`)).status);
  }
  expect(guesses.filter((status) => status === 401)).toHaveLength(50);
  expect(guesses.filter((status) => status === 429)).toHaveLength(450);
  expect((await signIn(email, password, '192.0.2.1')).status).toBe(429);
  expect((await signIn(email, password, '192.0.2.2', other)).status).toBe(429);
  expect((await signIn(email, password, '192.0.2.3', `${device}x`)).status).toBe(429);
  expect((await signIn(email, password, '192.0.2.4', device)).status).toBe(200);
});

test('AU-11: an emailed link lets an owner sign in on a new browser during an attack', async () => {
  const { email, userId } = server.globex.admin;
  const { directory } = server.context.database;
  for (let i = 0; i < 51; i += 1) await signIn(email, 'guess', `10.6.0.${i}`);
  expect((await signIn(email, 'guess', '192.0.2.5')).status).toBe(429);

  const id = newId();
  const token = resetToken(server.context.config, id);
  const at = now();
  const expires_at = new Date(Date.now() + 60_000).toISOString();
  await directory.write((tx) =>
    tx.insert('password_resets', {
      id,
      user_id: userId,
      token_hash: hashToken(token),
      created_at: at,
      expires_at,
    }),
  );
  const newPassword = 'yet another quiet harbour';
  const reset = await server.call('auth.resetPassword', { body: { token, newPassword } });
  expect(reset.status).toBe(204);
  expect((await signIn(email, newPassword, '192.0.2.6')).status).toBe(429);
  expect((await signIn(email, newPassword, '192.0.2.6', deviceOf(reset))).status).toBe(200);
});

test("AU-11: guesses from one of the owner's devices are limited too", async () => {
  const { email } = server.globex.agent;
  const device = deviceOf(await signIn(email, password, '203.0.113.9'));
  const statuses = [];
  for (let i = 0; i < 60; i += 1) {
    statuses.push((await signIn(email, 'guess', `10.2.0.${i}`, device)).status);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(50);
});

test('AU-11: successful sign-ins are not limited', async () => {
  const owner = server.globex.agent.email;
  const statuses = [];
  for (let i = 0; i < 60; i += 1) {
    statuses.push((await signIn(owner, password, `10.3.0.${i}`)).status);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('AU-11: guesses of the current password in a stolen session are limited', async () => {
  const as = server.acme.admin;
  const body = { currentPassword: 'guess', newPassword: password };
  const statuses = [];
  for (let i = 0; i < 12; i += 1) {
    const headers = { 'x-forwarded-for': `10.4.0.${i}` };
    statuses.push((await server.call('profile.changePassword', { as, body, headers })).status);
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test('AU-11: after guesses from many sessions, the owner can still change the password on a known device', async () => {
  const { userId, email } = server.acme.customer;
  const { directory } = server.context.database;
  const password_hash = await hashPassword(password);
  await directory.write((tx) => tx.update('users', { id: userId }, { password_hash }));
  const signedIn = await signIn(email, password, '203.0.113.10');
  const device = deviceOf(signedIn);
  const change = (token: string, currentPassword: string, headers = {}) =>
    server.call('profile.changePassword', {
      as: { token },
      body: { currentPassword, newPassword: 'another quiet harbour' },
      headers,
    });
  const statuses = [];
  for (let i = 0; i < 60; i += 1) {
    const token = await directory.write((tx) => startSession(tx, userId));
    const from = { 'x-forwarded-for': `10.5.0.${i}` };
    statuses.push((await change(token, 'guess', from)).status);
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(50);
  expect((await change(signedIn.body.token ?? '', password)).status).toBe(429);
  expect((await change(signedIn.body.token ?? '', password, { cookie: device })).status).toBe(200);
});
