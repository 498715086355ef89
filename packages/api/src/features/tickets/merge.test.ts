import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { startReceiver, verified } from '../../test/webhook-receiver.ts';
import { recountListed } from './store/counts/recount.ts';

let server: TestServer;
let agent: TestMember;
let admin: TestMember;
/** The older ticket, and a newer one of the same requester. */
let older: string;
let newer: string;

beforeAll(async () => {
  server = await startTestServer({ allowPrivateTargets: true });
  ({ agent, admin } = server.acme);
});
afterAll(() => server.stop());
beforeEach(async () => {
  older = await makeTicket(server.acme, { subject: 'Kettle', description: 'It is cold.' });
  newer = await makeTicket(server.acme, { subject: 'Again', description: 'Still cold.' });
});

const read = async (id: string, as: TestMember = agent) =>
  (await server.call('tickets.get', { as, params: { id } })).body;
const merge = (ids: string[], intoId?: string, as: TestMember = agent) =>
  server.call('tickets.merge', { as, body: { ids, ...(intoId && { intoId }) } });
async function merged(ids: string[], intoId?: string) {
  const { status, body, error } = await merge(ids, intoId);
  expect(status, error?.message).toBe(200);
  return body;
}
const unmerge = (ids: string[], as: TestMember = agent) =>
  server.call('tickets.unmerge', { as, body: { ids } });
async function unmerged(ids: string[]) {
  const { status, body, error } = await unmerge(ids);
  expect(status, error?.message).toBe(200);
  return body.restored;
}
const say = (id: string, message: string, isInternal = false) =>
  server.call('tickets.reply', { as: agent, params: { id }, body: { message, isInternal } });
const update = (id: string, body: object) =>
  server.call('tickets.update', { as: admin, params: { id }, body });
const words = async (id: string) => {
  const { description, messages } = await read(id);
  return [description, ...messages.map(({ message }) => message)];
};
const listed = async (query: Record<string, unknown> = {}) => {
  const { body, headers } = await server.call('tickets.list', {
    as: agent,
    query: { limit: 100, ...query },
  });
  return { ids: body.map(({ id }) => id), total: Number(headers.get('x-total-count')) };
};
const found = async (q: string, as: TestMember = agent) =>
  (await server.call('search.query', { as, query: { q } })).body.tickets.map(({ id }) => id);
/** All counters by name. */
async function figures() {
  const { org } = server.acme;
  const rows = await org.all<{ name: string; value: number }>(
    org.from('counters').whereRaw('value <> 0').orderBy('name').select('name', 'value'),
  );
  return Object.fromEntries(
    rows
      .filter(({ name }) => !/^ticket\.\d/.test(name))
      .map(({ name, value }) => [name, Number(value)]),
  );
}
async function rowOf(id: string) {
  const { org } = server.acme;
  const { updated_at: _, ...row } = (await org.first<Record<string, unknown>>(
    org.from('tickets').where('id', id),
  )) as Record<string, unknown>;
  return row;
}
async function tag(id: string, name: string) {
  const { body } = await server.call('tags.create', { as: agent, body: { name } });
  await update(id, { addTagIds: [body.id] });
  return body.id;
}

