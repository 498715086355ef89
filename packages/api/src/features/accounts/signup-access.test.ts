// @module-tag postgres

import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Signup } from '../../config.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { startNode, startTestServer, type TestServer } from '../../test/harness.ts';
import { signupLink } from './signup-link.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let people = 0;
function form(changes: object) {
  people += 1;
  const names = { firstName: 'Nora', lastName: 'Lind', organizationName: 'Lind' };
  const password = 'correct horse';
  const email = `nora.${people}@example.com`;
  return { ...names, email, password, confirmPassword: password, ...changes };
}
function signUp(signup: Signup, changes: object = {}) {
  server.context.config.signup = signup;
  return server.call('auth.signup', { body: form(changes) });
}
const closed = { status: 403, error: { code: 'signup_closed' } };
const codeOf = (at?: number) =>
  new URL(signupLink(server.context.config, at)).searchParams.get('code') ?? '';

test('closed sign-up allows only the first organization', async () => {
  const stored = await openTestDatabase();
  const node = await startNode(stored.database, { signup: 'closed' }, pino({ level: 'silent' }));
  const create = (email: string) => node.call('auth.signup', { body: form({ email }) });
  expect((await create('first@example.com')).status).toBe(201);
  expect(await create('second@example.com')).toMatchObject(closed);
  await node.stop();
  await stored.remove();
});

test('people can join with an invitation, whatever the sign-up setting', async () => {
  for (const signup of ['closed', 'invited', 'open'] as const) {
    const email = `${signup}@example.com`;
    const { body } = await server.call('team.invite', { as: server.acme.admin, body: { email } });
    const invitationToken = body.url?.split('/').at(-1);
    expect((await signUp(signup, { email, invitationToken })).status, signup).toBe(201);
  }
});

test("an operator's link creates organizations for seven days when sign-up is by invitation", async () => {
  expect(await signUp('invited')).toMatchObject(closed);
  expect((await signUp('invited', { invitationToken: codeOf() })).status).toBe(201);
  expect(await signUp('closed', { invitationToken: codeOf() })).toMatchObject(closed);
  const over = codeOf(Date.now() - 8 * 24 * 60 * 60 * 1_000);
  for (const invitationToken of [over, `${codeOf()}a`, codeOf().replace('new.', 'new.z')]) {
    expect((await signUp('invited', { invitationToken })).status).toBe(410);
  }
});

test('the sign-up page says at once that sign-up is closed', async () => {
  const mark = '<meta name="helpdesk-signup" content="closed">';
  const page = async (signup: Signup, query = '') => {
    server.context.config.signup = signup;
    return (await fetch(`${server.url}/signup${query}`)).text();
  };
  expect(await page('open')).not.toContain(mark);
  expect(await page('closed')).toContain(mark);
  expect(await page('invited')).toContain(mark);
  expect(await page('invited', `?code=${codeOf()}`)).not.toContain(mark);
});
