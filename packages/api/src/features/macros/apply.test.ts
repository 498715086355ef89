import type { Schema } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventsAfter, lastSeq } from '../../events/read.ts';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let id: string;
let agent: TestMember;
let admin: TestMember;
let count = 0;
const newName = () => `Macro ${(count += 1)}`;

beforeAll(async () => {
  server = await startTestServer();
  ({ agent, admin } = server.acme);
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = await makeTicket(server.acme);
});

async function macro(steps: object, as = admin): Promise<Schema<'Macro'>> {
  const body = { name: newName(), visibility: 'team', ...steps };
  const { status, body: made, error } = await server.call('macros.create', { as, body });
  expect(status, error?.message).toBe(201);
  return made;
}
const apply = async ({ id: macroId }: { id: string }, more: object = {}, as = agent) => {
  const body = { ids: [id], ...more };
  const answer = await server.call('macros.apply', { as, params: { id: macroId }, body });
  expect(answer.status, answer.error?.message).toBe(200);
  return answer.body;
};
const undo = async ({ applied }: Schema<'MacroResult'>, as = agent) => {
  const body = { runIds: applied.map(({ runId }) => runId) };
  return (await server.call('macros.undo', { as, body })).body;
};
const planOf = async ({ id: macroId }: { id: string }) => {
  const call = { as: agent, params: { id: macroId }, body: { ids: [id] } };
  const [plan] = (await server.call('macros.preview', call)).body;
  if (!plan) throw new Error('There is no plan');
  return plan;
};
const detail = async (of = id) =>
  (await server.call('tickets.get', { as: agent, params: { id: of } })).body;
const update = (body: object, as = admin) =>
  server.call('tickets.update', { as, params: { id }, body });
const newTag = async () =>
  (await server.call('tags.create', { as: admin, body: { name: newName() } })).body;
const lines = async () =>
  (await detail()).timeline.map(({ kind, from, to }) => [kind, from, to]).slice(1);

/** Makes scheduled replies and runs due. */
async function makeDue() {
  const past = { due_at: new Date(0).toISOString() };
  await server.acme.org.write(async (tx) => {
    await tx.update('scheduled_replies', { ticket_id: id }, past);
    await tx.update('macro_runs', (row) => row.where('ticket_id', id).whereNotNull('due_at'), past);
  });
  await server.drain();
}

test('all steps are applied together in the member’s name, and recorded as if done manually', async () => {
  const [on, off] = [await newTag(), await newTag()];
  await update({ addTagIds: [off.id] });
  const made = await macro({
    reply: 'Hello {customer.firstName|there}, about {ticket.subject}: {?what}',
    note: 'By {agent.name}',
    status: 'resolved',
    priority: 'urgent',
    assignee: 'me',
    addTagIds: [on.id],
    removeTagIds: [off.id],
  });
  const { subject } = await detail();
  const seq = await lastSeq(server.acme.org);
  const answers = [{ question: 'what', answer: 'soon' }];
  const result = await apply(made, { answers });
  expect(result).toMatchObject({ applied: [{ ticketId: id }], unchanged: [], failed: [] });
  const ticket = await detail();
  expect(ticket).toMatchObject({
    status: 'resolved',
    priority: 'urgent',
    assignedAgent: { id: agent.userId },
    tags: [{ id: on.id }],
  });
  const [note, reply] = ticket.messages;
  expect(note).toMatchObject({ isInternal: true, user: { email: agent.email } });
  expect(note?.message).toMatch(/^By \w/);
  expect(reply).toMatchObject({ isInternal: false, user: { email: agent.email } });
  expect(reply?.message).toMatch(new RegExp(`^Hello \\w+, about ${subject}: soon$`));
  const told = (await lines()).map(([kind]) => kind);
  expect(told).toEqual(expect.arrayContaining(['macro', 'assigned', 'priority', 'status']));
  expect(await lines()).toContainEqual(['macro', null, made.name]);
  const recorded = (await eventsAfter(server.acme.org, seq)).map(({ name }) => name);
  expect(recorded.filter((name) => /^(ticket|macro)[.]/.test(name))).toEqual([
    'ticket.updated',
    'ticket.assigned',
    'ticket.replied',
    'ticket.replied',
    'ticket.updated',
    'ticket.resolved',
    'macro.applied',
  ]);
});

