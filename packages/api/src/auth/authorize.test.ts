import { type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId, now } from '../database/ids.ts';
import { createKey } from '../features/api-keys/store.ts';
import { startChat } from '../test/chats.ts';
import { makeTicket, type TestMember } from '../test/factories.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';
import { authorize } from './authorize.ts';
import { forgetSession } from './session-memory.ts';
import { startSession } from './store/sessions.ts';
import { grantTicketAccess } from './store/ticket-access.ts';
import { hashToken } from './tokens.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ baseHost: 'helpdesk.example' });
  await server.globex.org.write((tx) =>
    tx.insert('custom_domains', {
      domain: 'help.globex.example',
      token: 't',
      created_at: now(),
      verified_at: now(),
    }),
  );
});
afterAll(() => server.stop());

interface Sent {
  token?: string;
  cookie?: string;
  host?: string;
  params?: Record<string, string>;
  headers?: Record<string, string>;
}

/** The result of a request, as far as it is decided before its body is read. */
function ask(id: OperationId, { token, cookie, host = 'helpdesk.example', ...more }: Sent = {}) {
  const headers: Record<string, string> = { ...more.headers };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (cookie) headers.Cookie = `a=1; helpdesk=${cookie}`;
  const asked = { host, get: (name: string) => headers[name] ?? '', state: { ip: '192.0.2.1' } };
  return authorize(asked, server.context, operations[id], more.params ?? {});
}

const org = (id: string) => expect.objectContaining({ id });
const nobody = {
  session: null,
  member: null,
  holder: null,
  visitor: null,
  key: null,
  org: null,
  token: null,
  own: null,
  sees: {},
  may: expect.any(Function),
  accessMethod: 'membership',
};
const sessionOf = ({ userId }: TestMember) =>
  expect.objectContaining({
    user: expect.objectContaining({ id: userId }),
    byCookie: false,
    onlyIn: null,
    provedAt: expect.stringMatching(/^20/),
  });
const memberOf = ({ userId, role }: TestMember, organizationId: string) => ({
  user: expect.objectContaining({ id: userId }),
  organizationId,
  role,
  permissions: null,
});
const refused = (status: number, message: string, code?: string) =>
  expect.objectContaining({ status, message, ...(code && { code }) });
const unauthorized = refused(401, 'Unauthorized');
const forbidden = refused(403, 'You do not have permission to do this');

describe('a member', () => {
  test('is identified by their session, with their organization and the permissions of their role', async () => {
    const { acme } = server;
    const all = { ...nobody, org: org(acme.id), session: expect.anything() };
    const { agent, customer } = acme;
    const asAgent = await ask('dashboard.stats', { token: agent.token });
    expect(asAgent).toEqual({
      ...all,
      session: sessionOf(agent),
      member: memberOf(agent, acme.id),
      token: agent.token,
      sees: { chats: true },
    });
    expect([asAgent.may('view_live_chat'), asAgent.may('manage_team')]).toEqual([true, false]);
    const asCustomer = await ask('dashboard.stats', { token: customer.token });
    expect(asCustomer).toEqual({
      ...all,
      member: memberOf(customer, acme.id),
      token: customer.token,
      own: customer.userId,
      sees: { chats: false },
    });
    expect([asCustomer.may('create_tickets'), asCustomer.may('view_live_chat')]).toEqual([
      true,
      false,
    ]);
  });

  test("gets permissions that are computed once and can't be changed", async () => {
    const rights = async (as: TestMember) => {
      const { sees, may } = await ask('dashboard.stats', { token: as.token });
      return { sees, may };
    };
    const { agent, customer, admin } = server.acme;
    const [before, other] = [await rights(agent), await rights(customer)];
    await rights(admin);
    const after = [await rights(agent), await rights(customer)];
    expect(after.map(({ sees }) => sees)).toEqual([before.sees, other.sees]);
    expect(after[0]?.sees).toBe(before.sees);
    expect(after[0]?.may).toBe(before.may);
    expect(after[1]?.may).toBe(other.may);
    expect(Object.isFrozen(before.sees)).toBe(true);
  });

  test('can call only what their role allows; each operation checks its own permission', async () => {
    const { agent, customer, admin } = server.acme;
    await expect(ask('chat.list', { token: customer.token })).rejects.toEqual(forbidden);
    await expect(ask('organization.apiKey', { token: agent.token })).rejects.toEqual(forbidden);
    expect((await ask('organization.apiKey', { token: admin.token })).own).toBeNull();
  });

  test.each([{}, { token: 'unknown' }, { headers: { Authorization: 'Basic abc' } }])(
    'signs no one in without a session: %j',
    async (sent) => {
      await expect(ask('tickets.list', sent)).rejects.toEqual(unauthorized);
      await expect(ask('auth.user', sent)).rejects.toEqual(unauthorized);
    },
  );

  test("can't use a session where only an API key is accepted", async () => {
    const { token } = server.acme.admin;
    await expect(ask('v1Tickets.list', { token })).rejects.toEqual(unauthorized);
  });

  test('can write the scheme name in any case, and nothing around the token', async () => {
    const { token } = server.acme.agent;
    const send = (Authorization: string) => ask('tickets.list', { headers: { Authorization } });
    expect((await send(`bearer ${token}`)).token).toBe(token);
    await expect(send(`Bearer ${token} `)).rejects.toEqual(unauthorized);
    await expect(send(`a Bearer ${token}`)).rejects.toEqual(unauthorized);
  });
});

