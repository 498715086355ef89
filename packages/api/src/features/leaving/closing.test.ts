// @module-tag postgres

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startSession } from '../../auth/store/sessions.ts';
import { newId, now } from '../../database/ids.ts';
import { type Inbox, openInbox } from '../../mail/test-inbox.ts';
import { startChat, visitorSocket } from '../../test/chats.ts';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { promptly } from '../../test/promptly.ts';
import { greeted } from '../../test/socket.ts';
import { waitFor } from '../../test/wait-for.ts';
import { lookAfterClosed } from './organizations-gone.ts';
import { grace } from './store/closing.ts';

let server: TestServer;
let inbox: Inbox;

beforeAll(async () => {
  inbox = await openInbox();
  server = await startTestServer({ smtpUrl: inbox.url });
});
afterAll(async () => {
  await server.stop();
  await inbox.close();
});
afterEach(() =>
  server.acme.org.write((tx) =>
    tx.update('organizations', {}, { deletes_at: null, deletion_told_at: null }),
  ),
);

const nameOf = async (as = server.acme.admin) =>
  (await server.call('organization.get', { as })).body.organization.name;
const close = async (as: TestMember = server.acme.admin, name?: string) =>
  server.call('organization.close', { as, body: { name: name ?? (await nameOf()) } });
const reopen = (as: TestMember = server.acme.admin) => server.call('organization.reopen', { as });
const list = (as: { token: string }) => server.call('tickets.list', { as });
const closed = { status: 403, error: { code: 'organization_closed' } };
const mails = async () => {
  await server.drain();
  return inbox.received.map(({ headers, to }) => `${to.join()}: ${String(headers.subject)}`);
};
/** Adds another member to the organization. */
async function join(role: 'admin' | 'agent', more: object = {}): Promise<TestMember> {
  const { directory } = server.context.database;
  const userId = newId();
  const email = `${userId}@acme.test`;
  const token = await directory.write(async (tx) => {
    const names = { first_name: 'Ann', last_name: 'Other', password_hash: null };
    const row = { id: userId, email, ...names, notification_preferences: {}, created_at: now() };
    await tx.insert('users', row);
    const membership = { id: newId(), user_id: userId, role, created_at: now(), ...more };
    await tx.org(server.acme.id).insert('memberships', membership);
    return startSession(tx, userId);
  });
  return { userId, email, role, token };
}

