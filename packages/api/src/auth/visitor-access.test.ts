import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ticketRows } from '../database/ticket-rows.ts';
import { startChat } from '../test/chats.ts';
import { makeTicket } from '../test/factories.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';
import { findChatVisitor, isVisitorToken, organizationOfVisitor } from './store/chat-access.ts';
import { findTicketHolder, grantTicketAccess, renewTicketAccess } from './store/ticket-access.ts';
import { hashToken } from './tokens.ts';

const begin = Date.parse('2030-01-01T00:00:00.000Z');
const hour = 60 * 60 * 1000;
const day = 24 * hour;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: begin });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the access token of a chat's visitor", () => {
  const directory = () => server.context.database.directory;

  test('opens only this chat in this organization', async () => {
    const { acme, globex } = server;
    const [chat, other] = [await startChat(server, acme), await startChat(server, acme)];
    expect(isVisitorToken(chat.token)).toBe(true);
    expect(isVisitorToken(acme.agent.token)).toBe(false);
    const visitor = { sessionId: chat.id, tokenHash: hashToken(chat.token) };
    expect(await findChatVisitor(acme.org, chat.id, chat.token)).toEqual(visitor);
    expect(await organizationOfVisitor(directory(), chat.id, chat.token)).toBe(acme.id);
    expect(await findChatVisitor(globex.org, chat.id, chat.token)).toBeNull();
    expect(await findChatVisitor(acme.org, chat.id, other.token)).toBeNull();
    expect(await organizationOfVisitor(directory(), other.id, chat.token)).toBeNull();
  });

  test('is valid for thirty days', async () => {
    const { org } = server.acme;
    const { id, token } = await startChat(server, server.acme);
    vi.setSystemTime(begin + 30 * day - 1);
    expect(await findChatVisitor(org, id, token)).not.toBeNull();
    expect(await organizationOfVisitor(directory(), id, token)).toBe(server.acme.id);
    vi.setSystemTime(begin + 30 * day);
    expect(await findChatVisitor(org, id, token)).toBeNull();
    expect(await organizationOfVisitor(directory(), id, token)).toBeNull();
  });
});

