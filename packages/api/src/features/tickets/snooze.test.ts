// @module-tag postgres

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ticketRows } from '../../database/ticket-rows.ts';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { startSecondNode, startTestServer, type TestServer } from '../../test/harness.ts';
import { hasPostgres } from '../../test/needs.ts';
import { waitFor } from '../../test/wait-for.ts';
import { startReceiver, verified } from '../../test/webhook-receiver.ts';
import { replyAsCustomer } from './customer-reply.ts';
import { recountListed } from './store/counts/recount.ts';
import { wakeOverlooked } from './store/snooze.ts';

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

const hour = 3_600_000;
const later = (milliseconds = hour) => new Date(Date.now() + milliseconds).toISOString();

const snooze = (until: string | null, as: TestMember = agent, of = id) =>
  server.call('tickets.snooze', { as, params: { id: of }, body: { until } });
async function snoozed(until: string | null = later(), as: TestMember = agent, of = id) {
  const { status, body, error } = await snooze(until, as, of);
  expect(status, error?.message).toBe(200);
  return body;
}
const unsnooze = (as: TestMember = agent) =>
  server.call('tickets.unsnooze', { as, params: { id } });
const read = async (as: TestMember = agent, of = id) =>
  (await server.call('tickets.get', { as, params: { id: of } })).body;
const update = (body: object, as: TestMember = agent) =>
  server.call('tickets.update', { as, params: { id }, body });
const say = (message: string, isInternal = false, as: TestMember = agent) =>
  server.call('tickets.reply', { as, params: { id }, body: { message, isInternal } });
const listed = async (query: Record<string, unknown>, as: TestMember = agent) => {
  const { body, headers } = await server.call('tickets.list', {
    as,
    query: { limit: 100, ...query },
  });
  return { ids: body.map((ticket) => ticket.id), total: Number(headers.get('x-total-count')) };
};
const unread = async (as: TestMember = agent) =>
  (await server.call('tickets.unread', { as })).body.ids;
const views = async (as: TestMember = agent) =>
  (await server.call('dashboard.counts', { as })).body.views;
/** Checks whether a member is notified that the ticket is back. */
async function isTold(as: TestMember): Promise<boolean> {
  await server.drain();
  const { body } = await server.call('notifications.list', { as });
  const news = body.filter(({ actionUrl }) => actionUrl === `/tickets/${id}`);
  return /Snooze ended/.test(JSON.stringify(news));
}
const timeline = async () =>
  (await read()).timeline.map(({ kind, actor, to }) => ({ kind, actor, to }));

/** Makes a snoozed ticket due. */
async function makeDue(of = id) {
  await server.acme.org.write((tx) =>
    tx.update('ticket_snoozes', { ticket_id: of }, { due_at: new Date(0).toISOString() }),
  );
  await server.drain();
}

