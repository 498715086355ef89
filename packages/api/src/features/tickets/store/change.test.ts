// @module-tag postgres

import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../database/test-database.ts';
import { eventsAfter, lastSeq } from '../../../events/read.ts';
import { makeOrganization, makeTicket, type TestOrganization } from '../../../test/factories.ts';
import { readCcs } from '../read/ccs.ts';
import { findTicket, mustFind, readActivity, readMessages } from '../read/tickets.ts';
import { releaseTickets } from './release.ts';
import { addMessage } from './replies/reply.ts';
import { updateTicket, versionOf } from './update.ts';

let stored: TestDatabase;
let acme: TestOrganization;
let id: string;
let seq: number;

beforeAll(async () => {
  stored = await openTestDatabase();
  acme = await makeOrganization(stored.database, 'acme');
});
afterAll(() => stored.remove());
beforeEach(async () => {
  id = await makeTicket(acme);
  await forget();
});
afterEach(() => {
  vi.useRealTimers();
});

const forget = async () => {
  seq = await lastSeq(acme.org);
};
/** The events recorded since, without their tickets. */
const recorded = async () =>
  (await eventsAfter(acme.org, seq)).map(({ name, payload }) => {
    const { ticket: _, ...rest } = payload as { ticket: unknown };
    return { name, ...rest };
  });
const actor = { type: 'staff', userId: null, name: 'Bea' } as const;
const vera = { type: 'customer', userId: null, name: 'Vera' } as const;
const update = (change: Parameters<typeof updateTicket>[2]) =>
  updateTicket(acme.org, id, change, actor, null);
const ticket = async () => {
  const found = await findTicket(acme.org, id, null);
  if (!found) throw new Error('There is no such ticket');
  return found;
};
const message = {
  body: 'Hello',
  authorType: 'staff',
  visibility: 'public',
  userId: null,
  authorName: 'Bea',
  authorEmail: 'bea@acme.test',
} as const;
const say = (more: object = {}, by: typeof actor | typeof vera = actor) =>
  addMessage(acme.org, id, { ...message, ...more }, by);

test('a reply is stored with its author and recorded with its visibility', async () => {
  const { userId } = acme.agent;
  const answer = await say({ userId });
  const note = await say({ visibility: 'internal' });
  const common = { name: 'ticket.replied', actor, reopened: false };
  expect(await recorded()).toEqual([
    { ...common, messageId: answer, visibility: 'public' },
    { ...common, messageId: note, visibility: 'internal' },
  ]);
  expect(await readMessages(acme.org, id)).toMatchObject([
    {
      id: answer,
      body: 'Hello',
      author_type: 'staff',
      visibility: 'public',
      user_id: userId,
      author_name: 'Bea',
      author_email: 'bea@acme.test',
    },
    { id: note, visibility: 'internal', user_id: null },
  ]);
});

test('only a customer’s message reopens a ticket, and only a resolved one', async () => {
  await update({ status: 'resolved' });
  await say();
  await update({ priority: 'high' });
  expect((await ticket()).status).toBe('resolved');
  await forget();
  await say({ authorType: 'customer' }, vera);
  expect((await ticket()).status).toBe('open');
  expect(await recorded()).toMatchObject([{ name: 'ticket.replied', reopened: true }]);
  for (const status of ['in_progress', 'closed'] as const) {
    await update({ status });
    await say({ authorType: 'customer' }, vera);
    expect((await ticket()).status).toBe(status);
  }
});

test('a change is recorded with the values before and after, and the previous assignee', async () => {
  const { agent, admin } = acme;
  await update({ assignedAgentId: agent.userId, priority: 'high' });
  await update({ assignedAgentId: admin.userId });
  expect(await recorded()).toEqual([
    {
      name: 'ticket.updated',
      actor,
      changes: {
        assignedAgentId: { from: null, to: agent.userId },
        priority: { from: 'normal', to: 'high' },
      },
    },
    { name: 'ticket.assigned', actor, previousAgentId: null },
    {
      name: 'ticket.updated',
      actor,
      changes: { assignedAgentId: { from: agent.userId, to: admin.userId } },
    },
    { name: 'ticket.assigned', actor, previousAgentId: agent.userId },
  ]);
});