test('a preview shows what the macro would do and changes nothing', async () => {
  const tag = await newTag();
  const before = await detail();
  const made = await macro({
    reply: 'Dear {customer.firstName|you} {?order number}',
    status: before.status,
    priority: 'urgent',
    assignee: 'none',
    addTagIds: [tag.id],
    snooze: { hours: 4 },
  });
  const plan = await planOf(made);
  expect(plan).toMatchObject({
    ticketId: id,
    ticketNumber: before.ticketNumber,
    canApply: true,
    questions: ['order number'],
  });
  expect(plan.steps.map(({ kind, outcome }) => [kind, outcome])).toEqual([
    ['status', 'unchanged'],
    ['priority', 'done'],
    ['assignee', 'unchanged'],
    ['addTags', 'done'],
    ['snooze', 'done'],
    ['reply', 'done'],
  ]);
  expect(plan.steps[1]).toMatchObject({ from: before.priority, to: 'urgent', because: null });
  expect(plan.steps[3]).toMatchObject({ to: tag.name });
  expect(plan.steps[5]?.to).toMatch(/^Dear \w+ \[order number\]$/);
  expect(await detail()).toEqual(before);
});

test('if one step cannot be applied, the preview says why and no step is applied', async () => {
  await update({ status: 'closed' });
  const before = await detail();
  const made = await macro({ note: 'Later', priority: 'urgent', snooze: { hours: null } });
  const because = 'Only open tickets and tickets in progress can be snoozed';
  const plan = await planOf(made);
  expect(plan.canApply).toBe(false);
  expect(plan.steps).toContainEqual(
    expect.objectContaining({ kind: 'snooze', outcome: 'refused', because }),
  );
  expect(await apply(made)).toEqual({
    applied: [],
    unchanged: [],
    failed: [{ id, message: because }],
  });
  expect(await detail()).toEqual(before);
});

