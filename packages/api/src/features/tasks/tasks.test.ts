import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTicket, type TestMember, testPassword } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { startReceiver, verified } from '../../test/webhook-receiver.ts';

let server: TestServer;
let id: string;
let admin: TestMember;
let agent: TestMember;

beforeAll(async () => {
  server = await startTestServer({ allowPrivateTargets: true, rateLimits: false });
  ({ admin, agent } = server.acme);
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = await makeTicket(server.acme);
  await server.drain();
  for (const as of [admin, agent]) await server.call('notifications.markAllRead', { as });
});

const list = async (of = id, as = agent) =>
  (await server.call('tasks.list', { as, params: { id: of } })).body;
const titles = async (of = id) => (await list(of)).map(({ title }) => title);
const create = (body: object, of = id, as = agent) =>
  server.call('tasks.create', { as, params: { id: of }, body });
async function add(title: string, more: object = {}, of = id, as = agent) {
  const { status, body, error } = await create({ title, ...more }, of, as);
  expect(status, error?.message).toBe(201);
  return body;
}
const update = (taskId: string, body: object, as = agent, of = id) =>
  server.call('tasks.update', { as, params: { id: of, taskId }, body });
const remove = (taskId: string, as = agent, of = id) =>
  server.call('tasks.delete', { as, params: { id: of, taskId } });
const restore = (taskId: string, as = agent, of = id) =>
  server.call('tasks.restore', { as, params: { id: of, taskId } });
const lines = async (of = id) => {
  const { body } = await server.call('tickets.get', { as: agent, params: { id: of } });
  return body.timeline
    .filter(({ kind }) => kind.startsWith('task_'))
    .map((one) => [one.kind, one.to]);
};
const news = async (as = agent) =>
  (await server.call('notifications.list', { as, query: { isRead: 'false' } })).body.map(
    ({ title, message }) => [title, message],
  );
const agentName = () => `agent ${server.acme.canary}`;

