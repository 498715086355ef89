// @module-tag postgres

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { grantTicketAccess } from '../../auth/store/ticket-access.ts';
import type { OrgTable } from '../../database/tables.ts';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { startReceiver, verified } from '../../test/webhook-receiver.ts';
import { replyAsCustomer } from './customer-reply.ts';
import { ownColumn, ownTables } from './store/archive/content.ts';
import { expireArchived } from './store/archive/expire.ts';

let server: TestServer;
let id: string;
let agent: TestMember;
let admin: TestMember;

beforeAll(async () => {
  server = await startTestServer({ allowPrivateTargets: true });
  ({ agent, admin } = server.acme);
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = await makeTicket(server.acme, { customerUserId: server.acme.customer.userId });
});

const read = (as: TestMember = agent, of = id) =>
  server.call('tickets.get', { as, params: { id: of } });
const remove = (as: TestMember = admin, of = id) =>
  server.call('tickets.delete', { as, params: { id: of } });
const act = async (
  verb: 'restore' | 'deleteForGood' | 'markSpam' | 'unmarkSpam',
  ids: string[] = [id],
  as: TestMember = admin,
) => {
  const { status, body, error } = await server.call(`tickets.${verb}`, { as, body: { ids } });
  expect(status, error?.message).toBe(200);
  return body;
};
const listIn = async (place: 'Deleted' | 'Spam', as: TestMember = admin) => {
  const { body, headers } = await server.call(`tickets.list${place}`, {
    as,
    query: { limit: 200 },
  });
  return { items: body, total: Number(headers.get('x-total-count')) };
};
const isIn = async (place: 'Deleted' | 'Spam', of = id) =>
  (await listIn(place)).items.some((ticket) => ticket.id === of);
const rows = (table: OrgTable, column: string, of = id) =>
  server.acme.org.all(server.acme.org.from(table).where(column, of));
const counters = async () => {
  const { org } = server.acme;
  const all = await org.all<{ name: string; value: number }>(org.from('counters'));
  return Object.fromEntries(all.flatMap(({ name, value }) => (value ? [[name, value]] : [])));
};
/** Creates a ticket with rows in all of its own tables. */
async function full() {
  const { org } = server.acme;
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const other = await makeTicket(server.acme);
  const ids = [id, other];
  await server.call('tickets.merge', { as: agent, body: { ids, intoId: id } });
  const tag = await server.call('tags.create', {
    as: agent,
    body: { name: `Tag ${Math.random()}`, color: 'blue' },
  });
  await server.call('tickets.update', {
    as: agent,
    params: { id },
    body: {
      addTagIds: [tag.body.id],
      assignedAgentId: agent.userId,
      priority: 'high',
      addCcs: [{ email: 'carl@acme.example' }],
    },
  });
  await replyAsCustomer(org, id, 'A kettle of copper');
  const body = { message: 'Nobody knows', isInternal: true, mentions: [agent.userId] };
  await server.call('tickets.reply', { as: agent, params: { id }, body });
  await org.write(async (tx) => {
    await grantTicketAccess(tx, id, 'vera@acme.example', null);
    await tx.insert('ticket_former_people', { ticket_id: id, email: 'former@acme.example' });
    await tx.insert('ticket_splits', {
      ticket_id: id,
      from_id: other,
      split_at: at(0),
      kept: null,
    });
  });
  const linked = { ticketId: await makeTicket(server.acme), kind: 'related' };
  await server.call('tickets.link', { as: agent, params: { id }, body: linked });
  const reply = { message: 'Later', sendAt: at(5) };
  await server.call('tickets.scheduleReply', { as: agent, params: { id }, body: reply });
  await server.call('tickets.snooze', { as: agent, params: { id }, body: { until: at(4) } });
  const task = { title: 'Call the courier', assigneeId: agent.userId };
  await server.call('tasks.create', { as: agent, params: { id }, body: task });
  await server.call('time.create', { as: agent, params: { id }, body: { minutes: 80 } });
  const made = { name: id, note: 'Soon' };
  const { body: macro } = await server.call('macros.create', { as: agent, body: made });
  const hold = { ids: [id], holdSeconds: 60 };
  await server.call('macros.apply', { as: agent, params: { id: macro.id }, body: hold });
  return tag.body.id;
}

