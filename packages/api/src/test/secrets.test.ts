import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { directoryTables, type OrgTable, orgTables } from '../database/tables.ts';
import { startChat, visitorSocket } from './chats.ts';
import { makeTicket } from './factories.ts';
import { startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
let logged = '';

/** Secrets and confidential texts, by kind. */
const secrets: Record<string, string> = {};

const password = 'canary-password-4711';
const smtpPassword = 'canary-smtp-password-0815';

beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged += chunk;
      done();
    },
  });
  server = await startTestServer({}, pino({ level: 'trace' }, stream));
  const { acme } = server;
  const fails: Promise<unknown>[] = [];

  const signedUp = await server.call('auth.signup', {
    body: {
      firstName: 'A',
      lastName: 'B',
      email: 'canary@example.com',
      password,
      confirmPassword: password,
      organizationName: 'Canaries',
    },
  });
  const invited = await server.call('team.invite', {
    as: acme.admin,
    body: { email: 'invited@example.com' },
    headers: { 'idempotency-key': 'a-key-of-the-client' },
  });
  const invitation = invited.body.url?.split('/').at(-1) ?? '';
  await server.call('invitations.get', { params: { token: invitation } });
  await fetch(`${server.url}/invite/${invitation}`);
  fails.push(server.call('invitations.accept', { as: acme.agent, params: { token: invitation } }));

  const id = await makeTicket(acme);
  const ticket = await server.call('tickets.get', { as: acme.agent, params: { id } });
  const found = await server.call('publicTickets.lookup', {
    params: { subdomain: 'acme' },
    body: { email: 'vera@acme.example', ticketNumber: ticket.body.ticketNumber },
  });
  const socket = await server.call('realtime.ticket', { as: acme.agent });

  const chatSecret = await server.call('chat.newIdentitySecret', { as: acme.admin });
  const chat = await startChat(server, acme, {}, { 'idempotency-key': 'another-key' });
  await server.call('publicChat.get', chat.at);
  await (await visitorSocket(server, chat)).close();

  await server.call('organization.updateEmail', {
    as: acme.admin,
    body: {
      provider: 'smtp',
      smtpSettings: { host: 'smtp.acme.example', username: 'server', password: smtpPassword },
    },
  });
  await server.call('organization.updateApi', { as: acme.admin, body: { apiKeyEnabled: true } });
  const own = await server.call('organization.regenerateApiKey', { as: acme.admin });

  if (!('accessToken' in found.body)) throw new Error('The ticket was not shown');
  const { accessToken } = found.body;
  fails.push(
    server.call('auth.login', { body: { email: 'canary@example.com', password: `${password}!` } }),
    server.call('publicTickets.get', {
      params: { subdomain: 'acme', ticketId: id },
      headers: { 'x-ticket-access': accessToken },
    }),
    server.call('v1Tickets.list', { as: { token: own.body.apiKey } }),
    server.call('organization.updateEmail', {
      as: acme.admin,
      body: { provider: 'smtp', smtpSettings: { host: '', password: smtpPassword } },
    }),
    server.call('auth.user', { headers: { cookie: `helpdesk=${signedUp.body.token}` } }),
    fetch(`${server.url}/api/auth/login`, { method: 'POST', body: password }),
  );
  await Promise.all(fails);
  await provokeFault();
  Object.assign(secrets, {
    password,
    session: signedUp.body.token,
    invitation,
    access: accessToken,
    chat: chat.token,
    identity: chatSecret.body.secret,
    socket: socket.body.ticket,
    smtp: smtpPassword,
    key: own.body.apiKey,
    bearer: acme.agent.token,
    secret: server.context.config.secret,
  });
});
afterAll(() => server.stop());

/** Causes a server error with all kinds of secrets in its request. */
async function provokeFault() {
  const { database } = server.context;
  const { org } = database;
  database.org = () => {
    throw new Error('The disk is on fire');
  };
  await server.call('tickets.create', {
    as: server.acme.agent,
    body: { subject: password, description: 'B' },
    headers: { cookie: `helpdesk=${server.acme.agent.token}` },
  });
  database.org = org;
}

test('OP-04: the log describes events without any secret', () => {
  expect(logged).toContain('auth.signup');
  expect(logged).toContain('The disk is on fire');
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret.length, name).toBeGreaterThan(10);
    expect(logged.includes(secret), `the ${name} is in the log`).toBe(false);
  }
});

test('OP-04: the database contains no secret in plain text', async () => {
  const { directory } = server.context.database;
  const all: unknown[] = [];
  for (const table of directoryTables) all.push(await directory.all(directory.from(table)));
  for (const organization of [server.acme, server.globex]) {
    const { org } = organization;
    for (const table of Object.keys(orgTables) as OrgTable[])
      all.push(await org.all(org.from(table)));
  }
  const text = JSON.stringify(all);
  expect(text).toContain('canary@example.com');
  for (const [name, secret] of Object.entries(secrets)) {
    expect(text.includes(secret), `the ${name} is in the database`).toBe(false);
  }
});

test("OP-04: a server error's response contains no secret and no code", async () => {
  const answers = await Promise.all([
    fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'x', password }),
    }),
    fetch(`${server.url}/api/invitations/${secrets.socket}`),
    fetch(`${server.url}/.env`),
    fetch(`${server.url}/.git/config`),
    fetch(`${server.url}/packages/api/src/server.ts`),
  ]);
  for (const answer of answers) {
    const text = await answer.text();
    expect(answer.status).toBeGreaterThanOrEqual(400);
    for (const secret of Object.values(secrets)) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/at .*\.ts:\d|select |node_modules/);
  }
});