test('a task can be added, assigned and completed, and the timeline shows it', async () => {
  const task = await add('  Call the courier ', { dueOn: '2026-11-30' });
  expect(task).toMatchObject({
    title: 'Call the courier',
    assignee: null,
    dueOn: '2026-11-30',
    doneAt: null,
    doneBy: null,
  });
  await add('Send another kettle');
  await update(task.id, { title: 'Call the courier twice', dueOn: null, assigneeId: agent.userId });
  const { body: done } = await update(task.id, { isDone: true });
  expect(done).toMatchObject({
    title: 'Call the courier twice',
    assignee: { id: agent.userId },
    dueOn: null,
    doneBy: agentName(),
  });
  expect(Date.parse(done.doneAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  // Completing it again doesn't change who completed it.
  expect((await update(task.id, { isDone: true }, admin)).body).toEqual(done);
  await update(task.id, { isDone: false });
  expect((await list())[0]).toMatchObject({ doneAt: null, doneBy: null });
  expect(await lines()).toEqual([
    ['task_added', 'Call the courier'],
    ['task_added', 'Send another kettle'],
    ['task_done', 'Call the courier twice'],
    ['task_undone', 'Call the courier twice'],
  ]);
});

test('a task can be moved within the list', async () => {
  for (const title of ['one', 'two', 'three']) await add(title);
  const [one, , three] = await list();
  await update(three?.id ?? '', { position: 0 });
  expect(await titles()).toEqual(['three', 'one', 'two']);
  await update(one?.id ?? '', { position: 9 });
  expect(await titles()).toEqual(['three', 'two', 'one']);
  await add('four');
  expect(await titles()).toEqual(['three', 'two', 'one', 'four']);
});

test('a deleted task disappears, and can be restored at its position within a day', async () => {
  for (const title of ['one', 'two', 'three']) await add(title);
  const taskId = (await list())[1]?.id ?? '';
  await update(taskId, { isDone: true });
  const before = await list();
  expect((await remove(taskId)).status).toBe(204);
  expect(await titles()).toEqual(['one', 'three']);
  expect([(await remove(taskId)).status, (await update(taskId, { isDone: true })).status]).toEqual([
    404, 404,
  ]);
  expect((await restore(taskId)).body.title).toBe('two');
  expect((await restore(taskId)).status).toBe(200);
  expect(await list()).toEqual(before);
  await remove(taskId);
  const longAgo = new Date(Date.now() - 25 * 3_600_000).toISOString();
  await server.acme.org.write((tx) =>
    tx.update('ticket_tasks', { id: taskId }, { deleted_at: longAgo }),
  );
  expect((await restore(taskId)).status).toBe(404);
  await remove((await list())[0]?.id ?? '');
  const { org } = server.acme;
  expect(await org.all(org.from('ticket_tasks').where('id', taskId))).toEqual([]);
});

test('the assignee of a task is notified once, and never of their own actions', async () => {
  const task = await add('Look into it', {}, id, admin);
  await server.drain();
  expect(await news()).toEqual([]);
  await update(task.id, { assigneeId: agent.userId }, admin);
  await update(task.id, { assigneeId: agent.userId, title: 'Look well into it' }, admin);
  await update(task.id, { assigneeId: admin.userId }, admin);
  await server.drain();
  expect(await news()).toEqual([
    [expect.stringMatching(/^admin \w+ assigned you a task on /), 'Look into it'],
  ]);
  expect(await news(admin)).toEqual([]);
  await add('And this', { assigneeId: admin.userId });
  await server.drain();
  expect(await news(admin)).toEqual([
    [expect.stringMatching(/^agent \w+ assigned you a task on /), 'And this'],
  ]);
});

test('webhooks receive each change of a task, with the task and its ticket', async () => {
  const receiver = await startReceiver();
  const made = await server.call('webhooks.create', {
    as: admin,
    body: { name: 'Shop', url: receiver.url, events: ['task.changed'] },
  });
  const task = await add('Tell the shop', { dueOn: '2026-12-01' });
  await update(task.id, { isDone: true });
  await update(task.id, { isDone: true });
  await remove(task.id);
  await server.drain();
  const events = receiver.received.map((one) => verified(made.body.data.secret, one));
  expect(new Set(events.map(({ data }) => data.how))).toEqual(
    new Set(['added', 'done', 'deleted']),
  );
  expect(events).toHaveLength(3);
  const done = events.find(({ data }) => data.how === 'done');
  expect(done?.data).toEqual({
    ticket: expect.objectContaining({ id }),
    task: {
      id: task.id,
      title: 'Tell the shop',
      assigneeId: null,
      dueOn: '2026-12-01',
      isDone: true,
    },
    how: 'done',
  });
  await server.call('webhooks.delete', { as: admin, params: { id: made.body.data.id } });
  receiver.close();
});

test('only staff of the organization can have and see tasks', async () => {
  const { customer } = server.acme;
  const task = await add('A secret of ours');
  for (const userId of [customer.userId, server.globex.agent.userId, 'nobody']) {
    for (const answer of [
      await create({ title: 'No', assigneeId: userId }),
      await update(task.id, { assigneeId: userId }),
    ]) {
      expect([answer.status, answer.error.message]).toEqual([
        400,
        'Tasks can be assigned only to staff',
      ]);
    }
  }
  expect((await create({ title: 'No' }, id, customer)).status).toBe(403);
  expect((await server.call('tasks.list', { as: customer, params: { id } })).status).toBe(403);
  const theirs = server.globex.agent;
  const foreign = await makeTicket(server.globex);
  for (const of of [id, foreign]) {
    expect((await update(task.id, { isDone: true }, theirs, of)).status).toBe(404);
    expect((await remove(task.id, theirs, of)).status).toBe(404);
    expect((await restore(task.id, theirs, of)).status).toBe(404);
  }
  expect((await create({ title: 'No' }, id, theirs)).status).toBe(404);
  expect((await server.call('tasks.list', { as: theirs, params: { id } })).status).toBe(404);
  expect(await list(foreign, theirs)).toEqual([]);
  // Nor through another ticket of the same organization.
  const other = await makeTicket(server.acme);
  expect((await update(task.id, { isDone: true }, agent, other)).status).toBe(404);
  expect(await list()).toEqual([task]);
});

test('a task needs a title of up to 200 characters, and a ticket has at most 50 tasks', async () => {
  for (const [body, message] of [
    [{ title: '  ' }, 'Please enter a task'],
    [{ title: 'x'.repeat(201) }, 'A task can have up to 200 characters'],
    [{ title: 'x', dueOn: 'tomorrow' }, 'A day must look like 2026-03-29'],
  ] as const) {
    const { status, error } = await create(body);
    expect([status, error.errors?.[0]?.message]).toEqual([400, message]);
  }
  expect((await create({ title: 'x', isDone: true })).status).toBe(400);
  for (let count = 0; count < 50; count += 1) await add(`Task ${count}`);
  const { status, error } = await create({ title: 'One more' });
  expect([status, error.message]).toEqual([409, 'A ticket can have up to 50 tasks']);
  const [first] = await list();
  await remove(first?.id ?? '');
  await add('One more');
  expect((await restore(first?.id ?? '')).error.code).toBe('too_many');
});

test('merging moves the tasks to the remaining ticket, and unmerging moves them back', async () => {
  const other = await makeTicket(server.acme);
  await add('Of the one');
  const task = await add('Of the other', { assigneeId: agent.userId }, other);
  const ids = [id, other];
  await server.call('tickets.merge', { as: agent, body: { ids, intoId: id } });
  expect(await titles()).toEqual(['Of the one', 'Of the other']);
  expect(await titles(other)).toEqual(['Of the one', 'Of the other']);
  expect((await create({ title: 'Too late' }, other)).error.code).toBe('ticket_merged');
  await update(task.id, { isDone: true });
  await add('Of both');
  await server.call('tickets.unmerge', { as: agent, body: { ids: [other] } });
  expect(await titles()).toEqual(['Of the one', 'Of both']);
  expect(await list(other)).toMatchObject([
    { title: 'Of the other', doneBy: agentName(), assignee: { id: agent.userId } },
  ]);
});

test('splitting leaves the tasks on the first ticket, and undoing it keeps those of both', async () => {
  await add('Of the one');
  const { body } = await server.call('tickets.reply', {
    as: agent,
    params: { id },
    body: { message: 'Another matter', isInternal: false },
  });
  const parts = { messageId: body.id, subject: 'Another matter' };
  const split = await server.call('tickets.split', { as: agent, params: { id }, body: parts });
  const made = split.body.id;
  expect([await titles(), await titles(made)]).toEqual([['Of the one'], []]);
  await add('Of the part', {}, made);
  await server.call('tickets.unsplit', { as: agent, params: { id: made } });
  expect((await titles()).toSorted()).toEqual(['Of the one', 'Of the part']);
});

test('the trash keeps tasks but not former assignees, and permanent deletion removes them', async () => {
  await add('Still to do', { assigneeId: agent.userId });
  const { org } = server.acme;
  const away = { as: admin, body: { ids: [id] } };
  await server.call('tickets.delete', { as: admin, params: { id } });
  expect((await server.call('tasks.list', { as: agent, params: { id } })).status).toBe(404);
  await org.write(async (tx) => {
    const row = await tx.first<{ content: string }>(tx.from('put_away_tickets').where('id', id));
    const content = JSON.parse(row?.content ?? '');
    content.ticket_tasks[0].assignee_id = 'gone';
    await tx.update('put_away_tickets', { id }, { content: JSON.stringify(content) });
  });
  await server.call('tickets.restore', away);
  expect(await list()).toMatchObject([{ title: 'Still to do', assignee: null }]);
  await server.call('tickets.delete', { as: admin, params: { id } });
  await server.call('tickets.deleteForGood', away);
  expect(await org.all(org.from('ticket_tasks').where('ticket_id', id))).toEqual([]);
});

test('the tasks of a member who leaves the staff stay, without an assignee', async () => {
  const email = 'eve.tasks@acme.test';
  const { body: invited } = await server.call('team.invite', {
    as: admin,
    body: { email, role: 'agent' },
  });
  const { body: signedUp } = await server.call('auth.signup', {
    body: {
      firstName: 'Eve',
      lastName: 'Else',
      email,
      password: testPassword,
      confirmPassword: testPassword,
      invitationToken: invited.url?.split('/').at(-1),
    },
  });
  const eve = signedUp.user.id;
  await add('Hers', { assigneeId: eve });
  await add('Of another', { assigneeId: agent.userId });
  const { body: members } = await server.call('team.list', { as: admin });
  const memberId = members.find(({ userId }) => userId === eve)?.id ?? '';
  await server.call('team.setRole', {
    as: admin,
    params: { memberId },
    body: { role: 'customer' },
  });
  expect(await list()).toMatchObject([
    { title: 'Hers', assignee: null },
    { title: 'Of another', assignee: { id: agent.userId } },
  ]);
});
