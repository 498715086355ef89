import { dayIn } from '@helpdesk/sdk/rules/calendar';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTicket, type TestMember, testPassword } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { startReceiver, verified } from '../../test/webhook-receiver.ts';

let server: TestServer;
let id: string;
let admin: TestMember;
let agent: TestMember;
const today = dayIn('UTC');

beforeAll(async () => {
  server = await startTestServer({ allowPrivateTargets: true, rateLimits: false });
  ({ admin, agent } = server.acme);
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = await makeTicket(server.acme);
  for (const as of [admin, agent]) await server.call('time.stopTimer', { as });
});

const list = async (of = id, as = agent) =>
  (await server.call('time.list', { as, params: { id: of } })).body;
const minutes = async (of = id) => (await list(of)).map((one) => one.minutes);
const create = (body: object, of = id, as = agent) =>
  server.call('time.create', { as, params: { id: of }, body });
async function note(body: object, of = id, as = agent) {
  const { status, body: entry, error } = await create(body, of, as);
  expect(status, error?.message).toBe(201);
  return entry;
}
const update = (entryId: string, body: object, as = agent, of = id) =>
  server.call('time.update', { as, params: { id: of, entryId }, body });
const remove = (entryId: string, as = agent, of = id) =>
  server.call('time.delete', { as, params: { id: of, entryId } });
const restore = (entryId: string, as = agent, of = id) =>
  server.call('time.restore', { as, params: { id: of, entryId } });
const start = (of = id, as = agent) => server.call('time.startTimer', { as, params: { id: of } });
const stop = (as = agent) => server.call('time.stopTimer', { as });
const timer = async (as = agent) => (await server.call('time.timer', { as })).body.timer;
/** Sets back the start of the timer by so many minutes. */
const began = async (ago: number, as = agent) => {
  const started_at = new Date(Date.now() - ago * 60_000).toISOString();
  const running = await timer(as);
  await server.acme.org.write((tx) =>
    tx.update('time_entries', { id: running?.entry.id ?? '' }, { started_at }),
  );
};
const lines = async (of = id) => {
  const { body } = await server.call('tickets.get', { as: agent, params: { id: of } });
  return body.timeline
    .filter(({ kind }) => kind.startsWith('time_'))
    .map((one) => [one.kind, one.from, one.to]);
};
const merge = (ids: string[], intoId: string) =>
  server.call('tickets.merge', { as: agent, body: { ids, intoId } });

test('time is logged with a day and a note, changed by its member, and appears in the timeline', async () => {
  const entry = await note({ minutes: 80, day: '2026-11-20', note: '  Tried it  ' });
  expect(entry).toMatchObject({
    member: { id: agent.userId },
    minutes: 80,
    day: '2026-11-20',
    note: 'Tried it',
    startedAt: null,
  });
  expect(await note({ minutes: 5, note: ' ' })).toMatchObject({ day: today, note: null });
  expect(await minutes()).toEqual([5, 80]);
  expect((await update(entry.id, { minutes: 75, note: null })).body).toMatchObject({
    minutes: 75,
    note: null,
    day: '2026-11-20',
  });
  await update(entry.id, { day: '2026-11-21' });
  await update(entry.id, { day: '2026-11-21' });
  expect(await lines()).toEqual([
    ['time_added', null, '80'],
    ['time_added', null, '5'],
    ['time_changed', '80', '75'],
  ]);
});

test('only the member who spent the time, or an admin, can change it', async () => {
  const own = await note({ minutes: 10 });
  const ofAdmin = await note({ minutes: 20 }, id, admin);
  for (const answer of [
    await update(ofAdmin.id, { minutes: 1 }),
    await remove(ofAdmin.id),
    await restore(ofAdmin.id),
  ]) {
    expect([answer.status, answer.error.message]).toEqual([
      403,
      'Only the person who logged this time, or an admin, can change it',
    ]);
  }
  expect((await update(own.id, { minutes: 15 }, admin)).status).toBe(200);
  expect((await remove(own.id, admin)).status).toBe(204);
  expect((await restore(own.id, admin)).body).toMatchObject({
    minutes: 15,
    member: { id: agent.userId },
  });
});