describe("the access token of a ticket's requester", () => {
  const email = 'vera@acme.example';
  const grant = (ticketId: string) =>
    server.acme.org.write((tx) => grantTicketAccess(tx, ticketId, email, null));
  const find = (ticketId: string, token: string) =>
    findTicketHolder(server.acme.org, ticketId, token);
  const rowOf = (token: string) => {
    const { org } = server.acme;
    return org.first<{ last_used_at: string; created_at: string }>(
      org.from('ticket_access').where('token_hash', hashToken(token)),
    );
  };

  test('opens only this ticket in this organization', async () => {
    const [id, other] = [await makeTicket(server.acme), await makeTicket(server.acme)];
    const { token, expiresAt } = await grant(id);
    expect(expiresAt).toBe('2030-01-02T00:00:00.000Z');
    expect(await find(id, token)).toEqual({ ticketId: id, email, tokenHash: hashToken(token) });
    expect(await find(other, token)).toBeNull();
    expect(await find(id, 'another')).toBeNull();
    expect(await findTicketHolder(server.globex.org, id, token)).toBeNull();
  });

  test('records its last use, but not that of other tokens', async () => {
    const id = await makeTicket(server.acme);
    const [{ token }, other] = [await grant(id), await grant(id)];
    vi.setSystemTime(begin + 2 * hour);
    await find(id, token);
    expect((await rowOf(token))?.last_used_at).toBe('2030-01-01T02:00:00.000Z');
    expect((await rowOf(other.token))?.last_used_at).toBe('2030-01-01T00:00:00.000Z');
  });

  test('ends when the ticket gets another requester', async () => {
    const id = await makeTicket(server.acme);
    const { token } = await grant(id);
    await server.acme.org.write((tx) =>
      ticketRows(tx).update({ id }, { customer_email: 'walt@acme.example' }),
    );
    expect(await find(id, token)).toBeNull();
  });

  test('ends after an idle day; its use is written once an hour', async () => {
    const id = await makeTicket(server.acme);
    const { token } = await grant(id);
    vi.setSystemTime(begin + hour);
    await find(id, token);
    expect((await rowOf(token))?.last_used_at).toBe('2030-01-01T00:00:00.000Z');
    vi.setSystemTime(begin + day);
    expect(await find(id, token)).not.toBeNull();
    expect((await rowOf(token))?.last_used_at).toBe('2030-01-02T00:00:00.000Z');
    vi.setSystemTime(begin + 2 * day + 1);
    expect(await find(id, token)).toBeNull();
  });

  test('ends after thirty days, even if it is used', async () => {
    const id = await makeTicket(server.acme);
    const { token } = await grant(id);
    const used = { last_used_at: new Date(begin + 30 * day - hour).toISOString() };
    await server.acme.org.write((tx) =>
      tx.update('ticket_access', { token_hash: hashToken(token) }, used),
    );
    vi.setSystemTime(begin + 30 * day);
    expect(await find(id, token)).not.toBeNull();
    vi.setSystemTime(begin + 30 * day + 1);
    expect(await find(id, token)).toBeNull();
  });

  test('from an email works for thirty days, and each visit renews it', async () => {
    const id = await makeTicket(server.acme);
    const token = 'a mailed token';
    await server.acme.org.write((tx) => renewTicketAccess(tx, id, email, token, null));
    for (const days of [29, 58]) {
      vi.setSystemTime(begin + days * day);
      expect(await find(id, token)).not.toBeNull();
    }
    vi.setSystemTime(begin + 88 * day + 1);
    expect(await find(id, token)).toBeNull();
  });

  test('repeated in every email is valid for thirty days after the last one', async () => {
    const id = await makeTicket(server.acme);
    const renew = () =>
      server.acme.org.write((tx) => renewTicketAccess(tx, id, email, 'a derived token', null));
    await renew();
    const { token } = await grant(id);
    vi.setSystemTime(begin + 29 * day);
    await renew();
    expect((await rowOf(token))?.last_used_at).toBe('2030-01-01T00:00:00.000Z');
    expect(await rowOf('a derived token')).toMatchObject({
      created_at: '2030-01-01T00:00:00.000Z',
      last_used_at: '2030-01-30T00:00:00.000Z',
      expires_at: '2030-03-01T00:00:00.000Z',
    });
    expect(await find(id, 'a derived token')).not.toBeNull();
  });

  test('to a ticket that its message was split off to stays valid when the other ticket comes back', async () => {
    vi.useRealTimers();
    const [from, to] = [await makeTicket(server.acme), await makeTicket(server.acme)];
    const renew = (id: string) =>
      server.acme.org.write((tx) => renewTicketAccess(tx, id, email, 'of a message', null));
    await renew(from);
    await renew(to);
    expect(await find(from, 'of a message')).toBeNull();
    expect(await find(to, 'of a message')).not.toBeNull();
    await renew(from);
    const as = server.acme.admin;
    await server.call('tickets.delete', { as, params: { id: from } });
    await renew(to);
    const back = await server.call('tickets.restore', { as, body: { ids: [from] } });
    expect(back.status, back.error?.message).toBe(200);
    expect(await find(to, 'of a message')).not.toBeNull();
  });

  test('from an email about a merged ticket follows that ticket when it is split off', async () => {
    vi.useRealTimers();
    const { admin: as, org } = server.acme;
    const ids = [await makeTicket(server.acme), await makeTicket(server.acme)] as const;
    const [root, merged] = ids;
    const { ticketNumber } = (await server.call('tickets.get', { as, params: { id: merged } }))
      .body;
    expect((await server.call('tickets.merge', { as, body: { ids: [...ids] } })).status).toBe(200);
    const renew = (token: string, number: string | null) =>
      org.write((tx) => renewTicketAccess(tx, root, email, token, number));
    await renew('of the merged one', ticketNumber);
    await renew('of the other one', null);
    await server.call('tickets.unmerge', { as, body: { ids: [merged] } });
    expect((await find(merged, 'of the merged one'))?.ticketId).toBe(merged);
    expect(await find(root, 'of the merged one')).toBeNull();
    expect((await find(root, 'of the other one'))?.ticketId).toBe(root);
  });
});