describe('merging', () => {
  test('sorts both conversations by time, shows the source of each message and keeps the older number', async () => {
    await say(newer, 'Which one?');
    await say(older, 'Try the switch.');
    await say(newer, 'Same as the other', true);
    const before = [await read(older), await read(newer)] as const;
    const { ticket, merged: gone } = await merged([newer, older]);
    expect(ticket).toEqual({ id: older, ticketNumber: before[0].ticketNumber, subject: 'Kettle' });
    expect(gone.map(({ id }) => id)).toEqual([newer]);
    const after = await read(older);
    expect(after.ticketNumber).toBe(before[0].ticketNumber);
    expect(after.messages.map(({ message, mergedFrom }) => [message, mergedFrom])).toEqual([
      ['Still cold.', before[1].ticketNumber],
      ['Which one?', before[1].ticketNumber],
      ['Try the switch.', null],
      ['Same as the other', before[1].ticketNumber],
    ]);
    expect(after.merged).toMatchObject([
      {
        id: newer,
        ticketNumber: before[1].ticketNumber,
        subject: 'Again',
        mergedBy: expect.stringContaining('agent'),
      },
    ]);
    expect(Date.parse(after.merged[0]?.canUndoUntil ?? '')).toBeGreaterThan(Date.now());
    const lines = after.timeline.filter(({ kind }) => kind === 'merged');
    expect(lines.map(({ from, to, mergedFrom }) => [from, to, mergedFrom]).sort()).toEqual(
      [
        [null, before[0].ticketNumber, before[1].ticketNumber],
        [before[1].ticketNumber, null, null],
      ].sort(),
    );
    expect(after.lastMessage).toBe('Try the switch.');
  });

  test('keeps the chosen number, and rejects one that isn’t among the tickets', async () => {
    const { ticket } = await merged([older, newer], newer);
    expect(ticket.id).toBe(newer);
    expect(await words(newer)).toEqual(['Still cold.', 'It is cold.']);
    const other = await makeTicket(server.acme);
    const { status, error } = await merge([newer, other], older);
    expect([status, error?.message]).toEqual([400, 'The remaining ticket must be one of them']);
  });

  test('resolves the old ID and number to the remaining ticket, also after several merges', async () => {
    const third = await makeTicket(server.acme);
    const number = (await read(newer)).ticketNumber;
    await merged([newer, third], third);
    await merged([third, older]);
    for (const id of [newer, third]) expect((await read(id)).id).toBe(older);
    expect(await found(number)).toEqual([older]);
    expect((await listed({ q: number })).ids).toEqual([older]);
    expect((await read(older)).merged.map(({ id }) => id)).toEqual([third, newer]);
    const { status, error } = await say(newer, 'Too late');
    expect([status, error?.code]).toEqual([409, 'ticket_merged']);
    expect((await update(newer, { status: 'resolved' })).error?.code).toBe('ticket_merged');
    const { body } = await server.call('tickets.bulk', {
      as: admin,
      body: { ids: [newer, older], status: 'in_progress' },
    });
    expect(body.failed).toEqual([
      { id: newer, message: `This ticket was merged into ${(await read(older)).ticketNumber}` },
    ]);
  });

  test('counts both as one ticket in lists, statuses, agent load, first response and metrics', async () => {
    const started = await figures();
    const one = await makeTicket(server.acme);
    const alone = await figures();
    await update(one, { assignedAgentId: agent.userId, priority: 'high' });
    await say(one, 'First');
    const answered = await figures();
    const two = await makeTicket(server.acme);
    await update(two, { assignedAgentId: agent.userId });
    await tag(two, 'Shipping');
    await say(two, 'Second');
    const before = await listed();
    await merged([one, two]);
    const now = await figures();
    // It has the tags of both, and both public replies count.
    const isOfBoth = ([name]: [string, number]) => /^tagged\.|^hour\.replied\./.test(name);
    const others = Object.entries(now).filter((one) => !isOfBoth(one));
    const tagged = Object.entries(answered).filter(isOfBoth);
    expect(Object.fromEntries([...others, ...tagged])).toEqual(answered);
    expect(started).not.toEqual(alone);
    const after = await listed();
    expect(after.total).toBe(before.total - 1);
    expect(after.ids).not.toContain(two);
    expect(await found('Second')).toContain(one);
    await recountListed(server.context.database);
    expect(await figures()).toEqual(now);
  });

  test('combines tags up to the limit, and reopens a closed ticket if another one is open', async () => {
    const [first, second] = [await tag(older, 'One'), await tag(newer, 'Two')];
    await update(older, { status: 'closed' });
    await merged([older, newer]);
    const ticket = await read(older);
    expect(ticket.tags.map(({ id }) => id).sort()).toEqual([first, second].sort());
    expect(ticket.status).toBe('open');
    expect((await listed({ tags: second })).ids).toEqual([older]);
    await unmerged([newer]);
    expect((await read(older)).tags.map(({ id }) => id)).toEqual([first]);
    expect((await read(older)).status).toBe('closed');
    expect((await read(newer)).tags.map(({ id }) => id)).toEqual([second]);
  });

  test('is read for members who have read both, and unread for the others', async () => {
    const see = (id: string, as: TestMember) =>
      server.call('tickets.markRead', { as, params: { id }, body: {} });
    const isUnread = async (as: TestMember) =>
      (await server.call('tickets.unread', { as })).body.ids.includes(older);
    await see(older, agent);
    await see(newer, agent);
    await see(older, admin);
    await merged([older, newer]);
    expect([await isUnread(agent), await isUnread(admin)]).toEqual([false, true]);
    await unmerged([newer]);
    const { ids } = (await server.call('tickets.unread', { as: agent })).body;
    expect(ids).not.toContain(newer);
  });

  test('needs the permission to resolve and two to twenty tickets, and changes nothing if one is missing', async () => {
    expect((await merge([older, newer], undefined, server.acme.customer)).status).toBe(403);
    expect((await unmerge([newer], server.acme.customer)).status).toBe(403);
    expect((await merge([older, older])).status).toBe(400);
    expect((await merge(Array.from({ length: 21 }, (_, at) => `t${at}`))).status).toBe(400);
    const foreign = await makeTicket(server.globex);
    expect((await merge([older, newer, foreign])).status).toBe(404);
    expect((await read(newer)).id).toBe(newer);
  });

  test('does nothing when repeated, and is rejected if a ticket was merged elsewhere meanwhile', async () => {
    const third = await makeTicket(server.acme);
    await merged([older, newer]);
    expect((await merged([newer, older])).merged).toEqual([]);
    const { status, error } = await merge([newer, third]);
    expect([status, error?.code]).toEqual([409, 'ticket_merged']);
    expect((await read(third)).id).toBe(third);
  });

  test('triggers a webhook, and so does undoing it', async () => {
    const receiver = await startReceiver();
    const { body: made } = await server.call('webhooks.create', {
      as: admin,
      body: { name: 'Merges', url: receiver.url, events: ['ticket.merged', 'ticket.unmerged'] },
    });
    await merged([older, newer]);
    await unmerged([newer]);
    await server.drain();
    // Deliveries run concurrently, so their order isn't guaranteed.
    const events = receiver.received
      .map((one) => verified(made.data.secret, one))
      .toSorted((one, other) => (one.type < other.type ? -1 : 1));
    const [first, second] = [await read(older), await read(newer)];
    const ref = (id: string, ticketNumber: string, subject: string) => ({
      id,
      ticketNumber,
      subject,
    });
    const ticket = (id: string) => expect.objectContaining({ id });
    expect(events.map(({ type, data }) => [type, data])).toEqual([
      [
        'ticket.merged',
        { ticket: ticket(older), merged: [ref(newer, second.ticketNumber, 'Again')] },
      ],
      [
        'ticket.unmerged',
        { ticket: ticket(newer), mergedInto: ref(older, first.ticketNumber, 'Kettle') },
      ],
    ]);
    await server.call('webhooks.delete', { as: admin, params: { id: made.data.id } });
    receiver.close();
  });

  test('of a deleted ticket can’t be undone, and neither ID is found', async () => {
    await merged([older, newer]);
    await server.call('tickets.delete', { as: admin, params: { id: older } });
    for (const id of [older, newer]) {
      expect((await server.call('tickets.get', { as: agent, params: { id } })).status).toBe(404);
    }
    expect((await unmerge([newer])).status).toBe(404);
  });
});

