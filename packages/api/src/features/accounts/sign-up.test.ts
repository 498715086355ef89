// @module-tag postgres

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let people = 0;

/** A valid sign-up form with an unused address. */
function form(changes: Record<string, unknown> = {}) {
  people += 1;
  return {
    firstName: 'Nora',
    lastName: 'Lind',
    email: `nora.${people}@example.com`,
    password: 'correct horse',
    confirmPassword: 'correct horse',
    organizationName: 'Lind & Sons',
    ...changes,
  };
}

const signUp = (changes?: Record<string, unknown>) =>
  server.call('auth.signup', { body: form(changes) });

test.each([
  ['firstName', undefined, 'First name is required'],
  ['firstName', '', 'First name is required'],
  ['firstName', '   ', 'First name is required'],
  ['lastName', undefined, 'Last name is required'],
  ['lastName', '', 'Last name is required'],
  ['email', undefined, 'Email is required'],
  ['email', '', 'Email is required'],
  ['email', 'nora', 'Please enter a valid email address'],
  ['email', 'nora@example', 'Please enter a valid email address'],
  ['email', 'no ra@example.com', 'Please enter a valid email address'],
  ['email', 'nora@example.com\r\nBcc: all@example.com', 'Please enter a valid email address'],
  ['password', undefined, 'Password is required'],
  ['password', '', 'Password is required'],
  ['password', 'short', 'Password must be at least 6 characters'],
  ['confirmPassword', undefined, 'Please confirm your password'],
  ['confirmPassword', '', 'Please confirm your password'],
  ['confirmPassword', 'correct house', 'Passwords do not match'],
  ['organizationName', undefined, 'Organization name is required'],
  ['organizationName', '', 'Organization name is required'],
  ['organizationName', '  ', 'Organization name is required'],
])('a sign-up with %s %j returns "%s"', async (field, value, message) => {
  const answer = await signUp({ [field]: value });
  expect(answer.status).toBe(400);
  expect(answer.error).toMatchObject({ message, code: 'validation_failed' });
  expect(answer.error.errors?.[0]).toMatchObject({ field, message });
});

test('an empty form reports every field in the order of the form', async () => {
  const answer = await server.call('auth.signup', { body: {} });
  expect(answer.error.message).toBe('First name is required');
  expect(answer.error.errors?.map(({ field }) => field)).toEqual([
    'firstName',
    'lastName',
    'email',
    'password',
    'confirmPassword',
  ]);
});

test('signing up creates an organization, its admin and its contact form, and signs in', async () => {
  const answer = await signUp({ organizationName: '  Café Nord  ', email: 'Nora@Nord.Example' });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('set-cookie')).toMatch(/^helpdesk=/);
  const { token, user } = answer.body;
  expect(user).toMatchObject({ firstName: 'Nora', lastName: 'Lind', email: 'nora@nord.example' });
  expect(user.organizations).toMatchObject([
    { role: 'admin', organization: { name: 'Café Nord', subdomain: 'cafe-nord' } },
  ]);
  expect(user.permissions).toContain('manage_organization');

  const me = await server.call('auth.user', { as: { token } });
  expect(me.body).toEqual(user);
  const forms = await server.call('publicForms.list', { params: { subdomain: 'cafe-nord' } });
  expect(forms.body).toMatchObject([
    { title: 'Contact us', isActive: true, fields: [{}, { type: 'email' }, {}, {}] },
  ]);
  const found = await server.call('publicOrganization.get', { params: { subdomain: 'cafe-nord' } });
  expect(found.body.name).toBe('Café Nord');
});

test('PT-04: no name produces a subdomain that is reserved, malformed or taken', async () => {
  const names = ['Demo', 'WWW', 'api', 'Admin', 'localhost', '-a', 'xn--80ak6aa', '!!!', 'ab', 'é'];
  for (const name of [...names, ...names, 'A very long name of an organization']) {
    const answer = await signUp({ organizationName: name });
    const { subdomain } = answer.body.user.organizations[0]?.organization ?? {};
    expect(subdomain).toMatch(/^[a-z0-9][a-z0-9-]{1,18}[a-z0-9]$/);
    expect(names.map((one) => one.toLowerCase())).not.toContain(subdomain);
  }
});

test('organizations with the same name are numbered, even when created at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => signUp({ organizationName: 'Bakery' })),
  );
  const subdomains = answers.map(({ body }) => body.user.organizations[0]?.organization.subdomain);
  expect(subdomains.sort()).toEqual([
    'bakery',
    'bakery-2',
    'bakery-3',
    'bakery-4',
    'bakery-5',
    'bakery-6',
  ]);
});

test('an email address has one account, even when it signs up twice at once', async () => {
  const email = 'twice@example.com';
  const answers = await Promise.all(Array.from({ length: 4 }, () => signUp({ email })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  const again = await signUp({ email: 'TWICE@example.com' });
  expect(again.status).toBe(409);
  expect(again.error).toMatchObject({
    message: 'An account with this email already exists',
    code: 'email_taken',
  });
});

test('AU-03: a sign-up rejected for another reason does not reveal whether its address has an account', async () => {
  const known = 'known@example.com';
  await signUp({ email: known });
  const refusals: Record<string, unknown>[] = [
    { invitationToken: 'x'.repeat(43) },
    { password: '123456', confirmPassword: '123456' },
    { organizationName: '' },
    { confirmPassword: 'another horse' },
  ];
  for (const changes of refusals) {
    const [one, other] = [await signUp({ ...changes, email: known }), await signUp(changes)];
    expect(one.status).toBeGreaterThanOrEqual(400);
    expect(one.status).not.toBe(409);
    expect(one.status).toBe(other.status);
    expect({ ...one.error, requestId: '' }).toEqual({ ...other.error, requestId: '' });
  }
});

test('S13: rejects the most common passwords', async () => {
  for (const password of ['123456', 'Password1', 'qwerty']) {
    const answer = await signUp({ password, confirmPassword: password });
    expect(answer.status).toBe(400);
    expect(answer.error.errors).toMatchObject([{ field: 'password', code: 'common' }]);
  }
});

test('S13: an operator can require passwords longer than six characters', async () => {
  const strict = await startTestServer({ passwordMinLength: 12 });
  try {
    const signUpWith = (password: string) =>
      strict.call('auth.signup', { body: form({ password, confirmPassword: password }) });
    const refused = await signUpWith('eleven char');
    expect(refused.error.message).toBe('Password must be at least 12 characters');
    expect((await signUpWith('twelve chars')).status).toBe(201);
  } finally {
    await strict.stop();
  }
});

test('AU-05, AZ-07: a sign-up cannot name a role, an organization or an id', async () => {
  for (const field of ['role', 'org', 'organizationId', 'id', 'emailVerified', 'createdAt']) {
    const answer = await signUp({ [field]: 'admin' });
    expect(answer.status).toBe(400);
    expect(answer.error.errors).toMatchObject([{ field, code: 'unknown' }]);
  }
});