describe('what is deleted', () => {
  test('is only in the trash, and is restored unchanged', async () => {
    await full();
    await server.drain();
    const { body: before } = await read();
    const counted = await counters();
    const kept = await Promise.all(ownTables.map((table) => rows(table, ownColumn(table))));
    for (const [at, table] of ownTables.entries()) expect(kept[at], table).not.toEqual([]);
    expect((await remove()).status).toBe(204);
    expect((await read()).status).toBe(404);
    expect((await read(admin)).status).toBe(404);
    for (const table of ownTables) expect(await rows(table, ownColumn(table)), table).toEqual([]);
    expect(await rows('search_documents', 'target_id')).toEqual([]);
    const { items, total } = await listIn('Deleted');
    expect(items[0]).toMatchObject({
      id,
      ticketNumber: before.ticketNumber,
      subject: before.subject,
      putAwayBy: `admin ${server.acme.canary}`,
      blockedBy: null,
    });
    expect(total).toBe(items.length);
    expect(await act('restore')).toEqual({ done: [id], failed: [] });
    const { body: after } = await read();
    const { timeline, ...shown } = after;
    expect(timeline.slice(0, before.timeline.length)).toEqual(before.timeline);
    expect(timeline.slice(before.timeline.length)).toMatchObject([
      { kind: 'deleted' },
      { kind: 'restored', from: 'trash', to: null },
    ]);
    const { timeline: _, ...was } = before;
    expect(shown).toEqual(was);
    expect(await counters()).toEqual(counted);
    expect(await isIn('Deleted')).toBe(false);
    const found = await server.call('search.query', {
      as: agent,
      query: { q: 'kettle of copper' },
    });
    expect(JSON.stringify(found.body)).toContain(id);
  });

  test('opens for its requester with the same link after it is restored, not before', async () => {
    const { token } = await server.acme.org.write((tx) =>
      grantTicketAccess(tx, id, 'vera@acme.example', null),
    );
    const look = () =>
      server.call('publicTickets.get', {
        params: { subdomain: 'acme', ticketId: id },
        headers: { 'x-ticket-access': token },
      });
    expect((await look()).status).toBe(200);
    await remove();
    expect((await look()).status).toBe(404);
    await act('restore');
    expect((await look()).status).toBe(200);
  });

  test('is referenced again by its submission and its follow-up', async () => {
    await server.call('tickets.update', { as: agent, params: { id }, body: { status: 'closed' } });
    const { followUp } = await replyAsCustomer(server.acme.org, id, 'Again');
    const of = String(followUp?.id);
    await remove();
    expect(await rows('tickets', 'id', of)).toMatchObject([{ follow_up_of: null }]);
    await act('restore');
    expect(await rows('tickets', 'id', of)).toMatchObject([{ follow_up_of: id }]);
  });

  test('sends no scheduled reply while it is deleted, and its author is notified', async () => {
    await full();
    await remove();
    const { org } = server.acme;
    const past = new Date(Date.now() - 60_000).toISOString();
    await org.write(async (tx) => {
      const row = await tx.first<{ content: string }>(tx.from('put_away_tickets').where('id', id));
      const content = JSON.parse(row?.content ?? '');
      for (const reply of content.scheduled_replies) reply.due_at = past;
      await tx.update('put_away_tickets', { id }, { content: JSON.stringify(content) });
    });
    await act('restore');
    await server.drain();
    const { body } = await read();
    expect(body.scheduledReplies).toMatchObject([{ message: 'Later', stopped: 'put_away' }]);
    expect(body.messages.map(({ message }) => message)).not.toContain('Later');
    const { body: news } = await server.call('notifications.list', { as: agent });
    expect(JSON.stringify(news)).toContain('the ticket is in spam or trash');
  });

  test('is restored without former members and deleted tags', async () => {
    const { org } = server.acme;
    const tagId = await full();
    await remove();
    await org.write(async (tx) => {
      const row = await tx.first<{ content: string }>(tx.from('put_away_tickets').where('id', id));
      const content = JSON.parse(row?.content ?? '');
      content.ticket.assigned_agent_id = 'gone';
      content.ticket_reads[0].user_id = 'gone';
      await tx.remove('all_tags', { id: tagId });
      await tx.update('put_away_tickets', { id }, { content: JSON.stringify(content) });
    });
    await act('restore');
    const { body } = await read();
    expect(body).toMatchObject({ assignedAgent: null, tags: [] });
  });

  test('is permanently deleted along with the emails it came from', async () => {
    const { org } = server.acme;
    const at = new Date().toISOString();
    await org.write((tx) =>
      tx.insert('inbound_mails', {
        id: `mail${id}`,
        recipients: [],
        size: 1,
        state: 'done',
        ticket_id: id,
        received_at: at,
        raw: new Uint8Array([1]),
      }),
    );
    expect((await act('deleteForGood')).failed).toMatchObject([{ id }]);
    await remove();
    expect(await act('deleteForGood')).toEqual({ done: [id], failed: [] });
    expect(await rows('inbound_mails', 'ticket_id')).toEqual([]);
    expect(await isIn('Deleted')).toBe(false);
    expect((await act('restore')).failed).toMatchObject([{ id }]);
  });

  test('is deleted permanently after 30 days, once; spam moves to the trash after 30 days', async () => {
    const { org, agent: by } = server.acme;
    const spam = await makeTicket(server.acme);
    const young = await makeTicket(server.acme);
    await remove();
    await remove(admin, young);
    await act('markSpam', [spam], by);
    const old = new Date(Date.now() - 31 * 86_400_000).toISOString();
    await org.write((tx) =>
      tx.update('put_away_tickets', { id: [id, spam] }, { put_away_at: old }),
    );
    await Promise.all([
      expireArchived(server.context.database),
      expireArchived(server.context.database),
    ]);
    const { items, total } = await listIn('Deleted');
    expect(items.map((ticket) => ticket.id)).not.toContain(id);
    expect(items.map((ticket) => ticket.id)).toEqual(expect.arrayContaining([spam, young]));
    expect(total).toBe(items.length);
    expect((await listIn('Spam')).items.map((ticket) => ticket.id)).not.toContain(spam);
    const events = org.from('events').where('name', 'tickets.deleted_for_good');
    const told = await org.all<{ payload: string }>(events);
    expect(told.filter(({ payload }) => payload.includes(id))).toHaveLength(1);
  });
});