describe('a snoozed ticket', () => {
  test('keeps its status, waits for no one and leaves the work views', async () => {
    await update({ assignedAgentId: agent.userId, status: 'in_progress' }, admin);
    const before = await views();
    const until = later();
    const ticket = await snoozed(until);
    expect(ticket).toMatchObject({
      status: 'in_progress',
      turn: null,
      snoozedUntil: until,
      unsnoozedAt: null,
    });
    expect(ticket.snoozedAt).toBe(ticket.updatedAt);
    expect(await views()).toEqual({
      ...before,
      mine: (before?.mine ?? 0) - 1,
      needsReply: (before?.needsReply ?? 0) - 1,
      snoozed: (before?.snoozed ?? 0) + 1,
    });
    for (const query of [{ turn: 'us' }, { turn: 'any', assignedAgentId: agent.userId }]) {
      expect((await listed(query)).ids).not.toContain(id);
    }
    expect((await listed({})).ids[0]).toBe(id);
    expect(await unread(admin)).not.toContain(id);
    await unsnooze();
    expect(await views()).toEqual(before);
  });

  test('is found by a filter and a typed query, combined with its assignee, in every order', async () => {
    const other = await makeTicket(server.acme);
    await update({ assignedAgentId: agent.userId }, admin);
    await snoozed();
    const mine = await listed({ snoozed: true, assignedAgentId: agent.userId });
    expect(mine).toEqual({ ids: [id], total: 1 });
    for (const query of [
      { snoozed: true },
      { query: 'is:snoozed' },
      { snoozed: true, sort: 'priority' },
      { snoozed: true, sort: 'createdAt', status: 'open' },
    ]) {
      const { ids, total } = await listed(query);
      expect(ids).toContain(id);
      expect(ids).not.toContain(other);
      expect(total).toBe(ids.length);
    }
    const awake = await listed({ snoozed: false });
    expect(awake.ids).not.toContain(id);
    expect(awake.ids).toContain(other);
    expect(awake.total).toBe(awake.ids.length);
  });

  test('looks the same to its customer', async () => {
    const before = await read(server.acme.customer);
    await snoozed();
    const { updatedAt: _, turn: __, ...seen } = await read(server.acme.customer);
    expect(before).toMatchObject(seen);
    const as = server.acme.customer;
    const [row] = (await server.call('tickets.list', { as, query: { limit: 100 } })).body.filter(
      (ticket) => ticket.id === id,
    );
    expect(row).toMatchObject({ snoozedAt: null, snoozedUntil: null, unsnoozedAt: null });
    expect(await listed({ snoozed: true }, as)).toEqual({ ids: [], total: 0 });
    expect((await snooze(later(), as)).status).toBe(403);
    expect((await unsnooze(as)).status).toBe(403);
  });

  test('gets a new time when it is snoozed again, and comes back at that time', async () => {
    await snoozed(later());
    const until = later(2 * hour);
    expect(await snoozed(until)).toMatchObject({ snoozedUntil: until });
    const { timeline: before } = await read();
    await snoozed(until);
    expect((await read()).timeline).toEqual(before);
    expect(before.filter(({ kind }) => kind === 'snoozed')).toHaveLength(2);
    await makeDue();
    expect((await read()).snoozedAt).toBeNull();
  });

  test('stays snoozed after notes, staff replies and a change of assignee', async () => {
    await snoozed();
    await say('We wait for the part', true);
    await say('We wait for the part');
    await update({ assignedAgentId: admin.userId }, admin);
    expect((await read()).snoozedAt).not.toBeNull();
  });

  test('has no snooze to run while it is deleted', async () => {
    await snoozed();
    await server.call('tickets.delete', { as: admin, params: { id } });
    const { org } = server.acme;
    expect(await org.all(org.from('ticket_snoozes').where('ticket_id', id))).toEqual([]);
  });

  test('needs a time within the next year, and can only be open or in progress', async () => {
    const sentence = async (until: string) => (await snooze(until)).error?.message;
    expect(await sentence(new Date(Date.now() - 1).toISOString())).toContain(
      'Please choose a time in the future',
    );
    expect(await sentence(later(400 * 24 * hour))).toContain('Please choose a time within a year');
    expect((await snooze(later(), agent, 'nowhere')).status).toBe(404);
    await update({ status: 'resolved' });
    expect((await snooze(later())).error).toMatchObject({
      code: 'not_active',
      message: 'Only open tickets and tickets in progress can be snoozed',
    });
  });
});