describe('an organization that an admin closes', () => {
  test('is deleted after 30 days, and tells only its members', async () => {
    const { admin, agent } = server.acme;
    const before = Date.now();
    const { status, body } = await close();
    expect(status).toBe(200);
    const left = Date.parse(body.deletesAt) - before;
    expect(left).toBeGreaterThanOrEqual(grace);
    expect(left).toBeLessThan(grace + 60_000);
    for (const as of [admin, agent]) {
      const refused = await list(as);
      expect(refused).toMatchObject(closed);
      expect(refused.error.message).toContain(body.deletesAt.slice(0, 10));
      const me = await server.call('auth.user', { as });
      expect(me.body.organizations[0]).toMatchObject({ deletesAt: body.deletesAt });
    }
    expect((await list(server.globex.agent)).status).toBe(200);
    const other = await server.call('auth.user', { as: server.globex.admin });
    expect(other.body.organizations[0]).not.toHaveProperty('deletesAt');
  });

  test('does not exist for visitors', async () => {
    const params = { subdomain: 'acme' };
    const chat = await startChat(server, server.acme);
    expect((await server.call('publicOrganization.get', { params })).status).toBe(200);
    await close();
    expect((await server.call('publicOrganization.get', { params })).status).toBe(404);
    expect((await server.call('publicChat.start', { params, body: {} })).status).toBe(404);
    expect((await server.call('publicChat.get', chat.at)).status).toBe(404);
    for (const path of ['/public/help/acme', '/public/contact/acme', '/public/ticket/acme']) {
      expect([path, (await fetch(server.url + path)).status]).toEqual([path, 404]);
    }
    await reopen();
    expect((await server.call('publicOrganization.get', { params })).status).toBe(200);
    expect((await fetch(`${server.url}/public/help/acme`)).status).toBe(200);
  });

  test('rejects its API keys with a message, and accepts them again once it is reopened', async () => {
    const body = { name: 'Reads', permissions: ['tickets:read'] };
    const made = await server.call('apiKeys.create', { as: server.acme.admin, body });
    const as = { token: made.body.data.key ?? '' };
    expect((await server.call('v1Tickets.list', { as })).status).toBe(200);
    await close();
    expect(await server.call('v1Tickets.list', { as })).toMatchObject(closed);
    await reopen();
    expect((await server.call('v1Tickets.list', { as })).status).toBe(200);
  });

  test('closes the sockets of staff and visitors, who see that their chat has ended', async () => {
    const chat = await startChat(server, server.acme, { message: 'Is anybody there?' });
    const visitor = await visitorSocket(server, chat);
    const staff = await greeted(server, server.acme.agent);
    await close();
    const ended = visitor.until(
      ({ type, data }) => type === 'session_updated' && data?.status === 'closed',
    );
    const all = Promise.all([ended, visitor.closed, staff.closed]);
    await promptly(all, () => list(server.globex.agent));
    expect([await visitor.closed, await staff.closed]).toEqual([1000, 1000]);
    await expect(visitorSocket(server, chat)).rejects.toThrow('40');
    await expect(greeted(server, server.acme.agent)).rejects.toThrow('40');
  });

  test('delays scheduled work until it is reopened', async () => {
    const { org } = server.acme;
    const ticket = await makeTicket(server.acme);
    await close();
    await org.write(async (tx) => {
      await tx.insert('scheduled_replies', {
        id: newId(),
        ticket_id: ticket,
        user_id: server.acme.agent.userId,
        body: 'Later',
        send_at: now(),
        due_at: now(),
        created_at: now(),
      });
    });
    await server.drain();
    const waiting = org.from('scheduled_replies').where('ticket_id', ticket).select('id');
    expect(await org.all(waiting)).toHaveLength(1);
    await reopen();
    await server.drain();
    expect(await org.all(waiting)).toHaveLength(0);
  });

  test('reopens with all its data, and can be closed again', async () => {
    const ticket = await makeTicket(server.acme);
    await close();
    expect((await reopen()).status).toBe(204);
    const found = await server.call('tickets.get', {
      as: server.acme.agent,
      params: { id: ticket },
    });
    expect(found.status).toBe(200);
    expect((await reopen()).status).toBe(204);
    expect((await close()).status).toBe(200);
  });

  test('cannot be reopened after the grace period', async () => {
    await close();
    const past = new Date(Date.now() - 1).toISOString();
    await server.acme.org.write((tx) => tx.update('organizations', {}, { deletes_at: past }));
    expect(await reopen()).toMatchObject({ status: 410, error: { code: 'deletion_begun' } });
  });

  test('closes once when asked twice at once, and keeps the date', async () => {
    await server.drain();
    inbox.received.length = 0;
    const { admin } = server.acme;
    const name = await nameOf();
    const both = await Promise.all([close(admin, name), close(admin, name)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(both.map(({ body }) => body.deletesAt)).size).toBe(1);
    expect((await close(admin, 'Globex')).status).toBe(400);
    const told = (await mails()).filter((one) => one.startsWith(server.acme.admin.email));
    expect(told.filter((one) => one.includes('is closed and will be deleted'))).toHaveLength(1);
  });
});

describe('who may close and reopen an organization', () => {
  test('AZ-06: only its admins, not agents, customers, custom roles or other organizations', async () => {
    const rights = { permissions: 'manage_organization manage_settings view_all_tickets' };
    const made = await join('agent', rights);
    const name = await nameOf();
    for (const as of [server.acme.agent, server.acme.customer, made]) {
      expect((await close(as, name)).status).toBe(403);
    }
    expect((await close(server.globex.admin, name)).status).toBe(400);
    const headers = { 'x-organization': 'acme' };
    const foreign = await server.call('organization.close', {
      as: server.globex.admin,
      headers,
      body: { name },
    });
    expect(foreign.status).toBe(403);
    expect((await list(server.acme.agent)).status).toBe(200);
    await close();
    for (const as of [server.acme.agent, server.acme.customer, made]) {
      expect((await reopen(as)).status).toBe(403);
    }
    const stranger = { as: server.globex.admin, headers };
    expect((await server.call('organization.reopen', stranger)).status).toBe(403);
    expect((await list(server.acme.agent)).status).toBe(403);
  });

  test('an admin confirms its name and has a recent sign-in', async () => {
    const wrong = await close(server.acme.admin, 'Globex');
    expect(wrong).toMatchObject({ status: 400, error: { errors: [{ field: 'name' }] } });
    const old = new Date(Date.now() - 60 * 60_000).toISOString();
    const { directory } = server.context.database;
    const as = { ...server.acme.admin };
    as.token = await directory.write((tx) => startSession(tx, as.userId));
    await directory.write((tx) =>
      tx.update('sessions', { user_id: as.userId }, { proved_at: old }),
    );
    const name = await nameOf(as);
    const stale = await close(as, name);
    expect(stale).toMatchObject({ status: 403, error: { code: 'fresh_proof_needed' } });
    await directory.write((tx) =>
      tx.update('sessions', { user_id: as.userId }, { proved_at: now() }),
    );
  });
});

test('admins get an email when it is closed, three days before its deletion, and when it is reopened', async () => {
  const second = await join('admin');
  await server.drain();
  inbox.received.length = 0;
  const name = await nameOf();
  const { body } = await close(server.acme.admin, name);
  const admins = [server.acme.admin.email, second.email];
  const told = (await mails()).sort();
  for (const email of admins) {
    expect(told.filter((one) => one.startsWith(email))).toEqual([
      `${email}: ${name} is closed and will be deleted`,
    ]);
  }
  expect(told.some((one) => one.startsWith(server.acme.agent.email))).toBe(false);
  const end = Date.parse(body.deletesAt);
  const day = 24 * 60 * 60 * 1000;
  await lookAfterClosed(server.context, end - 3 * day - 1);
  expect(await mails()).toHaveLength(told.length);
  for (let round = 0; round < 2; round += 1) await lookAfterClosed(server.context, end - 3 * day);
  const soon = (await mails()).filter((one) => one.includes('in three days')).sort();
  expect(soon).toEqual(
    admins.map((email) => `${email}: ${name} will be deleted in three days`).sort(),
  );
  await reopen();
  const after = (await mails()).filter((one) => one.includes('was reopened'));
  expect(after).toHaveLength(2);
  await waitFor(async () => expect((await list(server.acme.agent)).status).toBe(200));
});
