import { randomUUID } from 'node:crypto';
import { operations } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSession } from '../auth/store/sessions.ts';
import { newId, now } from '../database/ids.ts';
import { confirmToken } from '../features/accounts/email-links.ts';
import { hashPassword } from '../features/accounts/passwords.ts';
import { resetToken } from '../features/accounts/reset-link.ts';
import { type Inbox, openInbox } from '../mail/test-inbox.ts';
import { staffSocket, startChat } from './chats.ts';
import { type TestMember, testPassword } from './factories.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { greeted, openSocket, socketTicket, type TestSocket } from './socket.ts';

let server: TestServer;
let inbox: Inbox;
let passwordHash: string;

beforeAll(async () => {
  inbox = await openInbox();
  server = await startTestServer({ smtpUrl: inbox.url });
  passwordHash = await hashPassword(testPassword);
});
afterAll(async () => {
  await server.stop();
  await inbox.close();
});

const directory = () => server.context.database.directory;

/** An admin with two sessions; the connections under test are opened in the first. */
interface Person extends TestMember {
  membershipId: string;
  elsewhere: { token: string };
}

async function somebody(): Promise<Person> {
  const [userId, membershipId] = [newId(), newId()];
  const email = `${userId.toLowerCase()}@acme.test`;
  return directory().write(async (tx) => {
    await tx.insert('users', {
      id: userId,
      email,
      password_hash: passwordHash,
      notification_preferences: {},
      created_at: now(),
    });
    const membership = { id: membershipId, user_id: userId, role: 'admin', created_at: now() };
    await tx.org(server.acme.id).insert('memberships', membership);
    const token = await startSession(tx, userId);
    const elsewhere = { token: await startSession(tx, userId) };
    return { userId, membershipId, email, role: 'admin', token, elsewhere };
  });
}

const ends = {
  'log-out': (as: Person) => server.call('auth.logout', { as }),
  'new password': ({ elsewhere: as }: Person) => {
    const body = { currentPassword: testPassword, newPassword: 'quite another secret' };
    return server.call('profile.changePassword', { as, body });
  },
  'another role': ({ membershipId: memberId }: Person) => {
    const body = { role: 'customer' };
    return server.call('team.setRole', { as: server.acme.admin, params: { memberId }, body });
  },
  removal: ({ membershipId: memberId }: Person) =>
    server.call('team.remove', { as: server.acme.admin, params: { memberId } }),
};
type End = keyof typeof ends;

/** Opens a long-lived connection; returns a function that checks whether it still works. */
type Open = (as: Person) => Promise<() => Promise<boolean>>;

const status = async (call: Promise<{ status: number }>) => (await call).status < 400;

/** Whether a socket stays open. A revoked one is closed before the regular check after half a minute. */
const stays = ({ closed }: Pick<TestSocket, 'closed'>) =>
  Promise.race([
    closed.then(() => false),
    new Promise<boolean>((done) => setTimeout(() => done(true), 20_000).unref()),
  ]);

