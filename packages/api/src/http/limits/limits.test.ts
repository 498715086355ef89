// @module-tag one-engine

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { classes, shared, subjects } from './limits.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ rateLimits: true, trustedProxies: 1 });
});
afterAll(() => server.stop());

const lookUp = (email: string, ticketNumber: string, address: string) =>
  server.call('publicTickets.lookup', {
    params: { subdomain: 'acme' },
    body: { email, ticketNumber },
    headers: { 'x-forwarded-for': address },
  });

/** Returns how many tries succeeded before the first was refused. */
async function triesUntilRefused(attempt: (i: number) => ReturnType<typeof lookUp>) {
  for (let i = 0; i < 200; i += 1) {
    const answer = await attempt(i);
    // After ten wrong pairs, the response always says that a link was emailed.
    if (answer.status === 404 || answer.status === 200) continue;
    expect(answer.status).toBe(429);
    expect(answer.error.message).toBe('Too many requests. Please try again later.');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    return i;
  }
  return Number.POSITIVE_INFINITY;
}

test('PT-03: sequential numbers from one address are stopped', async () => {
  const tries = await triesUntilRefused((i) =>
    lookUp(`p${i}@example.com`, `TK-2026-${String(i).padStart(6, '0')}`, '198.51.100.1'),
  );
  expect(tries).toBeLessThanOrEqual(30);
});

test('PT-03: one number is blocked after ten attempts, from a whole /64', async () => {
  const tries = await triesUntilRefused((i) =>
    lookUp(`q${i}@example.com`, 'TK-2026-777777', `2001:db8:5:5::${i + 1}`),
  );
  expect(tries).toBe(10);
});

test('PT-03: one email address is blocked after ten attempts, in any spelling', async () => {
  const tries = await triesUntilRefused((i) =>
    lookUp(i % 2 ? 'Victim@example.com' : 'victim@example.com', `TK-2026-${i}`, '192.0.2.1'),
  );
  expect(tries).toBe(10);
});

test('PT-03: a forged X-Forwarded-For does not help', async () => {
  const tries = await triesUntilRefused((i) =>
    lookUp(`r${i}@example.com`, `TK-2026-9${i}`, `10.0.0.${i}, 198.51.100.77`),
  );
  expect(tries).toBeLessThanOrEqual(30);
});

test('AU-02: guessing a password is blocked, but its owner can sign in from another address', async () => {
  const { email } = server.acme.agent;
  const guess = (address: string) =>
    server.call('auth.login', {
      body: { email, password: 'guess' },
      headers: { 'x-forwarded-for': address },
    });
  const answers = [];
  for (let i = 0; i < 12; i += 1) answers.push(await guess('198.51.100.9'));
  expect(answers.map(({ status }) => status).indexOf(429)).toBe(10);
  const refused = answers.at(-1);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused?.headers.get('x-ratelimit-limit')).toBe('30');
  expect((await guess('198.51.100.10')).status).toBe(401);
});

test('AU-02: guessing the passwords of many accounts from one address is blocked', async () => {
  let refused = 0;
  for (let i = 0; i < 35; i += 1) {
    const { status } = await server.call('auth.login', {
      body: { email: `person${i}@example.com`, password: 'guess' },
      headers: { 'x-forwarded-for': '198.51.100.20' },
    });
    if (status === 429) refused += 1;
  }
  expect(refused).toBe(5);
});

test('RL-01: the response includes the remaining calls and the reset time', async () => {
  const call = () => server.call('tickets.stats', { as: server.globex.agent });
  const [first, second] = [await call(), await call()];
  const of = ({ headers }: typeof first, name: string) =>
    Number(headers.get(`x-ratelimit-${name}`));
  expect([of(first, 'limit'), of(first, 'remaining')]).toEqual([1200, 1199]);
  expect(of(second, 'remaining')).toBe(1198);
  const now = Date.now() / 1000;
  expect(of(first, 'reset')).toBeGreaterThan(now);
  expect(of(first, 'reset')).toBeLessThanOrEqual(now + 61);
});

test('RL-01: every limit has its agreed number of calls and seconds', () => {
  const numbers = (limits: typeof classes) =>
    Object.entries(limits).map(
      ([name, { points, duration }]) => `${name}: ${points} in ${duration}`,
    );
  expect(numbers(classes)).toEqual([
    'auth: 30 in 60',
    'lookup: 30 in 60',
    'public: 120 in 60',
    'page: 600 in 60',
    'read: 100 in 60',
    'write: 50 in 60',
    'keys: 10 in 60',
    'session: 1200 in 60',
  ]);
  expect(numbers(subjects)).toEqual([
    'auth.login: 10 in 300',
    'auth.account: 50 in 900',
    'auth.password: 10 in 600',
    'auth.forgot: 5 in 900',
    'auth.code: 10 in 900',
    'auth.confirm: 10 in 600',
    'profile.email: 5 in 3600',
    'auth.signup: 10 in 300',
    'lookup.email: 10 in 600',
    'lookup.number: 10 in 600',
    'chat.start: 30 in 600',
    'chat.transcript: 5 in 3600',
    'chat.transcript.address: 5 in 3600',
    'chat.transcript.network: 20 in 3600',
    'submission: 20 in 600',
    'visitor.upload: 60 in 600',
    'form.event: 120 in 600',
    'domain.verify: 30 in 600',
    'email.test: 10 in 600',
    'captcha.check: 10 in 600',
    'chatbot.ask: 120 in 300',
  ]);
  expect(numbers(shared)).toEqual([
    'chat.start.organization: 1200 in 600',
    'submission.organization: 600 in 600',
    'visitor.upload.organization: 1200 in 600',
    'mail.organization: 600 in 600',
  ]);
  expect(Object.values(shared).map(({ each }) => each)).toEqual([5, 3, 20, 30]);
});
