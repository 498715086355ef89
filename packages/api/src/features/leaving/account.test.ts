// @module-tag postgres

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSession } from '../../auth/store/sessions.ts';
import { newId, now } from '../../database/ids.ts';
import { type Inbox, openInbox } from '../../mail/test-inbox.ts';
import { comeOnline, staffSocket, waitingChat } from '../../test/chats.ts';
import { everyRow } from '../../test/every-table.ts';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { greeted } from '../../test/socket.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { lookAfterLeaving } from './accounts-gone.ts';
import { grace } from './store/closing.ts';

const password = 'a quiet harbour';
let server: TestServer;
let inbox: Inbox;
let hash: string;

beforeAll(async () => {
  hash = await hashPassword(password);
  inbox = await openInbox();
  server = await startTestServer({ smtpUrl: inbox.url });
});
afterAll(async () => {
  await server.stop();
  await inbox.close();
});

const directory = () => server.context.database.directory;
let number = 0;
let leaver: TestMember;

async function join(role: 'admin' | 'agent' | 'customer', ids = [server.acme.id]) {
  number += 1;
  const userId = newId();
  const email = `leaver${number}@acme.test`;
  const token = await directory().write(async (tx) => {
    const names = { first_name: 'Lena', last_name: `Leaver${number}`, password_hash: hash };
    const row = { id: userId, email, ...names, notification_preferences: {}, created_at: now() };
    await tx.insert('users', row);
    for (const id of ids) {
      const membership = { id: newId(), user_id: userId, role, created_at: now() };
      await tx.org(id).insert('memberships', membership);
    }
    return startSession(tx, userId);
  });
  return { userId, email, role, token };
}
beforeEach(async () => {
  leaver = await join('agent');
});

const leave = (as: TestMember, email = as.email) =>
  server.call('profile.delete', { as, body: { email } });
const signIn = ({ email }: TestMember) => server.call('auth.login', { body: { email, password } });
const rowOf = ({ userId }: TestMember) =>
  directory().first<{ deletes_at: string | null }>(directory().from('users').where('id', userId));
const later = () => lookAfterLeaving(server.context, Date.now() + grace + 1_000);

test('signs the user out everywhere, assigns them nothing, and emails them the deletion date', async () => {
  const socket = await greeted(server, leaver);
  const other = await directory().write((tx) => startSession(tx, leaver.userId));
  const { status, body, headers } = await leave(leaver);
  expect(status).toBe(200);
  expect(Date.parse(body.deletesAt) - Date.now()).toBeGreaterThan(grace - 60_000);
  expect(headers.get('set-cookie')).toMatch(/Max-Age=0|1970/);
  for (const token of [leaver.token, other]) {
    expect((await server.call('auth.user', { as: { token } })).status).toBe(401);
  }
  expect(await socket.closed).toBe(1000);
  const { body: team } = await server.call('team.list', { as: server.acme.admin });
  expect(team.find(({ userId }) => userId === leaver.userId)?.availability).toBe('away');
  await server.drain();
  const mine = inbox.received.filter(({ to }) => to.includes(leaver.email));
  expect(mine.map(({ headers: { subject } }) => subject?.[0])).toEqual([
    'Your account will be deleted',
  ]);
  expect(mine[0]?.text).toContain('sign in before then');
});

test('signing in within 30 days keeps the account', async () => {
  await leave(leaver);
  expect((await rowOf(leaver))?.deletes_at).not.toBeNull();
  const back = await signIn(leaver);
  expect(back.status).toBe(200);
  expect((await rowOf(leaver))?.deletes_at).toBeNull();
  await later();
  expect((await server.call('auth.user', { as: { token: back.body.token } })).status).toBe(200);
});

test('a wrong password does not keep the account', async () => {
  await leave(leaver);
  const body = { email: leaver.email, password: 'not the harbour' };
  expect((await server.call('auth.login', { body })).status).toBe(401);
  expect((await rowOf(leaver))?.deletes_at).not.toBeNull();
});

test('simultaneous requests set one deletion date', async () => {
  const token = await directory().write((tx) => startSession(tx, leaver.userId));
  const both = await Promise.all([leave(leaver), leave({ ...leaver, token })]);
  expect(both.some(({ status }) => status === 200)).toBe(true);
  for (const { status } of both) expect([200, 401]).toContain(status);
  expect((await rowOf(leaver))?.deletes_at).not.toBeNull();
});

