import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { directoryTables, type OrgTable, orgTables } from '../database/tables.ts';
import { startChat, visitorSocket } from './chats.ts';
import { makeTicket } from './factories.ts';
import { startTestDesk, type TestDesk } from './harness.ts';

let desk: TestDesk;
let logged = '';

/** Words that let somebody in, or that were said in confidence; by what they are. */
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
  desk = await startTestDesk({}, pino({ level: 'trace' }, stream));
  const { acme } = desk;
  const fails: Promise<unknown>[] = [];

  const signedUp = await desk.call('auth.signup', {
    body: {
      firstName: 'A',
      lastName: 'B',
      email: 'canary@example.com',
      password,
      confirmPassword: password,
      organizationName: 'Canaries',
    },
  });
  const invited = await desk.call('team.invite', {
    as: acme.admin,
    body: { email: 'invited@example.com' },
    headers: { 'idempotency-key': 'a-key-of-the-client' },
  });
  const invitation = invited.body.url?.split('/').at(-1) ?? '';
  await desk.call('invitations.get', { params: { token: invitation } });
  await fetch(`${desk.url}/invite/${invitation}`);
  fails.push(desk.call('invitations.accept', { as: acme.agent, params: { token: invitation } }));

  const id = await makeTicket(acme);
  const ticket = await desk.call('tickets.get', { as: acme.agent, params: { id } });
  const found = await desk.call('publicTickets.lookup', {
    params: { subdomain: 'acme' },
    body: { email: 'vera@acme.example', ticketNumber: ticket.body.ticketNumber },
  });
  const socket = await desk.call('realtime.ticket', { as: acme.agent });

  const chatSecret = await desk.call('chat.newIdentitySecret', { as: acme.admin });
  const chat = await startChat(desk, acme, {}, { 'idempotency-key': 'another-key' });
  await desk.call('publicChat.get', chat.at);
  await (await visitorSocket(desk, chat)).close();

  await desk.call('organization.updateEmail', {
    as: acme.admin,
    body: {
      provider: 'smtp',
      smtpSettings: { host: 'smtp.acme.example', username: 'desk', password: smtpPassword },
    },
  });
  await desk.call('organization.updateApi', { as: acme.admin, body: { apiKeyEnabled: true } });
  const own = await desk.call('organization.regenerateApiKey', { as: acme.admin });

  const { accessToken } = found.body;
  fails.push(
    desk.call('auth.login', { body: { email: 'canary@example.com', password: `${password}!` } }),
    desk.call('publicTickets.get', {
      params: { subdomain: 'acme', ticketId: id },
      headers: { 'x-ticket-access': accessToken },
    }),
    desk.call('v1Tickets.list', { as: { token: own.body.apiKey } }),
    desk.call('organization.updateEmail', {
      as: acme.admin,
      body: { provider: 'smtp', smtpSettings: { host: '', password: smtpPassword } },
    }),
    desk.call('auth.user', { headers: { cookie: `helpdesk=${signedUp.body.token}` } }),
    fetch(`${desk.url}/api/auth/login`, { method: 'POST', body: password }),
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
    secret: desk.desk.config.secret,
  });
});
afterAll(() => desk.stop());

/** An error of ours, with everything that could be in its request. */
async function provokeFault() {
  const { database } = desk.desk;
  const { org } = database;
  database.org = () => {
    throw new Error('The disk is on fire');
  };
  await desk.call('tickets.create', {
    as: desk.acme.agent,
    body: { subject: password, description: 'B' },
    headers: { cookie: `helpdesk=${desk.acme.agent.token}` },
  });
  database.org = org;
}

test('OP-04: the log tells what happened, and no secret of it', () => {
  expect(logged).toContain('auth.signup');
  expect(logged).toContain('The disk is on fire');
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret.length, name).toBeGreaterThan(10);
    expect(logged.includes(secret), `the ${name} is in the log`).toBe(false);
  }
});

test('OP-04: the database holds no secret in clear text', async () => {
  const { directory } = desk.desk.database;
  const all: unknown[] = [];
  for (const table of directoryTables) all.push(await directory.all(directory.from(table)));
  for (const organization of [desk.acme, desk.globex]) {
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

test('OP-04: an answer of ours to an error names no secret and no code', async () => {
  const answers = await Promise.all([
    fetch(`${desk.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'x', password }),
    }),
    fetch(`${desk.url}/api/invitations/${secrets.socket}`),
    fetch(`${desk.url}/.env`),
    fetch(`${desk.url}/.git/config`),
    fetch(`${desk.url}/packages/api/src/server.ts`),
  ]);
  for (const answer of answers) {
    const text = await answer.text();
    expect(answer.status).toBeGreaterThanOrEqual(400);
    for (const secret of Object.values(secrets)) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/at .*\.ts:\d|select |node_modules/);
  }
});