test('an unanswered question, a missing ticket and another organization’s ticket are rejected with a message', async () => {
  const made = await macro({ reply: 'About {?order number} for {customer.firstName|you}' });
  const foreign = await makeTicket(server.globex);
  const { applied, failed } = await apply(made, { ids: [id, foreign, 'gone'] });
  expect(applied).toEqual([]);
  expect(failed).toEqual([
    { id, message: 'An answer is missing: order number' },
    { id: foreign, message: expect.stringMatching(/doesn't exist/) },
    { id: 'gone', message: expect.stringMatching(/doesn't exist/) },
  ]);
});

test('an assignee who has left the team is rejected, and can be removed from the macro', async () => {
  const made = await macro({ assignee: agent.userId });
  const { org } = server.acme;
  await org.write((tx) =>
    tx.update('macros', { id: made.id }, { steps: { ...stepsOf(made), assignee: 'gone' } }),
  );
  const { failed } = await apply(made);
  expect(failed).toMatchObject([
    { message: 'Assigned agent must be a member of this organization' },
  ]);
  const params = { id: made.id };
  const fixed = await server.call('macros.update', {
    as: admin,
    params,
    body: { assignee: 'me' },
  });
  expect(fixed.body.assignee).toBe('me');
});
const stepsOf = ({ reply, note, status, priority, snooze }: Schema<'Macro'>) => ({
  reply,
  note,
  status,
  priority,
  snooze,
  addTagIds: [],
  removeTagIds: [],
});

test('a ticket that already has all values is unchanged, and gets no timeline entries', async () => {
  const made = await macro({ status: 'open', assignee: 'none' });
  const before = await detail();
  expect(await apply(made)).toEqual({ applied: [], unchanged: [id], failed: [] });
  expect(await detail()).toEqual(before);
});

test('uses are counted once per ticket', async () => {
  const made = await macro({ priority: 'urgent' });
  await apply(made, { ids: [id, await makeTicket(server.acme), 'gone'] });
  const { body } = await server.call('macros.list', { as: admin });
  const after = body.find((one) => one.id === made.id);
  expect(after?.useCount).toBe(2);
  expect(after?.lastUsedAt).not.toBeNull();
});

test('a repeated call with the same idempotency key applies the macro once', async () => {
  const made = await macro({ note: 'Once', priority: 'urgent' });
  const headers = { 'idempotency-key': 'the-same-key-of-a-macro' };
  const call = { as: agent, params: { id: made.id }, body: { ids: [id] }, headers };
  const first = await server.call('macros.apply', call);
  const second = await server.call('macros.apply', call);
  expect(second.body).toEqual(first.body);
  expect((await detail()).messages).toHaveLength(1);
});

test('a ticket with a message that the member hasn’t seen gets no reply', async () => {
  await server.call('tickets.reply', { as: admin, params: { id }, body: { message: 'Mine' } });
  const made = await macro({ reply: 'Hello', priority: 'urgent' });
  const { failed } = await apply(made, { seenMessageId: null });
  expect(failed).toMatchObject([{ message: expect.stringMatching(/^Someone else replied/) }]);
  expect((await detail()).priority).not.toBe('urgent');
});

describe('with an undo delay', () => {
  const hold = { holdSeconds: 30 };

  test('reply, note and final status wait; everything else is applied at once', async () => {
    const made = await macro({
      reply: 'Done',
      note: 'By phone',
      status: 'resolved',
      priority: 'urgent',
    });
    await apply(made, hold);
    await server.drain();
    const waiting = await detail();
    expect(waiting).toMatchObject({ status: 'open', priority: 'urgent', messages: [] });
    expect(waiting.scheduledReplies).toMatchObject([
      { message: 'Done', status: 'resolved', holdSeconds: 30, author: { id: agent.userId } },
    ]);
    await makeDue();
    const after = await detail();
    expect(after).toMatchObject({ status: 'resolved', scheduledReplies: [] });
    expect(after.messages.map(({ message, isInternal }) => [message, isInternal]).sort()).toEqual([
      ['By phone', true],
      ['Done', false],
    ]);
    await makeDue();
    expect((await detail()).messages).toHaveLength(2);
  });

  test('undoing reverts all changes, and cancels the reply and the note', async () => {
    const [on, off] = [await newTag(), await newTag()];
    await update({ addTagIds: [off.id], assignedAgentId: admin.userId });
    const before = await detail();
    const made = await macro({
      reply: 'Done',
      note: 'By phone',
      status: 'in_progress',
      priority: 'urgent',
      assignee: 'me',
      addTagIds: [on.id],
      removeTagIds: [off.id],
      snooze: { hours: 4 },
    });
    const result = await apply(made, hold);
    expect((await detail()).snoozedAt).not.toBeNull();
    expect(await undo(result)).toEqual({
      undone: [{ runId: result.applied[0]?.runId, ticketId: id, kept: [] }],
      failed: [],
    });
    await makeDue();
    const after = await detail();
    const { status, priority, assignedAgent, tags, snoozedAt, messages, scheduledReplies } = before;
    expect(after).toMatchObject({ status, priority, assignedAgent, tags, snoozedAt });
    expect(after).toMatchObject({ messages, scheduledReplies });
    expect(await lines()).toContainEqual(['macro', made.name, null]);
  });

  test('undoing after the author canceled the reply alone doesn’t reopen the ticket', async () => {
    const result = await apply(await macro({ reply: 'Done', status: 'closed' }), hold);
    const [waiting] = (await detail()).scheduledReplies;
    const params = { id, replyId: waiting?.id ?? '' };
    await server.call('tickets.cancelReply', { as: agent, params });
    await update({ status: 'closed' });
    expect((await undo(result)).undone).toMatchObject([{ kept: [] }]);
    expect((await detail()).status).toBe('closed');
  });

  test('undoing restores a snooze that ended with the ticket', async () => {
    const until = new Date(Date.now() + 86_400_000).toISOString();
    await server.call('tickets.snooze', { as: agent, params: { id }, body: { until } });
    const made = await macro({ reply: 'Done', status: 'closed' });
    const result = await apply(made, hold);
    expect((await detail()).snoozedUntil).toBe(until);
    await makeDue();
    expect(await detail()).toMatchObject({ status: 'closed', snoozedAt: null });
    const { undone } = await undo(result);
    expect(undone).toMatchObject([{ kept: ['The reply was already sent'] }]);
    expect(await detail()).toMatchObject({ status: 'open', snoozedUntil: until });
  });
});

describe('undoing', () => {
  test('keeps what someone else has changed since, and reports it', async () => {
    const made = await macro({ note: 'Seen', status: 'in_progress', priority: 'urgent' });
    const { priority } = await detail();
    const result = await apply(made);
    await update({ status: 'resolved' });
    const { undone } = await undo(result);
    expect(undone[0]?.kept).toEqual([
      'The note is already on the ticket',
      'The status was changed by someone else',
    ]);
    expect(await detail()).toMatchObject({ status: 'resolved', priority });
  });

  test('works once, only for the member who applied it', async () => {
    const result = await apply(await macro({ priority: 'urgent' }));
    const [run] = result.applied;
    const failed = [{ id: run?.runId, message: 'This can no longer be undone' }];
    expect(await undo(result, admin)).toEqual({ undone: [], failed });
    expect((await undo(result)).undone).toHaveLength(1);
    await update({ priority: 'urgent' });
    expect((await undo(result)).failed).toMatchObject([
      { message: 'This was already undone, or its ticket was merged since' },
    ]);
    expect((await detail()).priority).toBe('urgent');
  });

  test('works for a day, and the next use deletes older runs', async () => {
    const result = await apply(await macro({ priority: 'urgent' }));
    const [run] = result.applied;
    const { org } = server.acme;
    const old = { created_at: new Date(Date.now() - 25 * 3_600_000).toISOString() };
    await org.write((tx) => tx.update('macro_runs', { id: run?.runId ?? '' }, old));
    expect((await undo(result)).failed).toHaveLength(1);
    await apply(await macro({ priority: 'low' }));
    expect(await org.first(org.from('macro_runs').where('id', run?.runId ?? ''))).toBeUndefined();
  });

  test('is rejected after the ticket was merged, and a waiting note goes to the remaining ticket', async () => {
    const other = await makeTicket(server.acme);
    const result = await apply(await macro({ priority: 'urgent', note: 'Held' }), {
      holdSeconds: 30,
    });
    const body = { ids: [id, other], intoId: other };
    const merged = await server.call('tickets.merge', { as: admin, body });
    expect(merged.status, merged.error?.message).toBe(200);
    expect((await undo(result)).failed).toHaveLength(1);
    const again = await apply(await macro({ assignee: 'me' }));
    expect(again.applied).toMatchObject([{ ticketId: other }]);
    id = other;
    await makeDue();
    expect((await detail()).messages.map(({ message }) => message)).toContain('Held');
  });

  test('is rejected after the ticket was deleted', async () => {
    const result = await apply(await macro({ priority: 'urgent', note: 'Held' }), {
      holdSeconds: 30,
    });
    await server.call('tickets.delete', { as: admin, params: { id } });
    expect((await undo(result)).failed).toHaveLength(1);
    await server.drain();
  });
});
