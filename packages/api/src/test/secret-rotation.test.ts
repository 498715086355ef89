// @module-tag slow

import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resealAll } from '../auth/store/reseal.ts';
import { hashPassword } from '../features/accounts/passwords.ts';
import { newTotp } from '../features/accounts/second-factor/totp.ts';
import { startNode, startTestServer, type TestServer } from './harness.ts';
import { waitFor } from './wait-for.ts';
import { startReceiver } from './webhook-receiver.ts';

const before = 'k7Rw2pXq9LmZ4vTc8NbY3hJd6FgS1aQe';
const after = 'Zt5Ub1Ww8Kk3Rr9Yy2Pp6Dd4Ff7Hh0Jj';
const password = 'a quiet harbour';

let server: TestServer;
let hook: Awaited<ReturnType<typeof startReceiver>>;

beforeAll(async () => {
  server = await startTestServer({ secret: before, rateLimits: false, allowPrivateTargets: true });
  hook = await startReceiver();
});
afterAll(async () => {
  hook.close();
  await server.stop();
});

test('the secret is rotated under load without a failed request, and the old one is no longer needed afterwards', async () => {
  const { acme, context } = server;
  const { database, log } = context;
  const { directory } = database;
  const totp = await newTotp(context.config, acme.agent.email);
  const password_hash = await hashPassword(password);
  await directory.write(async (tx) => {
    await tx.update('users', {}, { password_hash });
    await tx.update(
      'users',
      { id: acme.agent.userId },
      { second_factor_since: '2026-01-01T00:00:00.000Z' },
    );
    await tx.insert('totp_factors', {
      user_id: acme.agent.userId,
      secret_sealed: totp.sealed,
      created_at: '2026-01-01T00:00:00.000Z',
      confirmed_at: '2026-01-01T00:00:00.000Z',
      last_step: 0,
    });
  });
  const as = acme.admin;
  const body = {
    name: 'Told',
    url: hook.url,
    events: ['ticket.created'],
    headers: [{ name: 'X-Key', value: 'a value that is sealed' }],
  };
  const made = await server.call('webhooks.create', { as, body });
  const id = made.body.data.id;
  await server.call('chat.newIdentitySecret', { as });
  const invited = await server.call('team.invite', {
    as,
    body: { email: 'nora@acme.example', role: 'agent' },
  });

  let node: Pick<TestServer, 'call'> = server;
  const statuses = new Map<string, number>();
  const count = (name: string, status: number) => {
    const key = `${name} ${status}`;
    statuses.set(key, (statuses.get(key) ?? 0) + 1);
  };
  /** Waits until each kind of call got three more responses. */
  const thrice = () => {
    const before = new Map(statuses);
    const ok = ['list 200', 'sign-in 200', 'webhook 200'];
    const more = (key: string) => (statuses.get(key) ?? 0) - (before.get(key) ?? 0);
    return waitFor(() => expect(ok.map(more).every((times) => times >= 3)).toBe(true));
  };
  let isOver = false;
  const load = [
    async () => count('list', (await node.call('tickets.list', { as })).status),
    async () => {
      const { status, body } = await node.call('webhooks.test', { as, params: { id } });
      count('webhook', body.data?.delivered ? status : 599);
    },
    async () => {
      const { email } = acme.customer;
      count('sign-in', (await node.call('auth.login', { body: { email, password } })).status);
    },
  ].map(async (act) => {
    while (!isOver) await act();
  });

  const nodes: Awaited<ReturnType<typeof startNode>>[] = [];
  for (const secret of [`${before}\n${after}`, `${after}\n${before}`]) {
    const next = await startNode(database, { secret, allowPrivateTargets: true }, log);
    nodes.push(next);
    node = next;
    await thrice();
  }
  // The secrets of the webhook, its header, the chat and the app.
  expect(await resealAll(database, `${after}\n${before}`)).toEqual({
    resealed: 4,
    left: 0,
    unreadable: 0,
  });
  expect(await resealAll(database, `${after}\n${before}`)).toEqual({
    resealed: 0,
    left: 4,
    unreadable: 0,
  });
  const invitations = await node.call('team.resendInvitation', {
    as,
    params: { id: invited.body.id },
  });
  expect(invitations.body.url?.split('/').at(-1)).toBe(invited.body.url?.split('/').at(-1));

  const last = await startNode(database, { secret: after, allowPrivateTargets: true }, log);
  nodes.push(last);
  node = last;
  await thrice();
  isOver = true;
  await Promise.all(load);
  expect([...statuses.keys()].sort()).toEqual(['list 200', 'sign-in 200', 'webhook 200']);

  const { email } = acme.agent;
  const challenged = await last.call('auth.login', { body: { email, password } });
  const code = TOTP.generate({ secret: Secret.fromBase32(totp.shown.secret) });
  const challenge = challenged.body.challenge?.token ?? '';
  const entered = await last.call('auth.answerChallenge', { body: { challenge, code } });
  expect(entered.status).toBe(200);
  expect(hook.received.at(-1)?.headers['x-key']).toBe('a value that is sealed');
  for (const one of nodes) await one.stop();
}, 200_000);