const lasting: Record<string, { open: Open; ends: readonly End[]; because?: string }> = {
  'a session': {
    open: async (as) => () => status(server.call('team.invitations', { as })),
    ends: ['log-out', 'new password', 'another role', 'removal'],
  },
  'the socket of the staff': {
    open: async (as) => {
      const socket = await greeted(server, as);
      return () => stays(socket);
    },
    ends: ['log-out', 'new password', 'another role', 'removal'],
  },
  'the socket of a chat': {
    open: async (as) => {
      const chat = await startChat(server, server.acme);
      const socket = await staffSocket(server, as, chat);
      return () => stays(socket);
    },
    ends: ['log-out', 'new password', 'another role', 'removal'],
  },
  'an unspent ticket for a socket': {
    open: async (as) => {
      const ticket = await socketTicket(server, as);
      return () => openSocket(server, { ticket }).then(Boolean, () => false);
    },
    ends: ['log-out', 'new password', 'another role', 'removal'],
  },
  'the answer kept for an Idempotency-Key': {
    open: async (as) => {
      const body = { email: `${randomUUID()}@else.example` };
      const headers = { 'idempotency-key': randomUUID() };
      const ask = () => server.call('team.invite', { as, body, headers });
      expect((await ask()).status).toBe(201);
      return () => status(ask());
    },
    ends: ['log-out', 'new password', 'another role', 'removal'],
  },
  'a report on its way by mail': {
    open:
      async ({ userId, email }) =>
      async () => {
        // Requested before the permission ended, and generated only now.
        const days = { from: '2026-01-01', to: '2026-01-31' };
        await server.acme.org.write((tx) =>
          tx.record('report.requested', { report: 'tickets', ...days, userId }),
        );
        await server.drain();
        return inbox.received.some(({ to }) => to.includes(email));
      },
    ends: ['another role', 'removal'],
    because: 'it goes to the mailbox of the person, whom a session does not make',
  },
  'a link for a new password': {
    open: async ({ userId, email }) => {
      await server.call('auth.forgotPassword', { body: { email } });
      const query = directory().from('password_resets').where('user_id', userId);
      const row = await directory().first<{ id: string }>(query);
      const token = resetToken(server.context.config, row?.id ?? '');
      const body = { token, newPassword: 'one more new secret' };
      return () => status(server.call('auth.resetPassword', { body }));
    },
    ends: ['new password'],
    because: 'the account is the person’s, whatever they may in an organization',
  },
  'a link to a new address': {
    open: async (as) => {
      const body = { email: `moved.${as.email}` };
      expect((await server.call('profile.update', { as, body })).status).toBe(200);
      const query = directory().from('email_changes').where('user_id', as.userId);
      const row = await directory().first<{ id: string }>(query);
      const token = confirmToken(server.context.config, row?.id ?? '');
      return () => status(fetch(`${server.url}/confirm-email/${token}`, { method: 'POST' }));
    },
    ends: ['new password'],
    because: 'the account is the person’s, and a log-out takes back nothing that was asked for',
  },
  'a key that acts for its maker': {
    open: async (as) => {
      const body = { name: 'Till', permissions: ['tickets:read'] };
      const { key } = (await server.call('apiKeys.create', { as, body })).body.data;
      return () => status(server.call('v1Tickets.list', { as: { token: key } }));
    },
    ends: ['another role', 'removal'],
    because: 'it belongs to the organization, not to a session',
  },
  'a key for programs': {
    open: async (as) => {
      const body = { name: 'Till', permissions: ['tickets:read'], actsForId: null };
      const { key } = (await server.call('apiKeys.create', { as, body })).body.data;
      return () => status(server.call('v1Tickets.list', { as: { token: key } }));
    },
    ends: [],
    because: 'it is the organization’s; whoever removes its maker takes it over or ends it',
  },
  'an invitation': {
    open: async (as) => {
      const body = { email: `${randomUUID()}@else.example` };
      const { id } = (await server.call('team.invite', { as, body })).body;
      const open = async () =>
        (await server.call('team.invitations', { as: server.acme.admin })).body;
      return async () => (await open()).some((one) => one.id === id);
    },
    ends: ['another role', 'removal'],
    because: 'who invited may still invite, whatever session they use',
  },
  'a webhook': {
    open: async (as) => {
      const hook = { name: 'Till', url: 'https://till.example/', events: ['ticket.created'] };
      const { id } = (await server.call('webhooks.create', { as, body: hook })).body.data;
      const params = { id };
      return () => status(server.call('webhooks.get', { as: server.acme.admin, params }));
    },
    ends: [],
    because: 'it is the organization’s; whoever removes its maker takes it over or ends it',
  },
};

describe.each(Object.entries(lasting))(
  'AU-04, WS-08: %s',
  (_what, { open, ends: endedBy, because }) => {
    test.each(Object.keys(ends) as End[])('after: %s', async (end) => {
      const person = await somebody();
      const works = await open(person);
      expect((await ends[end](person)).status).toBeLessThan(300);
      expect(await works()).toBe(!endedBy.includes(end));
      if (endedBy.length < Object.keys(ends).length) expect(because).toBeTruthy();
    });
  },
);

describe('AU-04: everything opened with an API key closes with it', () => {
  const ways = {
    deleted: (params: { id: string }) =>
      server.call('apiKeys.delete', { as: server.acme.admin, params }),
    'switched off': (params: { id: string }) =>
      server.call('apiKeys.update', { as: server.acme.admin, params, body: { isActive: false } }),
  };
  test.each(Object.entries(ways))('when it is %s', async (_how, end) => {
    const body = { name: 'Till', permissions: ['tickets:create', 'tickets:read'] };
    const made = await server.call('apiKeys.create', { as: server.acme.admin, body });
    const as = { token: made.body.data.key };
    const headers = { 'idempotency-key': randomUUID() };
    const ticket = { subject: 'A', description: 'B' };
    const create = () => server.call('v1Tickets.create', { as, body: ticket, headers });
    expect((await create()).status).toBe(201);
    expect((await create()).headers.get('idempotency-replayed')).toBe('true');
    expect((await end({ id: made.body.data.id })).status).toBe(200);
    expect((await create()).status).toBe(401);
    expect((await server.call('v1Tickets.list', { as })).status).toBe(401);
  });
});

test('every operation that deletes an organization is covered here', () => {
  const named = Object.keys(operations).filter((id) => /^organization\.(delete|remove)$/.test(id));
  expect(named).toEqual([]);
});