describe('the organization of a request', () => {
  test('comes from its host, else from the header, else from the first membership', async () => {
    const { acme, globex } = server;
    const { userId, token } = acme.customer;
    await globex.org.write((tx) =>
      tx.insert('memberships', { id: newId(), user_id: userId, role: 'agent', created_at: now() }),
    );
    forgetSession(server.context);
    const place = async (sent: Sent) => {
      const { member, accessMethod } = await ask('tickets.list', { token, ...sent });
      return [member?.organizationId, member?.role, accessMethod];
    };
    expect(await place({})).toEqual([acme.id, 'customer', 'membership']);
    const headers = { 'X-Organization': 'globex' };
    expect(await place({ headers })).toEqual([globex.id, 'agent', 'path']);
    const host = 'acme.helpdesk.example:8443';
    expect(await place({ headers, host })).toEqual([acme.id, 'customer', 'subdomain']);
    expect(
      await place({ headers: { 'X-Organization': 'acme' }, host: 'help.globex.example' }),
    ).toEqual([globex.id, 'agent', 'custom_domain']);
  });

  test('is refused to a non-member, who stays signed in', async () => {
    const { agent } = server.acme;
    const { token } = agent;
    const headers = { 'X-Organization': 'globex' };
    await expect(ask('tickets.list', { token, headers })).rejects.toEqual(forbidden);
    await expect(ask('tickets.list', { token, host: 'help.globex.example' })).rejects.toEqual(
      forbidden,
    );
    for (const id of ['auth.user', 'profile.update'] as const) {
      expect(await ask(id, { token, headers })).toEqual({
        ...nobody,
        session: sessionOf(agent),
        token,
      });
    }
  });

  test('is not found for a user without memberships, who stays signed in', async () => {
    const { directory } = server.context.database;
    const id = newId();
    const token = await directory.write(async (tx) => {
      const email = 'nobody@else.example';
      const notification_preferences = {};
      await tx.insert('users', { id, email, notification_preferences, created_at: now() });
      return startSession(tx, id);
    });
    await expect(ask('tickets.list', { token })).rejects.toEqual(
      refused(404, 'Organization not found'),
    );
    const headers = { 'X-Organization': 'acme' };
    await expect(ask('tickets.list', { token, headers })).rejects.toEqual(forbidden);
    expect(await ask('auth.user', { token })).toMatchObject({
      session: { user: { id } },
      org: null,
    });
  });

  test('is refused once it is closed, and its members can then change only their account', async () => {
    const { agent, org: acme } = server.acme;
    const { token } = agent;
    const close = (deletes_at: string | null) =>
      acme.write((tx) => tx.update('organizations', {}, { deletes_at }));
    await close('2099-01-02T03:04:05.000Z');
    const list = await ask('tickets.list', { token }).catch((error) => error);
    const account = await ask('profile.update', { token });
    await close(null);
    expect(list).toEqual(
      refused(
        403,
        'This organization is closed and will be deleted on 2099-01-02. Until then, an admin can reopen it',
        'organization_closed',
      ),
    );
    expect(account).toEqual({ ...nobody, session: sessionOf(agent), token });
    expect((await ask('tickets.list', { token })).org).toEqual(org(server.acme.id));
  });

  test("is the only one for a session from its custom domain, which can't change the account", async () => {
    const { directory } = server.context.database;
    const { globex } = server;
    const token = await directory.write((tx) => startSession(tx, globex.agent.userId, globex.id));
    const host = 'help.globex.example';
    expect(await ask('auth.user', { token, host })).toMatchObject({
      session: { onlyIn: globex.id },
      member: { organizationId: globex.id },
    });
    await expect(ask('profile.update', { token, host })).rejects.toEqual(
      refused(
        403,
        `Sign in at ${server.context.config.publicUrl} to change your account`,
        'only_in_organization',
      ),
    );
    expect((await ask('profile.update', { token: globex.agent.token, host })).member?.role).toBe(
      'agent',
    );
  });
});