test('a deleted entry counts nowhere, and can be restored within a day', async () => {
  const entry = await note({ minutes: 30 });
  await remove(entry.id);
  expect(await list()).toEqual([]);
  expect([
    (await remove(entry.id)).status,
    (await update(entry.id, { minutes: 1 })).status,
  ]).toEqual([404, 404]);
  expect((await restore(entry.id)).body).toEqual(entry);
  expect((await restore(entry.id)).status).toBe(200);
  await remove(entry.id);
  const deleted_at = new Date(Date.now() - 25 * 3_600_000).toISOString();
  const { org } = server.acme;
  await org.write((tx) => tx.update('time_entries', { id: entry.id }, { deleted_at }));
  expect((await restore(entry.id)).status).toBe(404);
  await remove((await note({ minutes: 1 })).id);
  expect(await org.all(org.from('time_entries').where('id', entry.id))).toEqual([]);
  expect(await lines()).toEqual([
    ['time_added', null, '30'],
    ['time_deleted', null, '30'],
    ['time_added', null, '30'],
    ['time_deleted', null, '30'],
    ['time_added', null, '1'],
    ['time_deleted', null, '1'],
  ]);
});

test('each member can run one timer, and stopping it logs the time on its ticket', async () => {
  const other = await makeTicket(server.acme);
  expect(await timer()).toBeNull();
  const { body: running } = await start();
  expect(running).toMatchObject({ minutes: 0, note: null, member: { id: agent.userId } });
  expect(Date.parse(running.startedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect((await start()).body).toEqual(running);
  expect(await timer()).toMatchObject({ entry: { id: running.id }, ticket: { id } });
  await start(id, admin);
  expect(await list()).toHaveLength(2);
  await began(12);
  const { body: next } = await start(other);
  expect(await timer()).toMatchObject({ entry: { id: next.id }, ticket: { id: other } });
  expect(await minutes()).toEqual([0, 12]);
  const stops = await Promise.all([stop(), stop()]);
  expect(stops.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(stops.find(({ status }) => status === 404)?.error.message).toBe('No timer is running');
  expect(await list(other)).toMatchObject([{ minutes: 1, startedAt: null }]);
  // The other member's timer still runs.
  expect(await timer(admin)).toMatchObject({ ticket: { id } });
  expect(await lines()).toEqual([['time_added', null, '12']]);
});

test('many concurrent starts create one timer', async () => {
  const others = await Promise.all([1, 2, 3].map(() => makeTicket(server.acme)));
  const answers = await Promise.all([id, ...others, id].map((one) => start(one)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const { org } = server.acme;
  const running = org
    .from('time_entries')
    .where('user_id', agent.userId)
    .whereNotNull('started_at');
  expect(await org.all(running)).toHaveLength(1);
});

test('a forgotten timer counts at most one day, and a deleted one doesn’t run after it is restored', async () => {
  await start();
  await began(60 * 24 * 3);
  expect((await stop()).body.minutes).toBe(1_440);
  const { body: again } = await start();
  await began(7);
  await remove(again.id);
  expect(await timer()).toBeNull();
  await start();
  expect((await restore(again.id)).body).toMatchObject({ minutes: 7, startedAt: null });
  expect(await minutes()).toEqual([0, 7, 1_440]);
});

test('setting the minutes stops a timer, adding a note doesn’t', async () => {
  const { body: running } = await start();
  const noted = await update(running.id, { note: 'On the phone' });
  expect(noted.body).toMatchObject({ note: 'On the phone', startedAt: running.startedAt });
  expect((await update(running.id, { minutes: 25 })).body).toMatchObject({
    minutes: 25,
    startedAt: null,
    note: 'On the phone',
  });
  expect(await timer()).toBeNull();
  expect(await lines()).toEqual([['time_added', null, '25']]);
});

test('webhooks receive time entries, with the ticket and the kind of change', async () => {
  const receiver = await startReceiver();
  const made = await server.call('webhooks.create', {
    as: admin,
    body: { name: 'Bills', url: receiver.url, events: ['time_entry.changed'] },
  });
  const entry = await note({ minutes: 80, day: '2026-11-20', note: 'A kettle' });
  await update(entry.id, { minutes: 70 });
  await update(entry.id, { minutes: 70 });
  await remove(entry.id);
  await restore(entry.id);
  await start();
  await stop();
  await server.drain();
  const events = receiver.received.map((one) => verified(made.body.data.secret, one));
  const hows = ['added', 'changed', 'deleted', 'restored', 'started', 'stopped'];
  expect(events.map(({ data }) => data.how).sort()).toEqual(hows);
  expect(events.find(({ data }) => data.how === 'changed')?.data).toEqual({
    ticket: expect.objectContaining({ id }),
    timeEntry: {
      id: entry.id,
      userId: agent.userId,
      minutes: 70,
      day: '2026-11-20',
      note: 'A kettle',
      startedAt: null,
    },
    how: 'changed',
  });
  await server.call('webhooks.delete', { as: admin, params: { id: made.body.data.id } });
  receiver.close();
});

test('only staff of the organization can log and see time', async () => {
  const { customer } = server.acme;
  const entry = await note({ minutes: 10 });
  expect((await create({ minutes: 1 }, id, customer)).status).toBe(403);
  expect((await start(id, customer)).status).toBe(403);
  expect((await server.call('time.list', { as: customer, params: { id } })).status).toBe(403);
  expect((await server.call('time.timer', { as: customer })).status).toBe(403);
  const foreign = await makeTicket(server.globex);
  for (const as of [server.globex.agent, server.globex.admin]) {
    for (const of of [id, foreign]) {
      expect((await update(entry.id, { minutes: 1 }, as, of)).status).toBe(404);
      expect((await remove(entry.id, as, of)).status).toBe(404);
      expect((await restore(entry.id, as, of)).status).toBe(404);
    }
    expect((await create({ minutes: 1 }, id, as)).status).toBe(404);
    expect((await start(id, as)).status).toBe(404);
    expect((await server.call('time.list', { as, params: { id } })).status).toBe(404);
    expect(await list(foreign, as)).toEqual([]);
    await start();
    expect(await timer(as)).toBeNull();
    expect((await stop(as)).status).toBe(404);
  }
  // Nor through another ticket of the same organization.
  const other = await makeTicket(server.acme);
  expect((await update(entry.id, { minutes: 1 }, admin, other)).status).toBe(404);
  expect((await list()).at(-1)).toEqual(entry);
});

test('an entry has between 1 and 1440 whole minutes, and a ticket has at most 500 entries', async () => {
  for (const [body, message] of [
    [{}, 'Please enter how long it took'],
    [{ minutes: 0 }, 'Please enter at least one minute'],
    [{ minutes: 1_441 }, 'An entry can be at most 24 hours'],
    [{ minutes: 1.5 }, 'Please enter whole minutes'],
    [{ minutes: '5' }, 'Please enter whole minutes'],
    [{ minutes: 1, day: '2026-02-31' }, 'A day must look like 2026-03-29'],
    [{ minutes: 1, note: 'x'.repeat(501) }, 'A note can have up to 500 characters'],
  ] as const) {
    const { status, error } = await create(body);
    expect([status, error.errors?.[0]?.message]).toEqual([400, message]);
  }
  const first = await note({ minutes: 1 });
  const { org } = server.acme;
  await org.write(async (tx) => {
    const row = await tx.first<Record<string, unknown>>(
      tx.from('time_entries').where('id', first.id),
    );
    const { organization_id: _, ...columns } = row ?? {};
    for (let at = 1; at < 500; at += 1) {
      await tx.insert('time_entries', { ...columns, id: `${first.id}${at}` } as never);
    }
  });
  for (const answer of [await create({ minutes: 1 }), await start()]) {
    expect([answer.status, answer.error.message]).toEqual([
      409,
      'A ticket can have up to 500 time entries',
    ]);
  }
});

test('merging moves logged time and running timers, and unmerging moves them back', async () => {
  const other = await makeTicket(server.acme);
  await note({ minutes: 1 });
  const entry = await note({ minutes: 10 }, other);
  await start(other);
  await merge([id, other], id);
  expect(await minutes()).toEqual([0, 10, 1]);
  expect(await minutes(other)).toEqual([0, 10, 1]);
  expect(await timer()).toMatchObject({ ticket: { id } });
  expect((await create({ minutes: 1 }, other)).error.code).toBe('ticket_merged');
  expect((await start(other)).error.code).toBe('ticket_merged');
  await update(entry.id, { minutes: 20 });
  await began(5);
  await stop();
  await note({ minutes: 100 });
  await server.call('tickets.unmerge', { as: agent, body: { ids: [other] } });
  expect(await minutes()).toEqual([100, 1]);
  expect((await minutes(other)).sort()).toEqual([20, 5]);
});

test('splitting leaves the time on the first ticket, and undoing it keeps that of both', async () => {
  await note({ minutes: 1 });
  const { body } = await server.call('tickets.reply', {
    as: agent,
    params: { id },
    body: { message: 'Another matter', isInternal: false },
  });
  const parts = { messageId: body.id, subject: 'Another matter' };
  const split = await server.call('tickets.split', { as: agent, params: { id }, body: parts });
  const made = split.body.id;
  expect([await minutes(), await minutes(made)]).toEqual([[1], []]);
  await note({ minutes: 2 }, made);
  await start(made);
  await server.call('tickets.unsplit', { as: agent, params: { id: made } });
  expect((await minutes()).sort()).toEqual([0, 1, 2]);
  expect(await timer()).toMatchObject({ ticket: { id } });
});

test('the trash keeps time and stops timers, and permanent deletion removes it', async () => {
  const { org } = server.acme;
  const away = { as: admin, body: { ids: [id] } };
  await note({ minutes: 10 });
  await start();
  await began(15);
  await server.call('tickets.delete', { as: admin, params: { id } });
  expect((await server.call('time.list', { as: agent, params: { id } })).status).toBe(404);
  expect(await timer()).toBeNull();
  const other = await makeTicket(server.acme);
  await start(other);
  await server.call('tickets.restore', away);
  expect((await minutes()).sort()).toEqual([10, 15]);
  expect(await timer()).toMatchObject({ ticket: { id: other } });
  await server.call('tickets.delete', { as: admin, params: { id } });
  await server.call('tickets.deleteForGood', away);
  expect(await org.all(org.from('time_entries').where('ticket_id', id))).toEqual([]);
});

test('the timer of a member who leaves the staff stops, and their time stays', async () => {
  const email = 'eve.time@acme.test';
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
  const eve = { ...agent, userId: signedUp.user.id, email, token: signedUp.token };
  await start(id, eve);
  const { body: members } = await server.call('team.list', { as: admin });
  const memberId = members.find(({ userId }) => userId === eve.userId)?.id ?? '';
  const body = { role: 'customer' };
  await server.call('team.setRole', { as: admin, params: { memberId }, body });
  expect(await list()).toMatchObject([
    { minutes: 1, startedAt: null, member: { firstName: 'Eve' } },
  ]);
  const { body: figures } = await server.call('metrics.agents', { as: admin });
  expect(figures.agents.at(-1)).toMatchObject({ user: null, timeSpent: 1 });
});