describe('undoing it', () => {
  test('restores tickets, messages, timeline, tags, snooze and metrics', async () => {
    await tag(newer, 'Undone');
    await update(newer, { assignedAgentId: agent.userId, priority: 'urgent' });
    await say(newer, 'An answer');
    await say(older, 'Another');
    await server.call('tickets.snooze', {
      as: agent,
      params: { id: newer },
      body: { until: null },
    });
    const before = {
      figures: await figures(),
      rows: [await rowOf(older), await rowOf(newer)],
      words: [await words(older), await words(newer)],
      timeline: (await read(newer)).timeline,
    };
    await merged([older, newer]);
    expect((await unmerged([newer])).map(({ id }) => id)).toEqual([newer]);
    expect([await words(older), await words(newer)]).toEqual(before.words);
    expect([await rowOf(older), await rowOf(newer)]).toEqual(before.rows);
    expect(await figures()).toEqual(before.figures);
    const after = await read(newer);
    expect(after.timeline.slice(0, before.timeline.length)).toEqual(before.timeline);
    expect(after.timeline.slice(before.timeline.length).map(({ kind }) => kind)).toEqual([
      'merged',
      'unmerged',
    ]);
    expect(after.snoozedAt).not.toBeNull();
    expect((await read(older)).merged).toEqual([]);
    expect(await found('Again')).toContain(newer);
    expect(await found((await read(newer)).ticketNumber)).toEqual([newer]);
  });

  test('separates a chain of merges, in any order', async () => {
    const third = await makeTicket(server.acme, { subject: 'Third', description: 'Me too.' });
    await say(third, 'Hello third');
    await merged([newer, third], third);
    await say(third, 'To both');
    await merged([older, third]);
    await say(older, 'To all');
    await unmerged([third]);
    expect(await words(third)).toEqual(['Me too.', 'Still cold.', 'Hello third', 'To both']);
    expect(await words(older)).toEqual(['It is cold.', 'To all']);
    expect((await read(newer)).id).toBe(third);
    await merged([older, third]);
    await unmerged([newer]);
    expect(await words(newer)).toEqual(['Still cold.']);
    expect(await words(older)).toEqual([
      'It is cold.',
      'Me too.',
      'Hello third',
      'To both',
      'To all',
    ]);
    await unmerged([third]);
    expect(await words(third)).toEqual(['Me too.', 'Hello third', 'To both']);
  });

  test('works for many tickets in one call, for one day and only once', async () => {
    const third = await makeTicket(server.acme);
    await merged([older, newer, third]);
    expect((await unmerged([newer, third])).map(({ id }) => id).sort()).toEqual(
      [newer, third].sort(),
    );
    expect((await unmerge([newer])).error?.code).toBe('not_merged');
    expect((await unmerge(['nothing'])).status).toBe(404);
    await merged([older, newer]);
    await server.acme.org.write((tx) =>
      tx.update('merged_tickets', { id: newer }, { merged_at: '2026-01-01T00:00:00.000Z' }),
    );
    const { status, error } = await unmerge([newer]);
    expect([status, error?.code]).toEqual([409, 'too_late']);
    expect((await read(older)).merged[0]?.canUndoUntil).toBeNull();
  });

  test('restores no former assignee and no deleted tag', async () => {
    const gone = await tag(newer, 'Gone');
    await update(newer, { assignedAgentId: agent.userId });
    await merged([older, newer]);
    await server.call('tags.delete', { as: admin, params: { id: gone } });
    await server.acme.org.write(async (tx) => {
      await tx.update('memberships', { user_id: agent.userId }, { role: 'customer' });
    });
    const { status } = await unmerge([newer], admin);
    await server.acme.org.write((tx) =>
      tx.update('memberships', { user_id: agent.userId }, { role: 'agent' }),
    );
    expect(status).toBe(200);
    expect(await read(newer)).toMatchObject({ assignedAgent: null, tags: [] });
  });
});

describe('replies that wait', () => {
  const schedule = (id: string, body: object) =>
    server.call('tickets.scheduleReply', {
      as: agent,
      params: { id },
      body: { message: 'Later', ...body },
    });
  const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

  test('with a chosen time are stopped by a merge, and scheduled again once it is undone', async () => {
    await schedule(newer, { sendAt: tomorrow() });
    await merged([older, newer], undefined);
    expect((await read(older)).scheduledReplies).toMatchObject([{ stopped: 'ticket_merged' }]);
    await unmerged([newer]);
    expect((await read(newer)).scheduledReplies).toMatchObject([{ stopped: null }]);
    expect((await read(older)).scheduledReplies).toEqual([]);
  });

  test('with an undo delay go to the same requester, and block a merge with another one’s ticket', async () => {
    await schedule(newer, { holdSeconds: 60 });
    await merged([older, newer]);
    expect((await read(older)).scheduledReplies).toMatchObject([{ stopped: null }]);
    const other = await makeTicket(server.acme, { customerEmail: 'ben@acme.example' });
    const { status, error } = await merge([older, other]);
    expect([status, error?.code]).toEqual([409, 'reply_waiting']);
  });
});