test('people in Cc are added and removed one by one, and the events list all of them before and after', async () => {
  const [kim, lee] = ['kim@example.com', 'lee@example.com'];
  await update({ addCcs: [{ email: kim }, { email: lee }] });
  await update({ removeCcs: [kim] });
  expect((await readCcs(acme.org, id)).map(({ email }) => email)).toEqual([lee]);
  expect(await recorded()).toMatchObject([
    { name: 'ticket.updated', changes: { ccs: { from: null, to: `${kim}, ${lee}` } } },
    { name: 'ticket.updated', changes: { ccs: { from: `${kim}, ${lee}`, to: lee } } },
  ]);
});

test('resolving a ticket has its own event, closing doesn’t', async () => {
  await update({ status: 'resolved' });
  await update({ status: 'closed' });
  expect((await recorded()).map(({ name }) => name)).toEqual([
    'ticket.updated',
    'ticket.resolved',
    'ticket.updated',
  ]);
});

test('two changes within one millisecond have two versions', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse((await ticket()).updated_at) });
  const versions = [versionOf(await ticket())];
  for (const priority of ['high', 'low'] as const) {
    await update({ priority });
    versions.push(versionOf(await ticket()));
  }
  expect(new Set(versions).size).toBe(3);
  expect([...versions].sort()).toEqual(versions);
});

test('a ticket is changed at the time of the change', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2050-05-05T10:00:00.000Z') });
  await update({ priority: 'high' });
  await say();
  expect((await ticket()).updated_at).toBe('2050-05-05T10:00:00.001Z');
  expect((await readActivity(acme.org, id)).at(-1)?.created_at).toBe('2050-05-05T10:00:00.000Z');
});

test('messages and timeline are sorted by time, in whatever order they are stored', async () => {
  await acme.org.write(async (tx) => {
    for (const [name, day] of Object.entries({ b: 3, c: 1, a: 2 })) {
      const at = `2020-01-0${day}T00:00:00.000Z`;
      await tx.insert('ticket_messages', {
        id: name + id.slice(1),
        ticket_id: id,
        author_type: 'staff',
        visibility: 'public',
        body: `${day}`,
        created_at: at,
      });
      await tx.insert('ticket_activity', {
        id: name + id.slice(1),
        ticket_id: id,
        actor_type: 'system',
        kind: 'status',
        to_value: `${day}`,
        created_at: at,
      });
    }
  });
  expect((await readMessages(acme.org, id)).map(({ body }) => body)).toEqual(['1', '2', '3']);
  const activity = await readActivity(acme.org, id);
  expect(activity.map(({ to_value }) => to_value)).toEqual(['1', '2', '3', null]);
});

test('an agent who leaves has no tickets left, and finished ones keep their place without notifications', async () => {
  const { agent, org } = acme;
  const done = await makeTicket(acme);
  for (const one of [id, done]) {
    await updateTicket(org, one, { assignedAgentId: agent.userId }, actor, null);
  }
  await updateTicket(org, done, { status: 'resolved' }, actor, null);
  const before = await org.write((tx) => mustFind(tx, done));
  await forget();
  expect(await org.write((tx) => releaseTickets(tx, agent.userId, actor))).toBe(false);
  expect((await recorded()).map(({ name }) => name)).toEqual(['ticket.updated', 'ticket.assigned']);
  expect((await ticket()).assigned_agent_id).toBeNull();
  expect(await findTicket(org, done, null)).toMatchObject({
    assigned_agent_id: null,
    updated_at: before.updated_at,
    resolved_by: agent.userId,
  });
  const load = { name: `load.${agent.userId}` };
  expect(await org.all(org.from('counters').where(load))).toEqual([]);
});