describe('it comes back', () => {
  test('at its time: first in the list, unread for everyone, and its assignee is notified', async () => {
    await update({ assignedAgentId: agent.userId }, admin);
    await snoozed(later(), admin);
    await makeTicket(server.acme);
    await makeDue();
    const ticket = await read();
    expect(ticket).toMatchObject({ turn: 'us', snoozedAt: null, snoozedUntil: null });
    expect(ticket.unsnoozedAt).toBe(ticket.updatedAt);
    expect((await listed({ turn: 'us' })).ids[0]).toBe(id);
    expect(await unread()).toContain(id);
    expect(await unread(admin)).toContain(id);
    expect([await isTold(agent), await isTold(admin)]).toEqual([true, false]);
    expect((await timeline()).slice(-2)).toEqual([
      { kind: 'snoozed', actor: expect.stringContaining('admin'), to: expect.any(String) },
      { kind: 'unsnoozed', actor: null, to: 'time' },
    ]);
  });

  test('for the member who snoozed it, if it has no assignee', async () => {
    await snoozed();
    await makeDue();
    expect([await isTold(agent), await isTold(admin)]).toEqual([true, false]);
  });

  test('and is marked as read by opening it, without a new message', async () => {
    await say('We look into it');
    await snoozed();
    await makeDue();
    const seenMessageId = (await read()).messages.at(-1)?.id ?? null;
    await server.call('tickets.markRead', { as: agent, params: { id }, body: { seenMessageId } });
    expect(await unread()).not.toContain(id);
    expect(await unread(admin)).toContain(id);
    await replyAsCustomer(server.acme.org, id, 'Thank you');
    await server.call('tickets.markRead', { as: agent, params: { id }, body: { seenMessageId } });
    expect(await unread()).toContain(id);
  });

  test('automatically, not before its time and only once', async () => {
    // On a busy machine the request itself may take longer than that.
    const until = await waitFor(async () => {
      const soon = later(1_000);
      expect((await snooze(soon)).status).toBe(200);
      return soon;
    });
    await waitFor(async () => expect((await read()).snoozedAt).toBeNull());
    const { unsnoozedAt } = await read();
    expect(unsnoozedAt).not.toBeNull();
    expect(Date.parse(unsnoozedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(until));
    await server.drain();
    expect((await timeline()).filter(({ kind }) => kind === 'unsnoozed')).toHaveLength(1);
  });

  test.each(['with a time', 'without one'])('when its customer answers, %s', async (how) => {
    await snoozed(how === 'with a time' ? later() : null);
    await replyAsCustomer(server.acme.org, id, 'It still leaks');
    const ticket = await read();
    expect(ticket).toMatchObject({ turn: 'us', snoozedAt: null, snoozedUntil: null });
    expect(ticket.unsnoozedAt).toBe(ticket.updatedAt);
    await makeDue();
    expect((await timeline()).filter(({ kind }) => kind === 'unsnoozed')).toEqual([
      { kind: 'unsnoozed', actor: expect.any(String), to: 'reply' },
    ]);
    expect((await read()).updatedAt).toBe(ticket.updatedAt);
  });

  test('marked until staff replies or resolves it', async () => {
    const back = async () => {
      await snoozed();
      await makeDue();
      expect((await read()).unsnoozedAt).not.toBeNull();
    };
    await back();
    await say('A note', true);
    expect((await read()).unsnoozedAt).not.toBeNull();
    await say('Here it is');
    expect((await read()).unsnoozedAt).toBeNull();
    await back();
    await update({ status: 'resolved' });
    expect((await read()).unsnoozedAt).toBeNull();
  });

  test('manually: at once, and without a mark', async () => {
    await snoozed();
    const { status, body } = await unsnooze(admin);
    expect(status).toBe(200);
    expect(body).toMatchObject({ turn: 'us', snoozedAt: null, unsnoozedAt: null });
    expect((await unsnooze(admin)).body).toEqual(body);
    await makeDue();
    expect(await read(admin)).toEqual(body);
    expect(await isTold(agent)).toBe(false);
  });

  test.each(['resolved', 'closed'])('with a ticket that is %s, and stays so', async (status) => {
    const before = await views();
    await snoozed();
    await update({ status });
    await makeDue();
    expect(await read()).toMatchObject({ status, snoozedAt: null, unsnoozedAt: null });
    expect((await views())?.snoozed).toBe(before?.snoozed);
    expect((await timeline()).map(({ kind }) => kind)).not.toContain('unsnoozed');
    expect(await isTold(agent)).toBe(false);
  });
});

test('many tickets can be snoozed in one call, and undoing restores each one’s previous snooze', async () => {
  const other = await makeTicket(server.acme);
  const done = await makeTicket(server.acme);
  await server.call('tickets.update', {
    as: agent,
    params: { id: done },
    body: { status: 'closed' },
  });
  const [first, second] = [later(), later(2 * hour)];
  const count = (await views())?.snoozed ?? 0;
  await snoozed(first, agent, other);
  const bulk = async (body: object) =>
    (await server.call('tickets.bulk', { as: agent, body })).body;
  const result = await bulk({ ids: [id, other, done], snooze: { until: second } });
  expect(result).toMatchObject({
    updated: 2,
    changed: [
      { id, snooze: null },
      { id: other, snooze: { until: first } },
    ],
    failed: [{ id: done, message: 'Only open tickets and tickets in progress can be snoozed' }],
  });
  expect((await views())?.snoozed).toBe(count + 2);
  const onlyIf = { snooze: { until: second } };
  expect(await bulk({ ids: [id], snooze: null, onlyIf })).toMatchObject({ updated: 1 });
  expect(await bulk({ ids: [id], snooze: null, onlyIf })).toMatchObject({
    failed: [{ message: 'This ticket was changed by someone else' }],
  });
  expect(await bulk({ ids: [other], snooze: { until: first }, onlyIf })).toMatchObject({
    updated: 1,
  });
  expect((await read(agent, id)).snoozedAt).toBeNull();
  expect((await read(agent, other)).snoozedUntil).toBe(first);
  await bulk({ ids: [other], snooze: null });
  expect((await views())?.snoozed).toBe(count);
  await bulk({ ids: [id, other], snooze: { until: first } });
  expect((await views())?.snoozed).toBe(count + 2);
  const past = await server.call('tickets.bulk', {
    as: agent,
    body: { ids: [id], snooze: { until: new Date(0).toISOString() } },
  });
  expect(past.error?.message).toContain('Please choose a time in the future');
});

test('webhooks receive events when a ticket is snoozed and when it is back, with the reason', async () => {
  const receiver = await startReceiver();
  const made = await server.call('webhooks.create', {
    as: admin,
    body: { name: 'Shop', url: receiver.url, events: ['ticket.snoozed', 'ticket.unsnoozed'] },
  });
  const until = later();
  await snoozed(until);
  await makeDue();
  const events = receiver.received
    .map((one) => verified(made.body.data.secret, one))
    .toSorted((one, other) => (one.type < other.type ? -1 : 1));
  expect(events.map(({ type, data }) => [type, data])).toEqual([
    ['ticket.snoozed', { ticket: expect.objectContaining({ id }), until }],
    ['ticket.unsnoozed', { ticket: expect.objectContaining({ id }), because: 'time' }],
  ]);
  await server.call('webhooks.delete', { as: admin, params: { id: made.body.data.id } });
  receiver.close();
});

test('two nodes unsnooze each ticket once', async () => {
  // Only one process can own an SQLite file, so the second node is the same one.
  const there = hasPostgres ? await startSecondNode(server) : server;
  const ids = await Promise.all(Array.from({ length: 12 }, () => makeTicket(server.acme)));
  await Promise.all(ids.map((one) => snoozed(later(), agent, one)));
  await server.acme.org.write((tx) =>
    tx.update('ticket_snoozes', { ticket_id: ids }, { due_at: new Date().toISOString() }),
  );
  const all = () => Promise.all(ids.map((one) => read(agent, one)));
  await waitFor(async () =>
    expect((await all()).filter(({ snoozedAt }) => snoozedAt !== null)).toEqual([]),
  );
  await Promise.all([server.drain(), there.drain()]);
  for (const ticket of await all()) {
    expect(ticket.timeline.filter(({ kind }) => kind === 'unsnoozed')).toHaveLength(1);
  }
  if (hasPostgres) await there.stop();
});

test('a snooze that a node of an older release left on an answered or resolved ticket ends soon', async () => {
  const { org } = server.acme;
  const resolved = await makeTicket(server.acme);
  const before = await views();
  await snoozed(null);
  await snoozed(null, agent, resolved);
  await org.write(async (tx) => {
    const said = { last_speaker: 'customer' as const, last_spoken_at: later(1) };
    await ticketRows(tx).update({ id }, said);
    await ticketRows(tx).update({ id: resolved }, { status: 'resolved' });
  });
  await wakeOverlooked(server.context.database);
  expect(await read()).toMatchObject({ turn: 'us', snoozedAt: null });
  expect(await read(agent, resolved)).toMatchObject({ status: 'resolved', snoozedAt: null });
  await recountListed(server.context.database);
  expect((await views())?.snoozed).toBe(before?.snoozed);
});
