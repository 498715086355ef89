import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTicket, type TestMember } from '../../test/factories.ts';
import { startSecondNode, startTestServer, type TestServer } from '../../test/harness.ts';
import { hasPostgres } from '../../test/needs.ts';
import { waitFor } from '../../test/wait-for.ts';
import { replyAsCustomer } from './customer-reply.ts';
import { nextDue } from './read/scheduled.ts';

let server: TestServer;
let id: string;
let agent: TestMember;
let admin: TestMember;

beforeAll(async () => {
  server = await startTestServer();
  ({ agent, admin } = server.acme);
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = await makeTicket(server.acme, { customerUserId: server.acme.customer.userId });
});

const hour = 3_600_000;
const soon = () => new Date(Date.now() + hour).toISOString();

const schedule = (body: Record<string, unknown> = {}, as: TestMember = agent, on = id) =>
  server.call('tickets.scheduleReply', {
    as,
    params: { id: on },
    body: { message: 'Hello', ...('sendAt' in body ? {} : { holdSeconds: 30 }), ...body },
  });
const scheduled = async (body: Record<string, unknown> = {}, as: TestMember = agent, on = id) => {
  const { status, body: reply, error } = await schedule(body, as, on);
  expect(status, error?.message).toBe(201);
  return reply;
};
const cancel = (replyId: string, as: TestMember = agent) =>
  server.call('tickets.cancelReply', { as, params: { id, replyId } });
const sendNow = (replyId: string, as: TestMember = agent) =>
  server.call('tickets.sendReplyNow', { as, params: { id, replyId } });
const detail = async (as: TestMember = agent, of = id) =>
  (await server.call('tickets.get', { as, params: { id: of } })).body;
const words = async (as: TestMember = agent, of = id) =>
  (await detail(as, of)).messages.map(({ message }) => message);

/** Makes a reply due. */
async function makeDue(replyId: string) {
  await server.acme.org.write((tx) =>
    tx.update('scheduled_replies', { id: replyId }, { due_at: new Date(0).toISOString() }),
  );
  await server.drain();
}
const newsOf = async (as: TestMember) => {
  await server.drain();
  const { body } = await server.call('notifications.list', { as });
  return body
    .filter(({ actionUrl }) => actionUrl === `/tickets/${id}`)
    .flatMap(({ title, message }) => [title, message]);
};