describe('spam', () => {
  test('is excluded from lists, counts and metrics, and is restored unchanged', async () => {
    await full();
    await server.drain();
    const { body: before } = await read();
    const counted = await counters();
    const views = async () => (await server.call('dashboard.counts', { as: agent })).body.views;
    const spamBefore = (await views())?.spam ?? 0;
    expect(await act('markSpam', [id], agent)).toEqual({ done: [id], failed: [] });
    expect((await read()).status).toBe(404);
    expect((await views())?.spam).toBe(spamBefore + 1);
    const list = await server.call('tickets.list', { as: agent, query: { limit: 200 } });
    expect(list.body.map((ticket) => ticket.id)).not.toContain(id);
    const spam = await server.call('tickets.getSpam', { as: agent, params: { id } });
    expect(spam.body).toMatchObject({
      id,
      description: before.description,
      evidence: [],
      messages: before.messages.map(({ message }) => ({ message })),
    });
    expect(await act('unmarkSpam', [id], agent)).toEqual({ done: [id], failed: [] });
    const { body: after } = await read();
    expect({ ...after, timeline: [] }).toEqual({ ...before, timeline: [] });
    expect(after.timeline.slice(-2)).toMatchObject([
      { kind: 'spam' },
      { kind: 'restored', from: 'spam' },
    ]);
    expect(await counters()).toEqual(counted);
  });

  test('works for long lists, moves each ticket once, and lists missing tickets separately', async () => {
    const ids = await Promise.all(Array.from({ length: 53 }, () => makeTicket(server.acme)));
    const asked = [...ids, ids[0] ?? '', 'none'];
    const { done, failed } = await act('markSpam', asked);
    expect(done).toEqual(ids);
    expect(failed).toMatchObject([{ id: 'none' }]);
    expect((await act('unmarkSpam', ids)).done).toEqual(ids);
  });

  test('marks notifications about it as read', async () => {
    await server.call('tickets.update', {
      as: admin,
      params: { id },
      body: { assignedAgentId: agent.userId },
    });
    await server.drain();
    const unread = async () =>
      (await server.call('notifications.list', { as: agent })).body.filter(
        ({ actionUrl, isRead }) => actionUrl === `/tickets/${id}` && !isRead,
      );
    expect(await unread()).not.toEqual([]);
    await act('markSpam');
    await server.drain();
    expect(await unread()).toEqual([]);
  });
});

