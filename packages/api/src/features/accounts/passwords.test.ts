import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserRow } from '../../database/rows/people.ts';
import { cpuTime } from '../../test/cpu-time.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { checkPassword, hashPassword, refuseWeak } from './passwords.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('AU-01: a password is stored as argon2id with 19 MiB and two passes', async () => {
  await server.call('auth.signup', {
    body: {
      firstName: 'Nora',
      lastName: 'Lind',
      email: 'nora@example.com',
      password: 'correct horse',
      confirmPassword: 'correct horse',
      organizationName: 'Lind',
    },
  });
  const { directory } = server.context.database;
  const row = await directory.first<UserRow>(
    directory.from('users').where('email', 'nora@example.com'),
  );
  const [, algorithm, version, settings] = row?.password_hash?.split('$') ?? [];
  expect([algorithm, version]).toEqual(['argon2id', 'v=19']);
  const { m, t, p } = Object.fromEntries(
    (settings ?? '').split(',').map((one) => one.split('=') as [string, string]),
  );
  expect(Number(m)).toBeGreaterThanOrEqual(19456);
  expect(Number(t)).toBeGreaterThanOrEqual(2);
  expect(Number(p)).toBe(1);
});

test.each([
  ['100 characters', 'a'.repeat(99)],
  ['spaces at its ends', '  two spaces  '],
  ['letters of every alphabet', 'пароль 密码 🔑🔑'],
])('AU-01: every character of a password with %s counts', async (_name, password) => {
  const stored = await hashPassword(`${password}z`);
  expect(await checkPassword(stored, `${password}z`)).toBe(true);
  expect(await checkPassword(stored, password)).toBe(false);
  expect(await checkPassword(stored, `${password}y`)).toBe(false);
  expect(await checkPassword(stored, ` ${password}z`)).toBe(false);
});

test.each([
  'aaaaaa',
  '      ',
  'P@ssw0rd',
  'qwerty',
  'Abc123',
  'nora@example.com',
  'Lind Coffee',
  'helpdesk',
  'welcome1',
  'admin123',
  'monkey123',
  'qwerty12345',
  'abc12345',
])('rejects a common password with a message: %s', async (password) => {
  const body = {
    firstName: 'Nora',
    lastName: 'Lind',
    email: 'nora@example.com',
    password,
    confirmPassword: password,
    organizationName: 'Lind Coffee',
  };
  const answer = await server.call('auth.signup', { body });
  expect(answer.status).toBe(400);
  expect(answer.error.errors).toMatchObject([
    { field: 'password', message: 'Please choose a password that is harder to guess' },
  ]);
});

test('accepts a password that is hard to guess, and checks a long password quickly', async () => {
  const { config } = server.context;
  await refuseWeak(config, 'password', 'blue kettle', []);
  const spent = await cpuTime(() => refuseWeak(config, 'password', 'aB3'.repeat(300), []));
  expect(spent).toBeLessThan(500);
});

test('an account without a password rejects sign-ins', async () => {
  expect(await checkPassword(null, 'nobody has this password')).toBe(false);
});

test("many hashes at once don't block the event loop", async () => {
  const hashes = Array.from({ length: 40 }, (_, i) => hashPassword(`crowd ${i}`));
  let turns = 0;
  let isDone = false;
  void Promise.all(hashes).then(() => {
    isDone = true;
  });
  for (; !isDone; turns += 1) await new Promise((done) => setImmediate(done));
  // Hashing on the event loop itself would leave only one or two turns between hashes.
  expect(turns).toBeGreaterThan(10 * hashes.length);
});