describe('a scheduled reply', () => {
  test('is visible only to staff, and doesn’t change the ticket until it is sent', async () => {
    const before = await detail(admin);
    const reply = await scheduled({ message: 'It is mended', status: 'resolved' });
    expect(reply).toMatchObject({
      message: 'It is mended',
      author: { id: agent.userId },
      holdSeconds: 30,
      status: 'resolved',
      stopped: null,
    });
    expect(Date.parse(reply.sendAt) - Date.parse(reply.createdAt)).toBeGreaterThan(29_000);
    await server.drain();
    expect(await detail(admin)).toEqual({ ...before, scheduledReplies: [reply] });
    expect((await detail(server.acme.customer)).scheduledReplies).toEqual([]);
    expect(await words(server.acme.customer)).toEqual([]);

    await makeDue(reply.id);
    const after = await detail();
    expect(after.scheduledReplies).toEqual([]);
    expect(after).toMatchObject({ status: 'resolved', messages: [{ id: reply.id }] });
    expect(after.messages[0]).toMatchObject({
      message: 'It is mended',
      authorType: 'staff',
      isInternal: false,
      user: { email: agent.email },
    });
    expect(after.timeline.map(({ kind, actor }) => [kind, actor])).toContainEqual([
      'status',
      after.messages[0]?.senderName,
    ]);
    expect(await words(server.acme.customer)).toEqual(['It is mended']);
  });

  test('is sent when its delay is over, and not before', async () => {
    const begun = Date.now();
    await scheduled({ holdSeconds: 1 });
    await waitFor(async () => expect(await words()).toEqual(['Hello']));
    const [message] = (await detail()).messages;
    expect(Date.parse(message?.createdAt ?? '') - begun).toBeGreaterThanOrEqual(1_000);
  });

  test('can be canceled by its author, which returns the text and all that was to be sent with it', async () => {
    const reply = await scheduled({ status: 'resolved' });
    const taken = await cancel(reply.id);
    expect(taken.status).toBe(200);
    expect(taken.body).toEqual(reply);
    expect(await detail()).toMatchObject({ scheduledReplies: [], messages: [], status: 'open' });
    await makeDue(reply.id);
    expect(await words()).toEqual([]);
    expect((await cancel(reply.id)).error).toMatchObject({
      code: 'not_found',
      message: 'This reply is no longer scheduled',
    });
  });

  test('can’t be canceled once it is sent', async () => {
    const reply = await scheduled();
    await makeDue(reply.id);
    const refused = await cancel(reply.id);
    expect(refused.status).toBe(409);
    expect(refused.error).toMatchObject({
      code: 'already_sent',
      message: 'This reply was already sent',
    });
  });

  test('with an undo delay belongs to its author alone', async () => {
    const reply = await scheduled();
    expect((await cancel(reply.id, admin)).error?.message).toBe(
      'Only the author can cancel this reply',
    );
    expect((await sendNow(reply.id, admin)).error?.message).toBe(
      'Only the author can send this reply',
    );
    expect((await detail()).scheduledReplies).toEqual([reply]);
  });

  test('can be sent at once by its author, and only once', async () => {
    const reply = await scheduled({ sendAt: soon(), status: 'in_progress' });
    const [one, other] = await Promise.all([sendNow(reply.id), sendNow(reply.id)]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(one.body).toEqual(other.body);
    await makeDue(reply.id);
    expect(await words()).toEqual(['Hello']);
    expect(await detail()).toMatchObject({ status: 'in_progress' });
  });

  test('is stored once when the call is repeated with its key', async () => {
    const call = () =>
      server.call('tickets.scheduleReply', {
        as: agent,
        params: { id },
        body: { message: 'Once', holdSeconds: 30 },
        headers: { 'idempotency-key': `once ${id}` },
      });
    const [first, second] = [await call(), await call()];
    expect(second.body).toEqual(first.body);
    expect((await detail()).scheduledReplies).toHaveLength(1);
  });

  test('is rejected without a time, with two times, in the past, too far ahead, and for customers', async () => {
    const sentence = async (body: Record<string, unknown>) => (await schedule(body)).error?.message;
    const choose = expect.stringContaining('Send either holdSeconds or sendAt');
    expect(await sentence({ holdSeconds: undefined })).toEqual(choose);
    expect(await sentence({ holdSeconds: 5, sendAt: soon() })).toEqual(choose);
    expect(await sentence({ sendAt: new Date(Date.now() - 1).toISOString() })).toContain(
      'Please choose a time in the future',
    );
    expect(
      await sentence({ sendAt: new Date(Date.now() + 400 * 24 * hour).toISOString() }),
    ).toContain('Please choose a time within a year');
    expect((await schedule({}, server.acme.customer)).status).toBe(403);
    expect((await schedule({}, agent, 'nowhere')).status).toBe(404);
  });

  test('is rejected if someone else has replied before it is stored', async () => {
    await replyAsCustomer(server.acme.org, id, 'Never mind');
    const refused = await schedule({ seenMessageId: null });
    expect(refused.error).toMatchObject({ code: 'newer_message' });
    expect((await detail()).scheduledReplies).toEqual([]);
  });

  test('is limited to twenty per ticket', async () => {
    for (let at = 0; at < 20; at++) await scheduled();
    expect((await schedule()).error).toMatchObject({ code: 'too_many' });
  });

  test('isn’t sent after its ticket is deleted', async () => {
    const reply = await scheduled();
    await server.call('tickets.delete', { as: admin, params: { id } });
    await makeDue(reply.id);
    const left = await server.acme.org.all(
      server.acme.org.from('scheduled_replies').where('id', reply.id),
    );
    expect(left).toEqual([]);
  });

  test('is sent in the name of its author, even if they left during the delay', async () => {
    const { org } = server.acme;
    const reply = await scheduled();
    const membership = { user_id: agent.userId };
    await org.write((tx) => tx.update('memberships', membership, { role: 'customer' }));
    await makeDue(reply.id);
    await org.write((tx) => tx.update('memberships', membership, { role: 'agent' }));
    expect((await detail()).messages).toMatchObject([{ user: { email: agent.email } }]);
  });
});

describe('the timer', () => {
  beforeEach(() => server.acme.org.write((tx) => tx.remove('scheduled_replies', {})));

  test('is set for the next reply that is due', async () => {
    await scheduled({ sendAt: soon() });
    const { sendAt } = await scheduled();
    expect(await nextDue(server.context.database.directory)).toBe(sendAt);
  });

  test('is never longer than the maximum of a timer', async () => {
    const warnings: string[] = [];
    const warned = ({ name }: Error) => warnings.push(name);
    process.on('warning', warned);
    await scheduled({ sendAt: new Date(Date.now() + 60 * 24 * hour).toISOString() });
    await server.drain();
    process.off('warning', warned);
    expect(warnings).not.toContain('TimeoutOverflowWarning');
  });
});

describe('when the customer writes during the delay', () => {
  test('the reply is sent, and the customer’s message stays unread for its author', async () => {
    const reply = await scheduled();
    // A message from the same millisecond counts as seen.
    while (Date.now() <= Date.parse(reply.createdAt)) await new Promise(setImmediate);
    await replyAsCustomer(server.acme.org, id, 'Wait');
    await makeDue(reply.id);
    expect(await words()).toEqual(['Wait', 'Hello']);
    const unread = (await server.call('tickets.unread', { as: agent })).body.ids;
    expect(unread).toContain(id);
    expect(await newsOf(agent)).not.toEqual([]);
  });

  test('otherwise its author has read the ticket', async () => {
    const reply = await scheduled();
    await makeDue(reply.id);
    expect((await server.call('tickets.unread', { as: agent })).body.ids).not.toContain(id);
  });
});

describe('a reply with a chosen time', () => {
  const stopped = async (replyId: string) =>
    (await detail()).scheduledReplies.find((reply) => reply.id === replyId)?.stopped;

  test('is stopped when the customer writes first; its author is notified and keeps the text', async () => {
    const reply = await scheduled({ sendAt: soon() });
    await replyAsCustomer(server.acme.org, id, 'It works again');
    expect(await stopped(reply.id)).toBe('newer_message');
    await makeDueUnlessStopped(reply.id);
    expect(await words()).toEqual(['It works again']);
    expect(await newsOf(agent)).toContain(
      "Your scheduled reply wasn't sent: Vera Visitor wrote first",
    );
    expect((await cancel(reply.id)).body.message).toBe('Hello');
  });

  test('is stopped when a colleague replies, but not by a note or its author', async () => {
    const reply = await scheduled({ sendAt: soon() });
    const say = (as: TestMember, isInternal: boolean) =>
      server.call('tickets.reply', {
        as,
        params: { id },
        body: { message: 'Said', isInternal },
      });
    await say(admin, true);
    await say(agent, false);
    expect(await stopped(reply.id)).toBeNull();
    await say(admin, false);
    expect(await stopped(reply.id)).toBe('newer_message');
    expect((await sendNow(reply.id)).status).toBe(201);
  });

  test('is stopped when the ticket is closed, and sent when it is resolved', async () => {
    const reply = await scheduled({ sendAt: soon() });
    const set = (status: string) =>
      server.call('tickets.update', { as: admin, params: { id }, body: { status } });
    await set('resolved');
    expect(await stopped(reply.id)).toBeNull();
    await set('closed');
    expect(await stopped(reply.id)).toBe('ticket_closed');
  });

  test('can be stopped by a colleague, who can’t take the text from its author', async () => {
    const reply = await scheduled({ sendAt: soon() });
    expect((await cancel(reply.id, admin)).body).toMatchObject({ stopped: 'colleague' });
    expect((await cancel(reply.id, admin)).status).toBe(403);
    expect((await newsOf(agent)).join()).toMatch(/wasn't sent: admin \S+ stopped it/);
    expect((await cancel(reply.id)).status).toBe(200);
  });

  test('is stopped when its author leaves, and colleagues can take over its text', async () => {
    const { body: team } = await server.call('team.list', { as: admin });
    const member = { memberId: team.find(({ user }) => user.id === agent.userId)?.id ?? '' };
    const reply = await scheduled({ sendAt: soon() });
    const colleagues = await scheduled({ sendAt: soon() }, admin);
    const setRole = (role: string) =>
      server.call('team.setRole', { as: admin, params: member, body: { role } });
    expect((await setRole('customer')).status).toBe(200);
    const waiting = (await detail(admin)).scheduledReplies;
    expect(Object.fromEntries(waiting.map((one) => [one.id, one.stopped]))).toEqual({
      [reply.id]: 'author_left',
      [colleagues.id]: null,
    });
    expect((await cancel(reply.id, admin)).body.message).toBe('Hello');
    expect((await detail(admin)).scheduledReplies.map((one) => one.id)).toEqual([colleagues.id]);
    await setRole('agent');
  });

  async function makeDueUnlessStopped(replyId: string) {
    const rows = await server.acme.org.all<{ due_at: string | null }>(
      server.acme.org.from('scheduled_replies').where('id', replyId),
    );
    expect(rows).toMatchObject([{ due_at: null }]);
    await server.drain();
  }
});

test('two nodes send every reply once', async () => {
  // Only one process can own an SQLite file, so the second node is the same one.
  const there = hasPostgres ? await startSecondNode(server) : server;
  const replies = await Promise.all(
    Array.from({ length: 15 }, (_, at) => scheduled({ message: `Word ${at}`, holdSeconds: 1 })),
  );
  await waitFor(async () => expect((await words()).length).toBeGreaterThanOrEqual(15));
  await Promise.all([server.drain(), there.drain()]);
  expect((await detail()).messages.map((message) => message.id).sort()).toEqual(
    replies.map((reply) => reply.id).sort(),
  );
  if (hasPostgres) await there.stop();
});

test('a member can change how long they can undo a sent reply', async () => {
  const user = (await server.call('auth.user', { as: agent })).body;
  expect(user.undoSendSeconds).toBe(10);
  const body = { undoSendSeconds: 0 };
  const changed = await server.call('profile.update', { as: agent, body });
  expect(changed.body).toEqual({ ...user, undoSendSeconds: 0 });
});