describe('permissions', () => {
  test('only members who can delete tickets see the trash, restore tickets and delete them permanently', async () => {
    await remove();
    const { customer } = server.acme;
    for (const as of [agent, customer]) {
      const list = await server.call('tickets.listDeleted', { as });
      const shown = await server.call('tickets.getDeleted', { as, params: { id } });
      const back = await server.call('tickets.restore', { as, body: { ids: [id] } });
      const gone = await server.call('tickets.deleteForGood', { as, body: { ids: [id] } });
      expect([list, shown, back, gone].map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    }
    expect(await isIn('Deleted')).toBe(true);
    // Agents manage spam, but a ticket in the trash is not spam.
    expect((await act('unmarkSpam', [id], agent)).failed).toMatchObject([{ id }]);
    const spam = await server.call('tickets.markSpam', { as: customer, body: { ids: [id] } });
    expect(spam.status).toBe(403);
  });

  test('tickets of another organization don’t exist', async () => {
    const other = server.globex.admin;
    for (const verb of ['markSpam', 'unmarkSpam', 'restore', 'deleteForGood'] as const) {
      expect(await act(verb, [id], other)).toMatchObject({ done: [], failed: [{ id }] });
    }
    await remove();
    for (const verb of ['restore', 'deleteForGood'] as const) {
      expect(await act(verb, [id], other)).toMatchObject({ done: [], failed: [{ id }] });
    }
    const shown = await server.call('tickets.getDeleted', { as: other, params: { id } });
    expect(shown.status).toBe(404);
    expect(await isIn('Deleted')).toBe(true);
  });

  test('concurrent requests: one succeeds, and restoring and deleting permanently never both do', async () => {
    const marked = await Promise.all([1, 2, 3, 4].map(() => act('markSpam')));
    expect(marked.flatMap(({ done }) => done)).toEqual([id]);
    const back = await Promise.all([1, 2, 3, 4].map(() => act('unmarkSpam')));
    expect(back.flatMap(({ done }) => done)).toEqual([id]);
    const twice = await act('markSpam', [id, id]);
    expect(twice).toEqual({ done: [id], failed: [] });
    await act('unmarkSpam');
    for (let round = 0; round < 5; round += 1) {
      const of = await makeTicket(server.acme);
      await remove(admin, of);
      const [restored, gone] = await Promise.all([
        act('restore', [of]),
        act('deleteForGood', [of]),
      ]);
      expect(restored.done.length + gone.done.length).toBe(1);
      expect((await read(admin, of)).status).toBe(restored.done.length ? 200 : 404);
    }
    const { items, total } = await listIn('Deleted');
    expect(total).toBe(items.length);
  });
});

test('webhooks receive events for spam, the trash and restored tickets', async () => {
  const receiver = await startReceiver();
  const { body: made } = await server.call('webhooks.create', {
    as: admin,
    body: {
      name: 'Shop',
      url: receiver.url,
      events: ['ticket.marked_as_spam', 'ticket.deleted', 'ticket.restored'],
    },
  });
  await act('markSpam');
  await act('unmarkSpam');
  await remove();
  await act('restore');
  await server.drain();
  const events = receiver.received.map((request) => verified(made.data.secret, request));
  const ticket = expect.objectContaining({ id, tags: [] });
  // Deliveries run concurrently, so their order isn't guaranteed.
  expect(events).toHaveLength(4);
  expect(events.map(({ type, data }) => [type, data])).toEqual(
    expect.arrayContaining([
      ['ticket.marked_as_spam', { ticket }],
      ['ticket.restored', { ticket, from: 'spam' }],
      ['ticket.deleted', { ticket }],
      ['ticket.restored', { ticket, from: 'trash' }],
    ]),
  );
  await server.call('webhooks.delete', { as: admin, params: { id: made.data.id } });
  receiver.close();
});
