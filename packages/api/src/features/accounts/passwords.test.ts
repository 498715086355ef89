import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserRow } from '../../database/rows/people.ts';
import { startTestDesk, type TestDesk } from '../../test/harness.ts';
import { checkPassword, hashPassword } from './passwords.ts';

let desk: TestDesk;

beforeAll(async () => {
  desk = await startTestDesk();
});
afterAll(() => desk.stop());

test('AU-01: a password rests as argon2id with 19 MiB and two passes', async () => {
  await desk.call('auth.signup', {
    body: {
      firstName: 'Nora',
      lastName: 'Lind',
      email: 'nora@example.com',
      password: 'correct horse',
      confirmPassword: 'correct horse',
      organizationName: 'Lind',
    },
  });
  const { directory } = desk.desk.database;
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
])('AU-01: a password with %s counts to its last character', async (_name, password) => {
  const stored = await hashPassword(`${password}z`);
  expect(await checkPassword(stored, `${password}z`)).toBe(true);
  expect(await checkPassword(stored, password)).toBe(false);
  expect(await checkPassword(stored, `${password}y`)).toBe(false);
  expect(await checkPassword(stored, ` ${password}z`)).toBe(false);
});

test('an account without a password cannot be signed in to', async () => {
  expect(await checkPassword(null, 'nobody has this password')).toBe(false);
});

test('a crowd of hashes leaves the event loop free', async () => {
  let longest = 0;
  let last = performance.now();
  const watching = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  await Promise.all(Array.from({ length: 40 }, (_, i) => hashPassword(`crowd ${i}`)));
  clearInterval(watching);
  expect(longest).toBeLessThan(500);
});