describe('a request with a session cookie', () => {
  const crossSite = { 'Sec-Fetch-Site': 'cross-site' };
  const cross = refused(403, 'This request came from another site', 'cross_site');

  test('is made by its user, and marked as sent by a browser', async () => {
    const { agent } = server.acme;
    const { session, token } = await ask('tickets.list', { cookie: agent.token });
    expect(session).toMatchObject({ user: { id: agent.userId }, byCookie: true });
    expect(token).toBe(agent.token);
  });

  test('can only read and use visitor operations if it comes from another site', async () => {
    const sent = { cookie: server.acme.agent.token, headers: crossSite };
    expect((await ask('tickets.list', sent)).member).not.toBeNull();
    expect(await ask('publicForms.submit', sent)).toEqual({ ...nobody, token: sent.cookie });
    expect((await ask('widget.submit', sent)).token).toBe(sent.cookie);
    for (const id of ['tickets.create', 'tickets.update', 'auth.logout', 'auth.login'] as const)
      await expect(ask(id, sent)).rejects.toEqual(cross);
    const own = { ...sent, headers: { 'Sec-Fetch-Site': 'same-origin' } };
    expect((await ask('tickets.create', own)).member).not.toBeNull();
  });

  test('uses the token instead if it has one, from any site', async () => {
    const { agent, admin } = server.acme;
    const both = { token: admin.token, cookie: agent.token, headers: crossSite };
    const { session, token } = await ask('tickets.create', both);
    expect(session).toMatchObject({ user: { id: admin.userId }, byCookie: false });
    expect(token).toBe(admin.token);
  });
});

describe('a program with an API key', () => {
  const keyWith = (...permissions: string[]) =>
    createKey(server.acme.org, { name: 'Shop', permissions });

  test('acts for its organization, within the permissions of the key', async () => {
    const { row, secret } = await keyWith('tickets:read');
    const found = await ask('v1Tickets.list', { token: secret });
    expect(found).toEqual({
      ...nobody,
      key: {
        id: row.id,
        name: 'Shop',
        publicName: expect.stringContaining(server.acme.canary),
        organizationId: server.acme.id,
        permissions: new Set(['tickets:read']),
        gate: null,
        member: null,
        maker: null,
      },
      org: org(server.acme.id),
      token: secret,
    });
    expect(found.may('manage_team')).toBe(true);
    await expect(ask('v1Tickets.create', { token: secret })).rejects.toEqual(forbidden);
  });

  test('is rejected where only a session is accepted, and with an unknown key', async () => {
    const { secret } = await keyWith('tickets:read');
    await expect(ask('auth.user', { token: secret })).rejects.toEqual(unauthorized);
    await expect(ask('v1Tickets.list', { token: 'hdk_unknown' })).rejects.toEqual(unauthorized);
    await expect(ask('v1Tickets.list', { cookie: secret })).rejects.toEqual(unauthorized);
  });
});

describe('a visitor', () => {
  test('needs no token for public operations', async () => {
    expect(await ask('auth.login')).toEqual(nobody);
    expect(await ask('publicForms.submit')).toEqual(nobody);
  });

  test('can read only the ticket that their token belongs to', async () => {
    const { acme } = server;
    const ticketId = await makeTicket(acme);
    const { token } = await acme.org.write((tx) =>
      grantTicketAccess(tx, ticketId, 'vera@acme.example', null),
    );
    const open = (subdomain: string, id: string, sent = token) =>
      ask('publicTickets.get', {
        params: { subdomain, ticketId: id },
        headers: { 'X-Ticket-Access': sent },
      });
    const holder = { ticketId, email: 'vera@acme.example', tokenHash: hashToken(token) };
    expect(await open('acme', ticketId)).toEqual({ ...nobody, holder, org: org(acme.id) });
    const missing = refused(404, 'Ticket not found');
    await expect(open('acme', ticketId, '')).rejects.toEqual(missing);
    await expect(open('acme', await makeTicket(acme))).rejects.toEqual(missing);
    await expect(open('globex', ticketId)).rejects.toEqual(missing);
    await expect(open('nobody', ticketId)).rejects.toEqual(missing);
  });

  test('can read only the chat that their token belongs to', async () => {
    const { acme } = server;
    const chat = await startChat(server, acme);
    const open = (subdomain: string, id: string, sent = chat.token) =>
      ask('publicChat.get', { params: { subdomain, id }, headers: { 'X-Chat-Access': sent } });
    const visitor = { sessionId: chat.id, tokenHash: hashToken(chat.token) };
    expect(await open('acme', chat.id)).toEqual({ ...nobody, visitor, org: org(acme.id) });
    const missing = refused(404, 'Chat session not found');
    await expect(open('acme', chat.id, '')).rejects.toEqual(missing);
    await expect(open('acme', (await startChat(server, acme)).id)).rejects.toEqual(missing);
    await expect(open('globex', chat.id)).rejects.toEqual(missing);
    await expect(open('nobody', chat.id)).rejects.toEqual(missing);
  });
});