test('rejects the only admin of an organization by its name, until another is admin or it is closed', async () => {
  const alone = server.globex.admin;
  const { name } = (await server.call('organization.get', { as: alone })).body.organization;
  const refused = await leave(alone);
  expect(refused).toMatchObject({ status: 409, error: { code: 'last_admin' } });
  expect(refused.error.message).toBe(
    `You are the only admin of ${name}. Make someone else an admin first, or delete the organization`,
  );
  expect((await server.call('auth.user', { as: alone })).status).toBe(200);
  const second = await join('admin', [server.globex.id]);
  // Both leave at once: one of them must stay.
  const both = await Promise.all([leave(alone), leave(second)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const stays = both[0].status === 409 ? alone : second;
  const closing = await server.call('organization.close', { as: stays, body: { name } });
  expect(closing.status).toBe(200);
  expect((await leave(stays)).status).toBe(200);
  await directory().write((tx) => tx.update('users', {}, { deletes_at: null }));
  await server.globex.org.write((tx) => tx.update('organizations', {}, { deletes_at: null }));
});

test('AZ-06: only the user can delete an account, with a recent sign-in', async () => {
  const old = new Date(Date.now() - 60 * 60_000).toISOString();
  await directory().write((tx) =>
    tx.update('sessions', { user_id: leaver.userId }, { proved_at: old }),
  );
  // Uses a separate session, since the first one may be cached.
  const stale = await leave(leaver);
  expect(stale).toMatchObject({ status: 403, error: { code: 'fresh_proof_needed' } });
  const body = { email: leaver.email };
  expect((await server.call('profile.delete', { body })).status).toBe(401);
  const other = await leave(await join('agent'), leaver.email);
  expect(other).toMatchObject({ status: 400, error: { errors: [{ field: 'email' }] } });
  expect((await rowOf(leaver))?.deletes_at).toBeNull();
});

test('after 30 days the account is deleted, and the user\'s messages stay under "Deleted member"', async () => {
  const who = await join('agent', [server.acme.id, server.globex.id]);
  const { acme, globex } = server;
  const ticket = await makeTicket(acme);
  await server.call('tickets.update', {
    as: acme.admin,
    params: { id: ticket },
    body: { assignedAgentId: who.userId },
  });
  const say = (body: object) =>
    server.call('tickets.reply', { as: who, params: { id: ticket }, body });
  expect((await say({ message: 'A new gasket is on its way.' })).status).toBe(201);
  await say({ message: 'Second one this week.', isInternal: true });
  await comeOnline(server, acme, who);
  const chat = await waitingChat(server, acme);
  await server.call('chat.accept', { as: who, params: { id: chat.id } });
  const socket = await staffSocket(server, who, chat);
  socket.say('Hello from Lena', 'l1');
  await socket.until(({ type }) => type === 'chat_message');
  await socket.close();
  await acme.org.write(async (tx) => {
    const picture = { type: 'image/webp', size: 3, bytes: Buffer.from('abc'), created_at: now() };
    await tx.insert('files', { name: 'photo.webp', ...picture });
    await tx.add('files.bytes', 3);
  });
  await directory().write(async (tx) => {
    const photo = `/files/${acme.id}/photo.webp`;
    await tx.update('users', { id: who.userId }, { profile_image_url: photo });
    await tx.insert('passkeys', {
      id: newId(),
      user_id: who.userId,
      credential_id: 'credential-of-lena',
      public_key: 'key',
      transports: [],
      name: 'Phone',
      created_at: now(),
    });
  });
  const others = await everyRow(server.databaseUrl);
  const globexTickets = others.get('tickets')?.filter((row) => row.includes(globex.id));
  expect((await leave(who)).status).toBe(200);
  await lookAfterLeaving(server.context);
  expect(await rowOf(who)).toBeDefined();
  await later();
  await later();

  expect(await rowOf(who)).toBeUndefined();
  expect((await signIn(who)).status).toBe(401);
  const rows = await everyRow(server.databaseUrl);
  for (const table of ['users', 'sessions', 'passkeys', 'memberships', 'files', 'notifications']) {
    const left = rows
      .get(table)
      ?.filter((row) => row.includes(who.userId) || row.includes('photo'));
    expect([table, left]).toEqual([table, []]);
  }
  for (const table of ['ticket_messages', 'chat_messages', 'tickets', 'users', 'invitations']) {
    const named = rows
      .get(table)
      ?.filter((row) => row.includes(who.email) || row.includes(`Leaver${number}`));
    expect([table, named]).toEqual([table, []]);
  }
  const { body } = await server.call('tickets.get', { as: acme.admin, params: { id: ticket } });
  const said = body.messages.filter(({ senderName }) => senderName === 'Deleted member');
  expect(said.map(({ message }) => message)).toEqual([
    'A new gasket is on its way.',
    'Second one this week.',
  ]);
  expect(body.assignedAgent).toBeNull();
  expect(rows.get('tickets')?.filter((row) => row.includes(globex.id))).toEqual(globexTickets);
});
